// Real Portuguese words one slip away from a word of the lexicon (part 2 of 3): never to be mended.
// Generated from a frequency list of subtitles, kept where a spelling dictionary agrees.

export const REAL_WORDS_2 = `
demorando demoraram demoro denise densa denso dentre dependem deputado dera derem dermos desca descalco
descansa descansado descansando descansar descanse descansem descarado descartavel descascar desce descem
descemos descendo descer desceram desco descobre descobrem descontente descrito descubra desculpar desculpe
desculpo desejavel desenhista desenvolve desenvolver desertar desertos desertou desfecho desfilar desgaste
desgosto desligou desligue desliza deslizar deslocar desmontar desolado despeito despejado despejar despejo
desperta despertar despertou despistamos dessem destaca desviado desviando detem detenha detentos deter detido
detidos detonacao detonador detras deusa deuses deveres devorado devorando dieta diferente diferentes digitar
digite digna digno dimensao dimensoes dina dinamico dino direita diremos direta diretoria dirigem dirigi
dirigia dirigida dirigimos dirigindo dirigir disciplinar discorda discurso disparem dispensa dissemos disserem
dissermos distantes disto distribuidor distribuindo ditar diva diversas divina dizes doador doca docas
documentacao doendo doer doeu doidao dolores domar domestico domesticos domina dominou dons dora dores dormem
dormia dormira dormiu dotado dote doze dragao drogada drogado drogados drogando drogar drogou duram durao
durara dure durmam durmo duto duvidando duvidar duvide duvido edison editor editores edna educados egito
elastico eletronica eliminacao elise elite embalagem emboscada emite empolgada empolgado empolgados empregado
empregador encantado encantador encantamento encantos encarando encerrou encurtar energetica enfia enfiada
enfiado enfiando enfiar enfie enfiei enfio enfiou enganacao enlatada ensaiando ensopado ente entediada entenda
entendam entendem entendera entendi entendia enterra enterrado enterrar entes entregado entregam entregamos
entregar entrego entregou entregue enxame enxergar epica equilibrio eramos erga eros errante escalao escalar
escapa escapado escapar escapei escobar escolham escolhe escolhi escolho escolta escoltar escotilha escovar
escrava escravas escravo escravos escritor escritora escroto escudo escudos escultura escura escuras escutado
escutam escutamos escutando escutar escutaram escute escuto esfera esforcado esforcando esforcar esforcei
esforcou esgotou esme espacial espada espalhou espancou espanhola especime esperam esperar espere esperma
esperou esperta espertas espertinho esperto espiando espinhal espinhos esporte esportes esposo espreita
espremer esqueletos esquema esquemas esquinas estacao estada estadia estalar estalo estande estarao estaremos
estariam estariamos estarmos estatica estatuas estavamos estejam estejamos estende estender estendeu estepe
estima estimada estimado estiverem estivermos estoria estorias estrada estradas estragos estranho estrategica
estreita estrondo estrutural estudante estudio estudios estufa estupida estupidas estupido estupidos estuprada
estuprado estuprar estuprou eter eterno evoluindo evoluir evoluiram exagera exagere exagerou exata excessiva
exceto exclusivo executado executiva exibicao exige exigem exigindo exigir exigiu exijo exista existem existo
exito exoticas expansao expedicao exploracao explorado explorando explorar expoe expor exportacao exposta
expostas exposto expostos expressa expressando expressao expressar expressou expulsao extensa externa externas
extincao extintos extorsao extremas extremo extremos facada facadas facamos facao faccao face faces fachada
facil facto fada fadas falante falha falhado falham falhamos falhando falhar falharam falhas falhe falhei
falho falhou falida falido falidos falir faliu falsa falsas falso fama fantasiar fantasma farda fariamos faro
farra farsa farta farto fase fases fato fator fatores favorece faxineiro fazes fedendo feia feias feio feios
feitio felix feno fere feri feridas ferido ferindo ferra ferrado ferrados ferre ferrou ferrugem fervendo feto
fiada fichado fieis fiel figado filhinha filhinho filma filmado filmamos filmando filmaram fina finalizado
finalizar finas finge fino finos fins firme firmes fisico fixacao fixar fixe fizerem fizermos flanco flecha
flechas flora fluindo foca focada focado focados focando focar focas foco foda fodam fode fodendo foge fogo
fogos folga foque forca forcando forcas ford forem formais formal formam formando formar formos forno forte
forum fosso foste fotografias fotografica fraca fracas fraco franca francesa francesca francesco frasco
fratura fraturas freira frequenta frequentar fria frias frigideira fritar frito fritos fronte frota fruto fuga
fuja fujo fuma fume fumei fumou funcionario funcionarios fundamental fundou funeraria fungo fungos furacao
furo fusco fuso futura futuras gabe gaga gage gaia gaita gajo gala gale galeria gales galho galhos galo galpao
gama gancho ganchos ganhador ganso gansos gases gate gates gatilho gatinha gatinhas gaza gelada geladas gelado
gelados geleira gema geme gene genes genio gerador gerais gerir germes gestao gesto gestos gibi gibson
giovanni gira giram girando girar gire giria giro gole golfe gordo gore gosma gostinho gostosas gostosos gota
gotas governa grade grades grado graham granada granadas grandao granja gravador graveto gravida gravidas
graxa greta greve grilo gritado gritam gritando gritar gritaria grite grito gruta guardia guardiao gueto
guindaste guru habil haja halito hamburgueres havai havana hector helen helene helio hera here herpes
hesitacao histeria histerica histerico historica hola holograma homenzinho honra honras hope horacio horda
horta hostil houver iate ideais idem idiotas ignorante igual imaginacao imaginario imaginarios importa
importam importando importara importasse importei importem importo importou impostor imprensa impressa
impresso incendiou incesto india indias indicador indiciado indicio indio infame infancia infantis infeccao
infernos infinita infinito inflamacao informal informante informantes infracao inicia iniciar inimiga inovacao
inovador inscricoes inseto insistem insistindo insistir insistiu insisto instrucao intenso interacao interface
interfere interino interior interiores internar internas internos interpretacao interrompa interrompeu
intestino intestinos intimacao intimo invasoes inventa inventada inventado inventamos inventando inventar
inventaram invente inventei invento inventor inventou inverter invertido investiga investigam investigar
investigou investigue irao irem irene isabel isca israel jana jane jangada jantares jogador joquei josie juana
judia julian juno juntado juntam juntamos juntando juntara juntaram juntarem juntarmos junte juntei juntem
juntou jura jurou justa karl laco lacos lado lados ladra lagartos lago lagos laila lama lamar lana lancador
lane lares larva larvas late latim latina lavanda leais leal leao lebre leem legado leia leiam leilao leio
leitor lema leme lena lenda lenha lenta lentas lento lentos leoes leopardo lerdo letal levante levanto levy
libera libertada libertado libia licao licoes lidado lidam lidar lide lidei lidera lidou liga ligada ligam
ligando ligara ligarmos ligas ligeira ligo lila lima limbo limiar limita limpador lina lindo lindos linho
linus liquidacao liras lisa lise liso listras litro litros livra livramos livrando livrarmos livrei livrou
lixao lixar lixe liza lobo locacao local localizacao localizador lodo logica lola longe loucas loura luar lula
luna lunar lutadora lutam lutar lutarmos lute luto macaco macaneta macarico mace macia macias macio maco macos
made maduro mafia magia mago magoa magra magro maia major malditas malha malhando malta maluca malvados mama
mamae mamas manada mancando mancha manco mandarim mandato mandela mane maneiro manila manipulador manipulando
mantem mantemos mantendo mantenha mantera manterem manteria mantermos mantidos mantinha manto mantra
manualmente manuel maozinha mapa maquinista mara maravilhosa marcador marcante marcel marcela marcha marchando
marchar marchas marchem marcial marcus mare margarita marge margo mari maricas marie marine marinha marinho
marissa marla marte martina mascar massagens mastro matam matamos matara mataria matariam matarmos matei matem
matematico maternal mato maura maus maxim maxima meca mede medicinal medina medir meditacao megan meiga meigo
melao melhoria melhorias memorial menta mentais mental mentalmente mente mentem mentes menti mentia mentido
mentimos mentindo mentir mentiram mentiria mentor mentora mentores mera mercador merce mercedes merda merdas
mereca merecem merecer mereceu mereci mereco mero meros mestra mestre mestres metais metal metalico meteoros
mexicano mexico meyer michel midia mija mijo mika mila milhares milo minimo ministerio minorias minta mira
mirar miss mito mitos miuda miudas miudo mocao mocinho moda modernos modulo moeda moedas mofo moinho moira
moita mola molde molhadas molhados molho momo mona monge monges monitora monstro montagem montana montanha
montao monumento morada moral moralidade moram moramos morando morbido morcegos more morei morna morno moro
morou morse morta mortalidade mortas morto mosca moses mostarda motiva mula mulas muletas mulheres multidao
municipio murro musa musico nadam nadar nade nado namorava nana nancy nano nasa nasal nato naval nega nego
negociacao negociador negociante negociavel nela nele nemo nero nervos nesta nevar neve nice ninar ninja nino
nisso nivel nojo nola norma norman normas noroeste norte notar note notificacao noventa novinha nuca objectivo
objetiva obrigando observando obtem obvia oceano ocorrido oculta ofegante oferenda ogro olhares onda onze
operado operam operar operario opie opio ordenada ordenando organica organico organicos organizacao orientador`;

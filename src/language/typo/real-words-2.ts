// Real Portuguese words one slip away from a word of the lexicon (part 2 of 3): never to be mended.
// Generated from a frequency list of subtitles, kept where a spelling dictionary agrees.

export const REAL_WORDS_2 = `
deli delicada delicadas delicado delicados delirando delito delta demi demita demite demitida demitido
demitidos demitindo demitiram demito demolicao demora demorado demoramos demorando demoraram demoro denise
densa dentre dependem dependemos dependo depos deposto deputada deputado deputados dera derem derivado
derivados dermos desabando desca descalca descalco descansa descansada descansado descansam descansando
descansar descanse descansem descansou descarada descarado descarga descargas descartavel descascando
descascar desce descem descemos descendo descer desceram descobre descobrem descolar desconheco descontente
descrita descrito descubra desculpar desculpe desculpo desdem desejavel desenhista desentupidor desenvolve
desenvolvem desenvolver desertar desertos desertou desfecho desgastada desgastado desgaste desgosto desistente
desmontar desolacao desolada desolado desonrado desonrar desonrou despeca despeito despejada despejado
despejados despejando despejar despeje despejo despejou desperta despertado despertando despertar desperte
desperto despertou despistamos desporto dessem dessemos destaca destro desviado desviando detalhista detem
detendo detenha detenham detentas detentos deter detestam detido detidos detonacao detonador detras deusa
deusas deuses deveres devora devorada devorado devorados devoram devorando devorou devotada devotado dieta
diferencia diferente diferentes digitando digitar digite digna digno dilatadas dima dimensao dimensoes
diminuicao dina dino direita diremos direta diretiva diretoria dirigem dirigi dirigia dirigiam dirigida
dirigimos dirigindo dirigir dirigiram disciplinar disco disparam dispensa dispense dispenso dispersa disque
dissecar dissemos disserem dissermos disto distribui distribuidor distribuindo distribuiu ditar diva diversas
divina divinas divisa divisas dizeres dizes doador dobram doca docas documentacao doendo doente doer doeu doia
doida doidas doido doidos dolce dolores domar domestica domestico domina domine dominou domo dons dopado dora
dorado dores dormem dormi dormia dormira dormiu dotado dote dotes doze dragao drogado drogar drogo duram
durmam durmo duto duvidado duvidam duvidando duvidar duvide duvido ecologica ecologico edipo edison editor
editores edna educadas educados egito eletrico eletro eletrolitos eletronica eletronicas eliminacao elise
elite embalagem embolia emboscada emboscadas emboscado emboscados emboscar emergencial emite emitem emitindo
emociona emocionar empanado empolgada empolgado empolgados emprega empregado empregador empreitada encantador
encantamento encantos encaramos encarando encaro encenado encenando encerre encerrou enchemos encurtar enfia
enfiada enfiado enfiando enfiar enfiaram enfie enfiei enfio enfiou enganacao enganador enganosa engate
enlatada enlatado enlatados enrugada enrugado ensaiado ensaiamos ensaiando ensinamento ensopada ensopado ente
enteada enteado entediada entediando entenda entendam entende entendem entendera entendes entendi entendia
enterra enterrado enterram enterrar entes entorno entregado entregam entregamos entregas entrego entregou
enxame enxergar epica equilibrio eramos erga ergam eros errante escala escalar escapa escapamento escapar
escapei escapem esclarecedor escobar escolham escolhe escolhi escolhia escolho escolta escoltar escovar
escrava escravas escravo escravos escritor escritura escrituras escrivao escrota escroto escudo escudos escura
escutado escutam escutamos escutando escutar escutaram escutarem escute escuto esfera esfolar esforcado
esforcam esforcamos esforcando esforcar esforcaram esforcei esforcou esgotou esme espacial espada espalhou
espancou espanhola espantou especime esperam esperar espere esperma esperou esperta espertas espertinho
esperto espeto espiando espinhal espinhos espirra esporte esportes esposo espreita espreitando espreitar
espremer esqueletos esquema esquemas esquiando esquinas estacao estada estadia estalar estalo estande estanho
estarao estaremos estariam estariamos estarmos estatica estatico estavamos estejam estejamos estela estendem
estender estendeu estepe esterno esticada esticado esticando estima estimada estimado estimados estimo
estiverem estiveres estivermos estoques estoria estorias estorvo estrada estradas estragam estragos estranho
estrategica estreita estrelar estressa estrondo estruturais estrutural estudante estudio estudios estufa
estupendo estupida estupidas estupido estupidos estuprada estupradas estuprado estuprando estuprar estupraram
estuprei estuprou eter eterno etnia evaporar evaporou evolui evoluido evoluimos evoluindo evoluir evoluiram
exagera exagere exagerou exata excedente excessiva exceto exclusao exclusivo exibicao exige exigem exigido
exigimos exigindo exigir exigiram exigiu exija exijo exilados exista existem existo exito exonerado exoticas
expansao explicacao explicito explodam explorada explorado exploram exploramos explorando explorar explorou
exportacao exposta expostas exposto expostos expressa expressam expressando expressao expressar expressei
expressou expulsao extensa extenso externa externas extincao extintos extorsao extracao extremas extremo
extremos facada facadas facamos facao faccao face faces fachada facil facto fada fadado fadas falador falante
falco falha falhado falham falhamos falhando falhar falharam falharem falharmos falhas falhasse falhe falhei
falho falhou falida falido falidos falindo falir faliu falsa falsas falso fama fane fantasiar fantasma farda
fariamos faro farra farsa farta farto fartura fase fases fatiar fatima fato fator fatores favorece faxineiro
fazenda fazes fedendo feia feias feio feios feitio feiura feixes felix feltro feno fera feras feridas ferido
ferindo ferozmente ferra ferradas ferrado ferrados ferradura ferramos ferrao ferraram ferre ferrou ferrugem
fervendo festanca festiva feto fiada fiador fichado fieis fiel figa figado figo figos file files filhao
filhinha filhinho filma filmado filmados filmamos filmando filmaram filmei filo fina finado finalizar finas
fine fino finos fins fios firmar firme firmes fisico fita fitas fixacao fixada fixar fixe fixou fizera fizerem
fizermos flanco flecha flechas flora foca focada focado focados focando focar focas foco foda fodam fode
fodendo fodo fofa fofo fofos foge fogo fogos folga fonte fontes foque forca forcam forcando forcas ford forem
fores forja formais formal formam formando formar forme formos formular fornecemos forno fortune forum foto
fotos fraca fracas fraco frade franca francesa francesca francesco frasco fratura fraturada fraturado fraturas
fraturou frei freie freira frequenta frequentam frequentar frequentou fria frias friccao frigideira fritando
fritar frito fritos fronte frota frutinha fruto fucando fucar fumado fumei funcionais funcionario funcionarios
funda fundamental fundou funeraria fungo fungos fura furacao furando furao furo futura futuras gaba gabe gado
gaeta gage gaita gajo gala gale galeria gales galho galhos galo galpao gama gamao gana gancho ganchos ganges
ganhador ganhadora ganso gansos garca garupa gases gaspar gatao gate gates gatilho gatinha gaze geada gear
gelada geladas gelado gelados gelo gema gemada gemas geme gemer gene genes genio gerador gerais geri gerir
germes gestao gesto gestos gibi gibson giovanni gira girafas giram girando girar girava gire giria giro girou
gomes gore goro gosma gostinho gostosas gostosos gota gotas grade grades grado graham gramado granada granadas
grandao granja grao gravacao gravador graveto gravetos gravida gravidas gravido gravuras graxa greta greve
greves grita gritamos gritando gritaram gritarem gritaria grito grudados gruta guardia guardiao gueto
guindaste guio gumes guru habil habita haia haja halito hamburgueres havai havana hector helen helene helio
hera here herpes hesitacao histeria histerica histerico historica hola homenzinho honra honras honravel hope
horacio horda hordas horta hostil houver hume iate idas ideais idem ignorante imaginacao imaginario
imaginarios imaginavel impactante impactos importando importasse importo importou imposta impostor impressa
impressas impresso impressos inalacao incesto inclusao incluso incorreta india indias indicacao indicador
indicativo indiciado indiciar indicio indio ines infancia infantis infeccao infernos infestada infestado
infinita infinito inflamacao inflamada inflamado informal informante informantes infracao inga inge ingerido
ingerir ingeriu ingestao ingressar inicia iniciar injustas inovacao inscricoes inscrito inscritos insercao
inseto insira insistem insistido insistindo insistir insistiram insistiu insisto instalando instalaram
instrucao integra integracao integro intel interacao interface interfere interino interior interiores internar
internas internos internou interpretacao interrogue interrompa interrompeu interrompi intersecao intestino
intestinos intimado intocada intocado invasoes inventa inventada inventadas inventado inventados inventam
inventamos inventando inventar inventaram invente inventei invento inventor inventou inverter invertida
invertido investiga investigam investigar investigou investigue invicto iodo irao irem irene isabel isca
ismail israel ivana jana jane jangada jantares jogador joquei josie josue juana judia julian juma juno junta
juntado juntam juntamos juntando juntara juntaram juntarao juntarei juntarem juntarmos juntas juntasse junte
juntei juntem juntou jura jurou justa kant karine karl lace laco lacos lacrada lacrado lacre lado lados ladra
lagartos lago lagos laia laila laje lala lalo lama lamar lambreta lana lancador lane lange lanka laos lares
laris larva larvas lasca lascar lascas lata latao latas late latim latina lauda lavador lavanda leais leal
leao lebre leem legado legalizada legalizado legalizar leia leiam leigo leilao leio leis leito lema leme lena
lenda leno lenta lentas lento lentos leoa leoes leopardo lepra lerdo letal leto levante levanto levy libera
libertada libertado libia licao lidado lidam lidar lidarmos lide lidei lidera lidou liga ligada ligam ligando
ligara ligarmos ligas ligeira ligo lila lilas lima limbo limiar limita limoes limpador limpinho lina lince
linda lindas lindinha lindo lindos lino linus liquidacao liras lisa lise liso lissa listrada listras litro
litros livra livramos livrando livrara livraram livrarei livrarem livrarmos livrei livrou lixa lixao lixar
lixe lixeiro liza loba lobo locacao localizacao localizador loco lodo logica lola lolo lona longe loras lorenz
loucas loura luar luas luci lucida lucio ludo lugo lula lulas luna lunar lunares lupa lura lutadora lutam
lutar lutarmos lute luto macaca macaco macarico macau mace machados macia macias macio maco macos made maduro
maezinha mafia magia magias magma magna magno mago magoa magoando magra magricela magrinha magrinho magro maia
maias maja major maldades malditas malha malhando malho mali malta malte maluca malvadas malvados mama mamae
mamar mamas mambo manada manca mancada mancando mancar mancha manche manco mandante mandao mandarim mandato
mandatos mandela mane maneirar maneiro manes mani maniacos manila maninha mansa manso manta mantem mantemos
mantendo mantenha manterem manteria mantermos mantidas mantidos mantinha manto manualmente manuel maozinha
mapa mara maradona maravilhado maravilhosa marcador marcante marcel marcela marcha marcham marchando marchar
marchas marchem marchou marcial marciana marcus mare marga marge margo mari mariano marica maricas marie
marine marinha marino maris marissa marla marmota marquesa marte martel martina mascar mascarar mascaras
massagens mastro mata matam matamos mataria matariam matarmos matas matei matem matemos materna maternal
matias mato matricular maura maus maxi maxim maxima meca mede medical medicamente medicao medicinal medicoes
medido medina medir meiga meigo melhoria melhorias melodias meme memorial menta mentais mental mentalmente
mente mentem mentes menti mentia mentido mentimos mentindo mentir mentiram mentiria mentor mentora mentores
mera meras mercador mercante merce mercedes mercia merda merdas mereca merecem merecer mereceu mereci mereco
mero meros mestra mestre mestres metais metal metalica metalico meteoros mexicano mexico meyer miao mica
michel mico mictorio midas midia mija mijo mika mila milhares milhas milo mima mimo minar minimo ministerio
minorias minta mira mirar misa miss missao mista mito mitos miuda miudas miudo mocao mocinho moda modem
moderada moderado modernos modificacao modulo moeda moedas moer mofo moido moines moinho moira moita mojo mola
molas molde moldes mole moles molhadas molhados molhando molho momo mona monge monges mongo monitora mono
monsanto monstro montagem montana montanha montao montero monumento morada morado moral moralidade moram
moramos morando moraram moraria morarmos morbida morbido morcegos mordecai more morei morfeu mori moria morna
morno moro morou morsa morse morta mortalidade mortas morto mosca moses mostarda moteis motiva motivou motora
mousse movimenta movimentando muco mula mulas muleta muletas mulherada mulheres muller multidao mundanas
mundanos muro murro musa musico nabo nadam nadar nade nadei nadja nado namorava nana nano napa nasa nasal nata
natalina nato naval nega negativa nego negociacao negociador negociante negociavel neguinho nela nemo nero
nesta neste neva nevar neve neves nice nicho nicolau ninar nine ninja nino nisso nocivo nojo nola nomade norma`;

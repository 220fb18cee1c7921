// Real Portuguese words one slip away from a word of the lexicon (part 2 of 3): never to be mended.
// Generated from a frequency list of subtitles, kept where a spelling dictionary agrees.

export const REAL_WORDS_2 = `
dera derem dermos desca descansa descansando descansar descanse desce descendo descer descobre descobrem descrito
descubra desculpar desculpe desgosto desligou desligue deslizar desmontar despejar despejo despertou detentos deter
detido detidos detonador detras deusa deuses deveres dieta diferente diferentes digna digno dimensao dimensoes dina
dino direita diremos direta diretoria dirigem dirigi dirigia dirigindo dirigir disciplinar discurso dissemos disserem
distantes disto diversas divina dizes doador doca docas documentacao doendo doer doeu doidao dolores domestico
domesticos domina dominou dons dora dores dormia dormiu dote dragao drogada drogado drogados drogou duram durao durara
durmo duvidar duvido edison editor educados egito eliminacao elise emboscada empolgada empolgado empregado empregador
encantado encantador encarando enfiar enfiou ensaiando ensopado entediada entenda entendam entendem entendera entendi
entendia enterrado enterrar entes entregamos entregar entrego entregou entregue enxergar eramos escalao escalar escapa
escapado escapar escapei escobar escolhe escolhi escolho escolta escotilha escovar escrava escravo escravos escritor
escritora escroto escudo escudos escultura escura escuras escutado escutam escutando escutar escute escuto esfera
esforcando esforcar esforcou espacial espada espalhou espanhola especime esperam esperar espere esperma esperou esperta
espertinho esperto espiando espinhos esposo espreita esquema esquemas estacao estadia estarao estaremos estariam
estariamos estarmos estatica estatuas estavamos estejam estejamos estender estima estimado estiverem estivermos estoria
estrada estradas estragos estranho estreita estudio estudios estupida estupidas estupido estupidos estuprada estuprar
estuprou evoluir exagere exagerou exata exceto exclusivo executado executiva exibicao exige exigem exigindo exigir
exigiu exijo exista existem existo exito expansao expedicao exploracao explorando explorar exposta exposto expostos
expressa expressao expressar externas extincao extorsao extremas extremo extremos facada facamos fachada facil facto
fada fadas falante falha falhado falhamos falhando falhar falharam falhas falhei falhou falido falsa falsas falso fama
fantasma fariamos farra farta farto fase fases fato fator fatores fazes fedendo feia feias feio feios feridas ferido
ferrado ferrados fervendo feto fieis fiel filhinha filhinho filmado filmando finalizar fino finos fins firme firmes
fisico fizerem fizermos flanco flecha flechas flora fluindo foca focada focado focar foda fodendo forca forcando forcas
ford forem formal formam formando formar formos forum fotografias fracas fraco franca francesa francesca frasco fratura
fraturas fria frias fritar frota fruto funcionario funcionarios fundamental furacao futura futuras gabe galpao galho
galhos gama gancho ganhador ganso gases gates gatilho gene genes genio germes gestao gesto gestos gibson giovanni gira
girando girar gire gostosas graham granada granadas grandao gravador gravida gravidas greta greve gritam gritando
gritar gritaria grite guardiao gueto haja halito hamburgueres havana hector helen hera here herpes hesitacao histeria
histerica historica holograma homenzinho honra honras hope hostil houver iate ideais idiotas ignorante imaginacao
imaginario importa importam importara importasse importei importo importou impostor imprensa indicador indio infame
infantis infeccao infelizes infinita infinito informal informante informantes iniciar inimiga inseto insistindo
insistir insistiu insisto instrucao intenso interacao interface interior internas internos interpretacao interrompa
interrompeu intestino intimacao inventa inventado inventando inventar inventaram inventei inventor inventou investiga
investigar investigou irao irem irene isabel israel jane jantares jogador josie judia julian june jura jurou justa laco
lacos lado lados ladra lago lagos lama lamar lana lancador lane lares leal legado leia leilao leio leitor lema leme
lena lenda lenha lenta lento lentos leoes leopardo letal levante levanto libera libertado licoes lidar lidera lidou
ligada ligando ligo lila lima lina lindo lindos linus liquidacao liras lisa livra livramos livrei livrou liza
localizacao logica lola longe luar luna lunar lutar macaco macia macio maduro mafia magia mago magoa magra magro maia
major maluca malvados mama mancha mandato mane maneiro manipulando mantemos mantendo mantera manteria mantinha manto
manualmente manuel mara maravilhosa marcador marcel marchando marchar marcial marcus mare marge margo maricas marie
marinha marinho marissa marla mastro matam matamos matara mataria matariam matarmos matem mato maura maus maxima mede
medir meigo memorial menta mentais mental mentalmente mente mentem mentes menti mentido mentindo mentir mentiram
mentiria mentor mentora mentores mera merce mercedes merda merdas mereca merecem merecer mereceu mereco mero mestra
mestre mestres metais metal meteoros mexico meyer michel midia mijo mika milhares milo minimo ministerio minta mira
mirar mito mitos miuda mocao mocinho modernos modulo mofo moinho moira molde molhadas mona monge monges monstro montao
monumento morada moral moralidade moram moramos morando morcegos more morei moro morou morse mortalidade moses mula
mulheres multidao musico nadar nasa naval nega negociador negociante nela nemo nero nervos nesta neve nice ninar nino
nisso nojo norma norman normas noroeste notar nuca observando obvia oceano ocorrido oculta ofegante olhares onda
operado operador opio organica organizacao oriental otario ouco pablo paco paisagem paises palido palma
`;

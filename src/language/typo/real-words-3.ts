// Real Portuguese words one slip away from a word of the lexicon (part 3 of 3): never to be mended.
// Generated from a frequency list of subtitles, kept where a spelling dictionary agrees.

export const REAL_WORDS_3 = `
norman normas noroeste norte notam notar note notem notificacao noto nova novas novinha novinhas nuca nula
nutrir objectivo objetiva obrigando observando obtem obtemos obvia ocorrido oculta ofegando ofegante oferenda
oferendas ogro olhares oliva olmo onda onze operacao operado operandi operario opie opio opos optica ordenada
ordenando ordenhar organica organicas organico organicos organizacao organizadora orientador orientais
oriental originou orla ornamento oslo ostentacao ostra ostras otario otico ouco ouse ousei ouso ousou ouvida
ouvindo ovulos pablo pacas pacificador paco padre padres paes pagao pagaos pager paira pairando paisagem
paisagens paises paizinho palha palheiro palmadas palmeira panca pancadas pano panos paola paolo papa papais
papal papas papinho papo paragem parceira pardo pareca parece parecem parecemos parecera pareces pareceu
parecia pareciam pareco pareo paria parir paris pariu parta partam parteira partem parti participam participar
participe participo particula particulas partilha partimos partira parto partos parvo pasmo passadinha
passageira passageiro passaro passaros passeando passear passeia passivo pasta pastagens pastar pastas pasto
pastos pata patas pate patel patinho pato patos patria patricio patriota patroes paul pausa pausar pausas
pauta pazes peao pecado pecados pecam pecar pecou pediatria pedra pedreira pegador pegaso peida peido pelado
pelados peluda pence pensador pensoes peoes pepe pequei pequenos perca percamos percebam percebem percebemos
percebes percentagem percepcao perco perda perde perdem perdemos perdi perdida perdidas perdido perecer perfis
perguntam perguntar pergunte perguntem pergunto perguntou peri perigos perigosa perna pernil persa persas
persiste pertenca pertencem pertencer pertenceu pertencia pertenco perto peru perus pesada pesadas pesam pesar
pesca pescado pescando pescou pesquisador pessegos peste pestinha pete peter petra pica picada picadas picado
picar pico picou piegas pier pietro pifou pilar pilares pilatos pinca pincas pine pines ping pingente pinguim
pinho pino pinta pintada pintadas pintado pintados pintam pintamos pintando pintar pintaram pinte pinto
pintora pintos pintou piora piorando pioraram piore pipa pipas pira pirada pirado pirando piranha pirar pirata
pirei pirou pisa pisado pisam pisando pisar piscando pise pisei pisou pisque pista pitada placar plana
planeado planear planejador planeta planetas plantado plantar plantio platao plato pleno plenos pluma poca
pocao pocas poco pocoes pocos poderes podio podre podres poeta pole policia policias polida polido politico
polo polpa pombos pompa poncho ponta pontas ponte ponteiro pontes popa pope pora porao porca porcao porcaria
porcelana porco porno poros porra porradas porreiro portal portando portar porte porteira posando pose poses
positiva possamos posse posses postagem postagens postal postando postar poste postes postou potro pouca
poucas pouquinho pousa pousamos pousando pousar pousaram pousarmos pouse pouso pousou povos praca pradaria
prado prados praga pragas prantos prateada prateado praticam praticar pratico precaria prece preciosa
preciosas precioso precisao predio prefeita prefeito prefira prega pregado pregando pregar prego pregou
premiado premier prendido prensa preocupa preocupam preocupando preocupasse preocupei preocupem preocupes
preocupou preparam preparem presa presenca presidencia preso presos pressa pressas prestado prestam prestando
prestar prestaram preste presto presuncao preta pretendente pretensao pretexto preto pretos prevendo previo
prevista principes principio principios prior prisma privado proa processar processos processou proclamar
procriar procuracao procurador producao produtor produzem profeta profetas programacao programador progressao
progressivo projetil projetor prol prometa prometam promete prometem prometemos prometendo prometer prometeram
prometeu prometida prometido prometo promissor promissora promissores promotor pronta propenso proposto
proprio prosa prossigam protecao protegem protegemos proteger protejam proteses protesto protestos protetora
provacao provada provando provaram provarei provarem provedor proveito providencia providencie provisao
provocam provocar prudence prudencia psicologica psique psiquiatria pudemos puderam puderem pudermos pulado
pulam pulamos pulando pular pularam pule pulei pulem pulo pulos pulou pulsando puna pune punho pura puras pure
purificado puro puros puta putas puto puxao quadrado quadrilha quale quantica quao quartinho quartzo quebrada
quebradas quebram quebramos quebrando quebrar quebrara quebraram quebrarem quebre quebrem quebro queira
queiram queiramos queiras queixa queixando queixar queixas queixo queixou quentinho queres quieta quietas
quietinha quintal quisemos quiseram quiserem quisermos quota rabo raca racas racoes rafe rafi raiar raiz raja
rala rale rama rami ramo rana range rangendo rani rapazinho rapida rapidas rapidinha raptaram rara raro rasa
rasgadas rasgando rasgo raso raspando rasto rastrear rastreei rastreia rastreie rastreou rata rato reacao
reatar reaver reba rebeldes rebocado receio receitar receitou recem recepcao recheado recibo recobrar recolham
recolhemos recolhendo recolher recolheu recolhido recontagem recordacao recorrer recorreu recorte recortes
recrutas recuando recuaram recuarem recuperam recusado recusamos recusando recusaram recusarem redacao redea
redencao redoma redondas reduto reduz refem referem referencia referencias referendo referi referido refinada
refinado refiro reforca reforcada reforcado reforcar reformado reformando reformar regar regente regia regis
registo registos regua reina rejeicao rejeita rejeitam rejeitar relacionar relata relatado relatados relatando
relataram relativo relato reles relva reme remem remendar remendo remessas remi remo remoendo remota remotas
remoto removedor rena renal renas rendicao renegado renegados reno renomado renome renovacao renzo repara
reparado reparando repare reparei reparo repensando repensar repente repete repetem repetida repetidas
repetido repetindo reporta reportado reportando reportar reporte reporter reportou repousar requerem resfriada
resfriado resfriar residencia residencias resina resista resiste resistem resisti resistira resistiu respeita
respiram respirem responda respondam responde respondem responder respondia respondo ressaca restaurando
resultando resultar resultara resultaram resultou reta retal retardada retardado retardados retardar retas
retem retencao retendo reter retido retina reto retocar retomada retorica retornado retornam retornamos
retornando retornar retornaram retornarem retornarmos retornei retornem retornou retratar retro reunidas
reunidos revelada reveladas revelado revelados revelam revelando revelaram revendedor reverenda reverendo
reversa reversao reverso revidar revidou revirado revirando revirar revirou revisoes revistado revistando
revistar revistaram reviste revistem revistou revivendo revogada revoltado revoltas revolucao revolver
revolveres reyes reza rezado rezam rezamos reze rezem rezo riacho rice ride rido rima rina rindo ringo rios
risa risco riso rito rixa robe robot roca rocha rochas rock roda rode rodeados rodeando rodou rogo rolar rolha
rolinho rolo roma romana ronald ronda rondando rondas rosada rosca rose rosnando ross rosto rota rouba roubo
roubou rouca roupao roxa rude ruiva runa saara saba sabina sabine sabor sabotado sabras sabre sacana sacanas
sacha saciar sacode sacola sacolas sacramento sade safa safada safadas safado safados safar safira safou saga
sage sagitario sagradas sagrados saiamos saibam saibamos sala salas saldar salgada saliva saloes salomao salsa
salta saltado saltador saltam saltando saltar saltaram salte saltei saltou salvador salvamento salvia sana
sanatorio sandro sangra sangre sansa santo santuario sapatao sapateado sapatinho sapo sara sarado sarar sardas
sari saru sata satanico sauda saudacao saudamos saudem saudo seca secadora secando secar secaram secas seco
secou secreta seda seguem segui seguia seguida seguidas seguido seguidos seguimos seguindo seguira seguiram
seguirao seguirem seguirmos seguisse seguiu segura segurado seguramos segurando seguraram seguras segure
segurou seio seita sela selada selar selim selva selvagem selvas semelhanca semelhancas senado senador senao
senhoria senna senso sensor senta sentado sentados sentai senti sentida sentimos sentindo sentiram sentirem
sentirmos sento separacao seque serei serem seres seriamos serva servente servical servidao servidor servio
servios servo servos sesta seta sexo siao sigam sigma significam significando significar significara
significava significo signo silo silva simba similar similares simon simulador sina sinai sino sinta sire
siria sirio sirvam sita soam soando soar sobe sobem sobrepor sobria sobrio socando socar socia soco socos
socou soda sodio sofra sofram sofre sofrem sofremos sofrendo sofreram sofrerem sofria sofro sola solano solas
solda soldadinho soldados sole solido solitaria solitario solo solos soltamos soltando soltar soltaram
soltarem solto sombra sombras sombrios sonar sondando sondar sonha sonhamos sonhando sonhe sonhou sonica soou
sopra soprando soprar sopre sopro soprou sora sordidos sorri sorrindo sosa sosia soto soubemos stefano step
suada suadas suado suados suando suar subi subia subida subido subir subirmos submarina subo substituicao
substituta substituto sucedida sucedido sucedidos sucessao sueco suga sugira sugiro suica suite suites suja
sujeira sujeiras suma sumam sumico sumido sumiu sumo suor supera superada superado superam superamos superando
superaram supere superiora supoe suponho suprimento surgindo surgiram surgirem susana suspeite suspenda
suspensa suspenso sutil sutis sutra tabu taca tacada tacadas tacas tailandes taiti tala tali talia taliba
tamanha tamar tanga tango tani tano tapa tapas tapinhas tara tarado tarados taro tata tate tato tatuado tecla
tecnico teera teia telao telefona telefonei telefono telegrama tema temam temas teme temem tememos temi temor
tempao temperado templo temporais tendao tende tenra tens tensa tenso tenta tentam tentando tentaram tentarao
tentavam tente tento terceira terco tercos teres teriamos termico terminais terminal terreo tese tesoura test
testa testei teta texas thomas tiara tifo tigre tigres time times timo tina tino tinto tique tirano tiranos
tita titas tito tiverem tivermos tobe toca tocada tocadas tocado tocados tocam tocamos tocando tocar tocaram
tocarem tocarmos tocas toco tocou toga tola tolas toledo tolo tolos tombo tona tonta tonto tontura topa topar
topou toquei toquem tora torca torce torcendo torco tordo tori torna tornado tornados tornam tornamos tornando
tornar tornaram tornarao tornarei tornarem tornarmos tornasse torne tornei torneios tornem torno tornou
torpedos torque torso torto totalidade totem toto toupeira tourada touro trabalham trabalhao trabalhara
trabalhe trabalhei trabalhem trabalhou tracao tracio tradicao tradutor traduz traem tragada tragam trager
tragicas tragicos trai traia traida traido traidos traje trajes tralha tralhas tramando tramar tranca trancada
trancadas trancado trancados trancam trancamos trancando trancar trancaram trancas trance tranco trancou
transado transando transaram transforme transicao transmita transparencia transporta transportam transportar
transportou trapacas trapo traremos tras traste tratada tratadas tratado tratados tratam tratamos tratando
tratar trataram tratarei tratarem tratarmos tratasse tratavam trate tratei tratem trato tratou trauma trava
travada travadas travado travados travando travar travas trave travou trecho trechos treme tremendo tremo
treno trepando treta trevo triade trico trigo trilhao trilhar trilho trinta trio tris triz troia tronco trono
tropa tropas trouxa trouxemos trouxer trouxerem truque truques truta tubo tuco turbinas turca turno turva
ultimato umidas unam unem uniao unica unicas unido unidos unir uniu urss uvas vadiagem vagamente vagando vagem
vagina vago vagos vala valar valem valentia valentine valentino valer valera valerie valete vandalos vapor
vapores vara varas varejo variadas varinha varios vasco vascular vastas vasto vastos vazado vaze vazou veado
veia velha velho veloz vencedor vendados vendedor venham ventando vento verao verbal verbo verde verdes verdi
veredicto verem veremos veriamos vermos verna vero verso versos vestiario vestida vestidas vestindo vestiria
veto vetor viado viados viajante viamos vibra vibrando vibrar vice vidente vidinha vidro vidros vierem viga
vigas vigiada vigiado vigiados vigiando vigio vigor vila vilas vinci vinda vindas vinde vingando vinhamos
viola violado violando violar violaram viral virgem virgens viriam viriamos viril virmos virus visando visco
visitam visitar visite visito visor vissemos vistam viste vita vitro viuvo vivam vivamos vive vivem vivemos
vivera viveram vivermos viveu vivi vivia viviam viviamos voamos vodca voem volei voltagem voltaire volts volvo
vota votado votados votam votamos votando votar votaram votarem vote votei votem voto votou vozes wall wilton
zebra zebras zelar zelda zelo zeta`;

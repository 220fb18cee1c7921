// Real Portuguese words one slip away from a word of the lexicon (part 3 of 3): never to be mended.
// Generated from a frequency list of subtitles, kept where a spelling dictionary agrees.

export const REAL_WORDS_3 = `
orientais oriental oslo otario ouco ouso ousou ouvida ouvindo ovulo ovulos pablo paco pacto paes pagao pagaos
pager pairando paisagem paisagens paises paizinho palco paleto palheiro palido palito palma palmadas pancadas
pano panos paola paolo papa papo parasita parceira pareca parece parecem parecemos parecera pareceria pareceu
parecia pareciam pareco pareo paris pariu parta partam parteira partem parti participando participar
participaram participe particula particulas partimos partira partiria passageira passaro passaros passeando
passear passivo pasto pastos pata patas pate patel pateta patio patologia patria patriota patroes paul pausa
pausas pauta pavio pazes peao pecado pecados pecam pedra pedreira peido pelado pelados peluda pendurar peoes
pepe pequei pequenos perca percebam percebem percebemos percebia percepcao perco perda perde perdem perdemos
perderao perderia perdia perdida perdidas perdoado perfis perguntam perguntar pergunte perguntem pergunto
perguntou perigo perigos perigosa permito perna persa persas pertencem pertencer pertenceu pertencia pertenco
pertinho perto pesada pesadas pesar pesca pescando pesquisador peste pestinha pete peter petra pica picada
picadas picado picar pico pier pietro pifou pilar pilares pimenta pinca pine pines ping pingente pinguim pino
pinta pintada pintado pintando pintar pinto pintos pintou piora piorando pioraram piore pipa pirado pirando
piranha pirar pirata pirou pisa pisando pisar piscando pise pisei pisou pista pitada placar plana planeta
planetas plantado plantar plastica platao pleno poca pocao poco pocoes pocos poderes podio podre podres poeta
policia policias politico polo pombos ponta pontas popa pope porao porca porcao porcaria porcelana porco porno
porra portal portar porte pose positiva possamos posse posses postal postar poste postes postou potro pouca
poucas pouquinho pousar pouso pousou praca prado praga pragas prateada prateado praticar pratico prece precede
preciosa preciosas precioso precisao predio prefeita prefeito prefira prega pregando pregar premiado premissa
prendido preocupa preocupam preocupando preocupasse preocupei preocupem preocupes preocupou prepara preparam
prepare preparei preparem preparou presa presenca presidencia preso presos pressa pressas prestado prestam
prestando prestar preste presto presuncao preta pretendente pretexto preto pretos previo primaria principes
principio principios prior privado proa proceder processa processado processados processar processe processou
procriar procuracao procurador producao produtor produzem profeta profetas programacao programador projetil
projetor prol prometa promete prometemos prometendo prometer prometeram prometeu prometida prometido prometo
promissor promissora promotor pronta proprio prossigam protecao protege protegem protegemos proteger protejam
protesto protestos protetora provacao provam provando provar provaram prove proveito providencia provocar
prudence psicologica psiquiatria pudemos puderam puderem pudermos pulado pulamos pulando pular pule pulei pulo
pulou punho pura puras pure puro puros puta putas puto quadrado quadrilha quadris quale quantica quao quebrada
quebradas quebram quebramos quebrando quebraram quebre quebro queira queiram queiras queixa queixar queixas
queixo quentinho queres quieta quietas quisemos quiseram quiserem quisermos rabo raca racas racoes rafe raiar
raiz raja rajada rale rama ramo ramon range rani rapazinho rapida rapidas rapidinha rara raro rasa rasgando
raso rastreado rastreamos rastrear rastreei rastreou rato reacao reaver rebeldes receio recem recepcao
recessao recheado recibo recolhendo recolher recordacao recorrer recortes recrutas recua recuando recuperacao
recusado recusando recusaram redacao redencao redoma reduz refem referencia referencias refinado refiro
reforcado reforcar reformado regeneracao regente regis registo registos reina rejeicao rejeita rejeitar
relacionar relatado relataram relativo relato relaxando relevante relutante relva remediar remem remi remo
remota remoto rena renal renas rendicao reno renomado renzo reparado repare reparei reparo repensar repente
repete repetidas repetindo reportando reportar reporte reporter reportou repousar requerem resfriado
residencia resista resiste resistem resisti resistiu respeita respeite responda respondam responde respondem
responder respondia respondo ressaca restrito resultar resultou reta retardada retardado retardados retas
reter retina reto retorica retorna retornado retornam retornando retornara retornaram retornei retornem
retornou retratar reunidos revelada revelado revelados revelam revelando revelaram reverendo reversa revidar
revirando revirar revistar revolucao revolver reyes reza rezamos reze rezo riacho rice rima rindo ringo risada
risadas riso rito rixa robe rocha rochas rock rodada rodeia rolar roma romana ronald roncando ronda rondando
rondas rose ross rosto rouba roubada roubando roubo roubou roupao roxa rude ruina ruiva saara sabine sabor
sabre sacana sacanas sacola sacolas sacramento safada safado safados safar safou saga sage sagradas sagrados
saiamos saibam saibamos salgada saliva saloes salomao salsa salta saltando saltar salte saltou salvador
salvamento sanatorio sandro sangra sansa santuario sapo sara sarar sata saudacao secadora secando secar seco
secou secreta sede seguem segui seguia seguida seguidas seguido seguidos seguimos seguindo seguira seguiram
seguirao seguirem seguirmos seguisse seguiu segura segurado segurando seguras segure segurou seio seita sela
selada selar selo selva selvagem semelhanca semelhancas senado senador senao senhoria senna senso sensor senta
sentadas sentado sentados sentai sentamos sentando senti sentimos sentindo sentiram sentirem sentirmos sento
separacao serei serem seres seriamos serpente serva servidor servios servo servos seta sexo sigam significam
significar significara significava signo silva simao simba similar similares simon simpatia simulador sino
sinta sinto siria soam soar sobe sobem sobrevive sobrevivem sobrevivera sobreviveu sobria sobrio socar socia
soco socos socou soda sodio sofra sofre sofrem sofremos sofrendo sofreram sofria sofro sola soldado soldados
solido solitaria solitario solo sombria sombrios somente sonar sonha sonhamos sonhando sonhe sonhou soou sopra
soprando soprar sopro sorri sorrindo sorte sortudos sosia soto soubemos stefano suada suado suando suar subi
subia subida subido subir subo substituicao substituta substituto sucedida sucedido sucedidos sucessao
suculento sueco suga sugiro suica suite suja sujeira sumam sumico sumido sumiu sumo suor supera superado
superam superamos superando supere superiora supoe suponho suporta suporto suprimento surfe surgindo surgiram
surra susana suspensa suspenso suspensos sutil sutis tabu tacada taiti talco talia taliba tamanha tango tapa
tapas tapinha tara tarado tate tato tatuado tecla tecnico teera teia telefona telefonei telefonico telefono
telegrama tema temam temas teme temem tememos temido temor tempao templo tende tens tensa tenso tenta tentam
tentando tentaram tentarao tentavam tente tento teoria teorico terco tercos teres teriamos termico terminais
terminal terreo tese tesoura testa testei teta texas thomas tiara tigre tigres time times tina tino tinto
tique tirano tita titas tito tiverem tivermos toca tocada tocado tocador tocam tocamos tocando tocar tocaram
tocarem toco tocou tola tolas toledo tolo tolos tona tonta tonto tontura topa topar topico topou toquei toquem
torce torcendo tori torna tornado tornam tornamos tornando tornar tornaram tornarao tornarei tornarem
tornarmos tornasse torne tornei tornem torno tornou torpedos torso torto totem toto toupeira touro trabalham
trabalhara trabalhe trabalhei trabalhem trabalhou tracao tradicao tradutor traem tragam trai traia traida
traido traidos traje trajes tramando trancada trancadas trancado trancados trancar trancaram tranco trancou
transa transado transando transaram transforme transicao transparencia transporta transportar trapo traremos
traseiro traste tratada tratadas tratado tratados tratam tratamos tratando tratar trataram trate tratei tratem
trato tratou trauma trava travada travado travar travas trave travou trecho treina treinou treme tremendo
treno trepando treta triade trico trigo trilho trinta trio tris troia tronco trono tropa tropas trouxa
trouxemos trouxer truque truques truta tubo tuco turno ultimato unem uniao unica unicas unido unidos unir uniu
urinar urna urss usina vagamente vagando vagao vagar vagina vago vala valem valentine valentino valer valera
valerie valete valho vapor vara varas varinha varios vascular vasta vasto vaza vazou veado vegas veia veias
velha velhas velhinha veloz vencedor vendedor venham verao verbal verbo veredicto verem veremos veriamos
verifica verme vermos verne verso versos vestiario vestida vestidas vestindo veto vetor viado viados viajante
viamos vibra vibrando vibrar vice vidente vierem viga vigas vigiada vigiado vigiados vigiando vigor vila vilas
vinci vinda vindas vinhamos viola violado violando violar viral virgem virgens viriam viriamos viril virmos
virus visitam visitar visite visor viste viuvo vivam vivem vivemos vivera viveram vivermos viveu vivi vivia
viviam viviamos voamos volei voltagem volts volvo vota votado votamos votando votar votaram vote votei votem
voto votou vozes wall zebra zelda zeta`;

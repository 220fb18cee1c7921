// Real Portuguese words one slip away from a word of the lexicon (part 3 of 3): never to be mended.
// Generated from a frequency list of subtitles, kept where a spelling dictionary agrees.

export const REAL_WORDS_3 = `
pano paola paolo papa papo parasita parceira pareca parece parecem parecemos parecera pareceria pareceu
parecia pareciam pareco pareo paris pariu parta parti participar particulas partimos partira passageira
passaro passaros passeando passear pasto pata patas pateta patio patria patriota paul pausa pazes peao pecado
pecados pedra pedreira peido pelado pendurar pepe pequei pequenos perca percebem percebemos percepcao perco
perda perde perdem perdemos perderia perdida perdidas perdoado perguntam perguntar pergunte pergunto perguntou
perigo perigos perigosa permito perna pertencem pertencer pertencia pertenco perto pesada pesadas pesar pesca
pescando peste pete peter petra picada picado pico pier pietro pilar pilares pimenta pinguim pino pinta
pintado pintando pintar pinto pintou piora piorando pipa pirando piranha pirar pirata pirou pisa pisando pisar
piscando pise pisei pisou pista placar planeta planetas plantar plastica pleno poca pocao poco pocos poderes
podre podres poeta policia policias politico polo pombos ponta pontas popa pope porao porca porcao porcaria
porcelana porco porno porra portal porte pose positiva possamos posse posses postal postar poste postou pouca
poucas pouquinho pousar pouso pousou praca praga praticar pratico prece preciosa preciosas precioso precisao
predio prefeita prefeito prefira pregar preocupa preocupam preocupando preocupei preocupem preocupes preocupou
prepara prepare preparei preparem preparou presa presenca presidencia preso presos pressa prestando prestar
preste preta pretexto preto pretos previo primaria principes principio principios privado proa proceder
processado processar procurador producao produtor produzem profeta programacao prometa promete prometemos
prometer prometeram prometeu prometida prometido prometo promissor promotor pronta proprio protecao protege
protegem proteger protejam protesto protestos protetora provando provar prove proveito provocar psicologica
pudemos puderam puderem pudermos pulando pular pule pulei pulo pulou punho pura pure puro puta putas puto
quadrado quadrilha quadris quantica quao quebrada quebradas quebram quebrando quebraram quebre quebro queira
queiram queixa queixar queixas queixo queres quieta quiseram quiserem quisermos rabo raca racas raiz ramo
ramon rapazinho rapida rapidas rara raro rastrear rato reacao rebeldes receio recem recepcao recibo recolher
recordacao recorrer recrutas recuperacao recusado recusando recusaram redacao redencao redoma reduz refem
referencia referencias refiro reforcar rejeicao rejeitar relacionar relato relevante remo remota remoto
rendicao reno reparei reparo repensar repente repete repetindo reportar reporter resfriado residencia resista
resiste resistiu respeita respeite responda respondam responde respondem responder respondo ressaca resultar
resultou reta retardado reto retorica retorna retornando retornara retornou reunidos revelada revelado
reverendo revidar revistar revolucao revolver reyes reza reze rezo riacho rice rima rindo ringo risada risadas
riso rocha rochas rock rodada rola roma romana ronald ronda rondando rose ross rosto rouba roubada roubando
roubo roubou roupao roxa rude ruina ruiva sabine sabor sacana sacola sacolas sacramento safada safado safar
sagradas sagrados saibam saibamos salgada saliva salomao salsa salta saltar saltou salvador salvamento sansa
santuario sapo sara sata saudacao secar seco secreta sede seguem segui seguia seguida seguidas seguido
seguidos seguimos seguindo seguira seguiram seguirao seguirem seguirmos seguiu segura segurando seguras segure
segurou seio seita sela selar selo selva selvagem semelhanca senado senador senao senhoria senso sensor senta
sentado sentados sentamos sentando senti sentimos sentindo sentiram sentirem sento separacao serei serem seres
seriamos serpente serva servidor servo servos sexo sigam significam significar significava silva similar
similares simon simpatia sino sinta sinto siria soar sobe sobem sobrevive sobrevivem sobrevivera sobreviveu
sobria sobrio socar socia soco socos soda sodio sofra sofre sofrem sofremos sofrendo sofreram sofria sofro
soldado soldados solido solitaria solitario solo sombria sombrios somente sonar sonha sonhando sonhou soou
sopra soprando soprar sopro sorri sorrindo sorte sortudos soubemos suado suando suar subi subida subir subo
substituicao substituta substituto sucedida sucedido sucessao sueco sugiro suica suite suja sujeira sumico
sumido sumiu suor supera superado supoe suponho suporta suporto suprimento surgiram surra suspensa suspenso
sutil taliba tamanha tango tanque tanques tapa tara tarado tate tecnico teia telegrama tema temas teme temem
tempao templo tende tens tensa tenso tenta tentam tentando tentaram tentarao tente tento teoria terco teriamos
terminal terreo tese tesoura testa texas thomas tigre tigres time times tina tinto tirano tita titas tito
tiverem tivermos toca tocada tocado tocam tocamos tocando tocar tocaram toco tocou tola tolo tolos tona tonta
tonto topico toquei toquem torcendo tori torna tornado tornam tornamos tornando tornar tornaram tornarao
tornarem tornasse torne tornei torno tornou torpedos torto touro trabalham trabalhara trabalhe trabalhei
trabalhou tradicao tradutor tragam trai traido traje trajes tramando trancada trancadas trancado trancados
trancar trancou transa transando transforme transicao transportar traremos traseiro tratada tratado tratados
tratam tratamos tratando tratar trate tratei trato tratou trauma trava travado travar trecho treina treinou
tremendo treno trigo trio tronco trono tropa tropas trouxa trouxemos trouxer truque truques tubo turno uniao
unica unicas unido unidos unir uniu urinar urna usina vagando vagao vagar vagina vago vala valem valentine
valer valera valerie vapor vara varinha varios vasta vasto vazou veado vegas veia veias velha velhas velhinha
veloz vencedor vendedor venham verao veredicto verem veremos verme vermos verso versos vestiario vestida
vestindo viado viajante viamos vice vidente vierem vigiado vigiando vigor vila vinci vinda vindas violando
violar viral virgem virgens viriam virmos virus visitar vivem vivemos vivera viveram viveu vivi vivia viviam
votar voto votou vozes wall zelda`;

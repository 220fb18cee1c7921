// Real Portuguese words one slip away from a word of the lexicon (part 3 of 3): never to be mended.
// Generated from a frequency list of subtitles, kept where a spelling dictionary agrees.

export const REAL_WORDS_3 = `
paola paolo papo parasita parceira pareca parece parecem parecemos parecera pareceria pareceu parecia pareciam pareco
pareo pariu parta parti participar particulas partimos partira passageira passaro passaros passeando passear pasto
pateta patria patriota pausa pazes pecado pecados pedra peido pelado pendurar pepe pequei pequenos perca percebem
percebemos percepcao perco perda perde perdem perdemos perderia perdida perdidas perdoado perguntam perguntar pergunte
pergunto perigo perigos perigosa permito perna pertencem pertencer pertencia pertenco perto pesar pescando pete peter
petra picada picado pico pier pietro pilar pilares pinguim pino pinta pintado pintando pinto pintou piora piorando
pirando piranha pirar pirata pirou pisa pisando pisar piscando pise pisei pisou placar planeta planetas plantar pleno
poca pocao poderes podre podres poeta policia policias politico pombos ponta pontas pope porao porca porcaria porno
portal porte pose positiva possamos posse posses postar postou pouca poucas pousar pouso pousou praca praga praticar
pratico prece preciosa preciosas precioso precisao prefeita prefeito prefira pregar preocupa preocupam preocupando
preocupei preocupem preocupes preocupou prepara prepare preparei preparem preparou presa presenca presidencia preso
presos pressa prestando prestar preste pretexto preto pretos previo primaria principes principio principios proa
proceder processado processar procurador producao produtor produzem profeta programacao prometa promete prometemos
prometer prometeram prometeu prometida prometido prometo promissor promotor protege protegem proteger protejam protesto
protestos protetora provando provar prove proveito provocar psicologica pudemos puderam puderem pudermos pulando pular
pule pulei pulo pulou punho pura pure puro puta putas puto quadrado quadrilha quantica quao quebrada quebradas quebram
quebrando quebraram quebre quebro queira queiram queixa queixar queixas queres quieta quiseram quiserem quisermos raca
racas ramo rapazinho rapida rapidas rara raro rastrear reacao rebeldes receio recem recepcao recibo recolher recordacao
recorrer recrutas recuperacao recusado recusando recusaram redacao redencao redoma reduz refem referencia referencias
refiro reforcar rejeicao rejeitar relacionar relato relevante remo remota rendicao reno reparei reparo repensar repente
repete repetindo reportar reporter resfriado residencia resista resiste resistiu respeita respeite responda respondam
responde respondem responder respondo ressaca resultar resultou reta retardado reto retorica retorna retornando
retornara retornou reunidos revelada revelado reverendo revidar revistar revolucao revolver reyes reza reze rezo riacho
rima rindo risada risadas riso rocha rochas rodada rola roma romana ronda rondando ross roubada roubando roubo roubou
roxa ruiva sabor sacana sacramento safada safado safar sagradas sagrados saibam saibamos salgada saliva salomao salta
saltar saltou salvamento sansa santuario sapo sara sata saudacao secar secreta seguem segui seguia seguida seguidas
seguido seguidos seguimos seguindo seguira seguiram seguirao seguirem seguirmos seguiu segura segurando seguras segure
segurou seio seita selar selva selvagem semelhanca senado senador senao senhoria senso sensor sentado sentados sentamos
sentando senti sentimos sentindo sentiram sentirem sento separacao serei serem seres seriamos serpente serva servidor
servo servos sexo sigam significam significar significava silva similar similares simon simpatia sino sinta sinto siria
soar sobe sobem sobrevive sobrevivem sobrevivera sobreviveu sobria sobrio socar socia soco socos soda sodio sofra sofre
sofrem sofremos sofrendo sofreram sofria sofro soldado soldados solitaria solitario solo sombria sombrios somente sonar
sonha sonhando sonhou soou sopra soprando soprar sopro sorri sorrindo sortudos soubemos suado suando suar subi subida
subir substituicao substituta substituto sucedida sucedido sucessao sueco sugiro suite suja sujeira sumico sumido sumiu
suor supera superado supoe suponho suporta suporto suprimento surgiram suspensa suspenso taliba tamanha tango tapa tara
tarado tate telegrama tema temas teme temem tempao templo tende tensa tenso tenta tentam tentando tentaram tentarao
tente tento teoria terco teriamos terreo tese testa texas thomas tigre tigres tina tinto tirano tita titas tito tiverem
tivermos tocada tocado tocam tocamos tocando tocaram toco tocou tola tolo tolos tona tonta tonto topico toquei toquem
torcendo torna tornado tornam tornamos tornando tornar tornaram tornarao tornarem tornasse torne tornei torno tornou
torpedos torto touro trabalham trabalhara trabalhe trabalhei trabalhou tradicao tradutor tragam trai traido traje
trajes tramando trancada trancadas trancado trancados trancar trancou transa transando transforme transicao transportar
traremos traseiro tratada tratado tratados tratam tratamos tratando tratar trate tratei trato tratou trauma trava
travado travar trecho treina treinou tremendo treno tronco trono tropa tropas trouxa trouxemos trouxer truque truques
turno uniao unica unicas unido unidos usina vagando vagina vago vala valem valentine valer valera valerie varinha
varios vasto veado veia velha velhinha veloz vencedor vendedor venham verao veredicto verem veremos vermos verso versos
vestiario vestida vestindo viado viajante viamos vice vidente vierem vigiado vigiando vigor vila vinci vinda vindas
violando violar viral virgem viriam virmos virus visitar vivem vivemos vivera viveram viveu vivi vivia viviam votar
voto votou vozes wall zelda
`;

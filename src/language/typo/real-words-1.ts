// Real Portuguese words one slip away from a word of the lexicon (part 1 of 3): never to be mended.
// Generated from a frequency list of subtitles, kept where a spelling dictionary agrees.

export const REAL_WORDS_1 = `
abaixa abaixe abaixou abandonam abandonar abandone abandono abate abateu abel aberracao abertura abordado
abordagem abordar abordou abraao abraca abrace abracou absoluto abusando academica acalmarem aceitado aceitam
aceitamos aceitando aceitar aceitara aceitaram aceitarao aceitarei aceitarem aceitasse aceitava aceite aceitei
aceitem aceitou acenando acenda acerca aceso acostamento acres acumulando acusa acusados acusando acusar
acusaram adaga adam adao adequada adiamento adiando adicionais adicional adivinhar adivinhe adivinho admirador
adoracao adoravel adotada adotado adotar adotivo adotou adriano adulta aereo aereos afastada afastado
afastados afastando afastarem afaste afetadas afetados afetando afirma afirmou afogando afora afrodite
afundado agem agia agido agil agita agitacao agitados agitando agrada agrade agradeca agradece agradeci
agradou agredido aguarda aguarde aguda agudo aguia aires alain alamo alana alarde alas alba alberto album alca
alcanca alcance alcancou alcatraz alce aldo alega alegacao alegam alegando alegar alegou alegria aleijado
alejandro alema alergica alexander alexandra alexia alfa alferes alga algas algemado algo alimentando alma
almas alojamento alonso altar alteracao alternativo alteza altura alturas alvejado amador amante ambar amber
amendoas amir amora amoras anal analista analistas anao ande andem andrei angel angelina angulo anima animo
anita anjos anoes anonimos anuario anulacao anus aorta apagao apagoes apanha apanhando apegado apegar apelo
aperta apertando aperte apertei apertem aperto apertou apice apoiam apoiamos apoiando apoiar apoiaram apoie
apoio aponta apontada apontado apontam apontando apontar aponte apontou apos aposentos aposentou apostador
apreciam apreciamos aprendiz apresentacao apresentador apresentavel apressem apto aquece aquecidos aquiles
arado aram arame aranha arca arco arde arena ares argentina aria ariana arma armada armadas armado armados
armamento armando armar armaram armas armazens armou aron arquiteto arquitetos arrancado arrancados arrancar
arranhado arranque arrasada arrasado arrasando arraso arrastado arrastou arrebentar arrebento arrebentou
arrecadacao arriscada arriscando arrisquei arruinada arruinado arruinados arruinando arruinar arruinaram
arruinei arruinou artefato artico artistas arturo ascender ases asfalto asia asiatico assada assaltou assar
assunto assusta assustada assustadas assustado assustados assustam assustando assustar assustaram assuste
assustei assusto assustou astor atacada atacamos atacando atacaram atacarao atacarem atacarmos atadas atena
atenda atendendo atendia atentado atentados ater atestado atinge atingida atingido atingiu atira atirado
atirador atiram atiramos atirando atirar atiraram atirarei atirarem atire atirei atirem atiro atirou ativacao
ativista atlas atos atraindo atrapalhar atrapalhe atrapalhou atras atrasa atrasando atrase atrasou atualizacao
atualmente atuar aura ausente automatica autor autores autoridade autorizada autorizou auxiliares avancada
avancadas avancado avancados avancamos avancando aves avioes azar babar babe baco bacteria bagda baia baita
baixinho balancar balance balcao bale baleada baleados bali baloes bamba bambi bandeja bandidos bando bane
banha banheiro banida banquete barao bares barracao barraco barreira barro barulho baseadas baseados bata
batalhao batalhar batam bate batem batemos bates bateu batia bato bebada bebadas bebado bebados bebezinho beco
becos bege beija beijado beijam beijamos beijando beijar beijaram beije beijou bela belas belem beliche belo
belos beneficia beneficiar benjamin benzinho beta bicha bichas bichinha bipe boate boates boato boazinha boba
bobao bobas bobina bobinho bobo bobos boca bocado bocados bocas bodas bode boiando boina bolha bolhas bolinha
bolseiro bonde boneco bonzinho boom borda bosco bosque bosques bosta botao botoes boxe braco braga branca
brancas branco branquelo brasao brasileira brava brecha brega briga brigamos brigando brigaram brigavam brinca
brincou brisa broche bronca bruta bruto bruxa bruxo buenos bufe bule bunda bundinha burra busto cabeca
cabeceira cabem caber cabine cabines cabra cabras cacador cacula cadarcos cadaveres cadeia caes cafona caga
cagada cagando cagar cagou caim cairo caixao caixoes cajado cala calada calado calados calais calar calcada
calcio calcuta calda caldeira cale calem calhar cali calminha calmo calmos calo calos camada camadas camarada
camaradas camaroes camelo camilo caminhar caminhe caminhou campainha campones campus canada cancao cane canela
canil cansa cansaco cansando cansar canso canta cantada cantado cantam cantamos cantando cantar cantarei cante
cantei canteiro cantem cantinho cantor cantou caos caozinho capita capitao capo capricho capsulas captando
captar captou capuz carcaca carcereiro careca carentes careta carga cargas cargo cargos carinha carinho carma
carnegie carneiro carole caroline carotida carreira carrinha carroca carrocas carta cartas carteiro cartel
cartola casada casadas casado casados casais casam casamos casando casara casaram casarao casarem casarmos
casca cascas casco case casei caseira casou casta castanho castelos casual catalina catolica cauda causada
causado causam causar cause cautela cava cavando cavar cave caveira cavidade cavou cedar cede cega cegas cego
cela celula celulas cena censura centavos centro cercados cercam cercando cercar cercaram cerco cereja cerejas
certeiro cervo cesare cessar cesto cetro chale chaleira chao chapada chapado chapados charada charadas charme
chat chata chatas checagem cheia cheias cheiro chile chili chines chineses ching chino chique chiques chocada
chocado chocados chocante chocar chocou chorando chore chove chover chupa chupando chupe chuta chutando cidada
ciente cientes cientifico cinica cinico cinta cinzeiro circulando circular ciro cirurgiao cirurgica cisco
citacao citado citando citar citou ciumento civil civis clarao classica classificar clinico clive cloro
cocando cocar cocegas coceira cocheiro coerente cogitacao coiote coitada coitado coitados colada colado cole
colera coleta coletando colheres colo colocacao colonial color colorada colorado colorida coloridas colorido
coloridos colt comanda comandar combater combinam combinando combinar combinou comentar comentou cometa comete
cometem cometemos cometendo cometeram cometido cometidos comico comite comodo comodos comparada compare
compartilha compartilhado compartilham compartilhou compartimento compasso compensar competidor completar
completou complexa complexo complexos complica compor comporta comportado comportou compos composta comprador
comprida compridas comprido computacao comunhao concebido concedida concedido concha concluir concluiu
concorda concorde concordou concreta concretas concreto condado conde condenado condessa conduziu cone conecta
conecte conectou confessa confessando confessar confesse confesso confessou confiado confiando confiante
confiaria confiava confinado confira confirmada confirmam confirmando confirme confirmei confirmou confiscar
conflito conforme confortar confusao confusas confusoes congelada congeladas congelado congelados congelamento
congelando congelar congelou congo conhecam conhecem conheces conhecida conhecidas conhecido conhecidos
conjunto consenso conserva conservador conservar consideracao consideravel consigam consiste consolo consome
consorte consta constar constroem construa construi construida construidas construido construidos construimos
construindo construir construiram construiu consulado consultores consultorio consumindo consumir contactar
contacto contadora contagem contanto contatado contatar contate contatou contendo contentar contente contentes
conter contestar contexto contida contido continha continuado continuam continuara continuaram continuarao
continuavam continuei continuem continuo continuou contra contrabando contracao contras contraste contratacao
contratempo controlador contudo convenca convence convenci convento conversao converter converteu convertido
conves convidaram convide convidei convido convidou convincente conviver convocar convulsao cooperacao
cooperando cooperar copa copas copiando copiar copiloto cora corcunda cordao coreia cores corno coro coroacao
coroado corpo corporacao corporativa corporativo corpos corra corram corre corredor correm corremos correndo
correra correram correrem correria correta corretas corretor corri corria corrido corrimao corro cortador
cortex cortez corvo cosmo costa costas costeira costuma costurar cova covas covil cozida cozido cozidos
cozinhar cozinhe cozinho credores creio crenca crencas crescente cretina cretinos criador criativa criativo
crime crimes cripta criquete crise crises cristo crua cuba cubiculo cubo cubram cuidadosa cuidadoso cuidam
cuidamos cuidando cuidar cuidaram cuidarem cuide cuido cuja culpam culpando culpar culpe culpo culto cultos
cultural cume cumpra cumpre cumprida cumprido cumprindo cumprir cumpriu cumpro cura curar curou curral curte
curtem curtindo curtir curva cuspa cuspe cuspindo dali dama damas dana danada dancam dancar dance danco dane
daniela dano danos dante darao darem dario darmos davamos david debate debatendo debates decentes decida
decidida decidido decidimos decidindo decidiram decidirem decidirmos decido decisoes decolando decorar
dedicacao dedicada dedicado dedicados dedo dedos defeito defendem defendo defesa define deita deitada deitado
deitados deite deito deitou delatar delegado delegados deleite delicada delicadas delicado delicados delirando
delito delta demi demita demitida demitido demitidos demitindo demitiram demito demolicao demora demorado`;

// Real Portuguese words one slip away from a word of the lexicon (part 1 of 3): never to be mended.
// Generated from a frequency list of subtitles, kept where a spelling dictionary agrees.

export const REAL_WORDS_1 = `
abade abadia abaixa abaixe abaixou abala abalados abanando abandonam abandonar abandone abandono abate abateu
abel abencoa abertura able abordado abordados abordagem abordar abordo abordou abraao abraca abracado abrace
abracou abrigos absoluto abusando academica acalmando acalmarem acatar aceita aceitado aceitam aceitamos
aceitando aceitar aceitara aceitaram aceitarao aceitarei aceitarem aceitarmos aceitas aceitasse aceitava
aceite aceitei aceitem aceitou acenando acenda acento acerca aceso acessado acessando acida acido acirrada
acne aconselhavel acontecerao acordeao acosta acostamento acre acres acumula acumulam acumulando acumulou
acusa acusados acusando acusar acusaram acuso acustico adaga adam adao adaptado adaptados adequada aderecos
adiamento adiando adicionais adicional adivinhar adivinhe adivinho admirador adocante adoracao adoravel
adotada adotado adotados adotamos adotando adotar adotaram adotei adotou adriano advinha aereo aereos afastada
afastadas afastado afastados afastamento afastamos afastando afastaram afastarem afaste afetadas afetados
afetando afetaram afinacao afirma afirmou afogados afogando afogaram afora afro afrodite afundado afundados
agachado agem agia agil agira agiremos agita agitacao agitadas agitados agitando agradeca agradece agradecera
agradeci agredida agredido aguarda aguarde aguda agudo aguia aires ajam ajeitando ajudante alain alamo alana
alarde alas alba alberta alberto album alca alcada alcanca alcancam alcancara alcance alcancou alcas alce aldo
alega alegacao alegam alegando alegar alegou alegria aleijada aleijado aleijados alejandro alema alergica
alexander alexandra alexia alfa alferes alga algas algema algemada algemado algo aliar alimentando alimentaram
alina alinhado alisa alistamento alma almas almondega alojada alojado alongamento altar alter alteracao
alternativo alteza altura alturas aluna alunas aluno alva alvarado alvejado alves alvorada amador amago amal
amante amaral amarrem amazona ambar amber americanos amianto amin amina amir amor amora amoras amores
ampliacao amuletos anal analista analistas anao andara andarmos ande andem andes andrei angel angelina angular
angulo anima animadas animados animo animos anita anjos anoes anonimos ansel antero antiga antigas anuario
anulacao anus aorta apagao apagoes apanha apanhada apanhador apanhando apanhava aparador aparar aparentar
apega apegada apegado apegar apego apegou apegue apelando apelo aperta apertam apertamos apertando aperte
apertei apertem aperto apertou apex apice apimentar apitando apoiam apoiamos apoiando apoiar apoiaram apoie
apoio aponta apontada apontadas apontado apontam apontando apontar apontaram apontava aponte apontei apontem
apontou apos aposenta aposentei aposentos aposentou apossar apostador apostolo apostolos apreciam apreciamos
apreciem apreender apreendido apreendidos aprendiz aprendizes apresentacao apresentador apresentavel apressem
apta apto aptos aquatica aqueca aquece aquiles aquino arado aram arame aranha arar aras arca arcada ardentes
arena ares argentina aria ariana arma armada armadas armado armados armamento armando armar armaram armas
armazens armei armou aron aros arquiteto arquitetos arrancado arrancar arrasada arrasado arrasados arrasando
arrasaram arraso arrastado arrastou arrebenta arrebentado arrebentando arrebentar arrebente arrebento
arrebentou arrecadacao arriscada arriscando arrojado arruinada arruinadas arruinado arruinados arruinando
arruinar arruinaram arruinei arruinou arrumacao artefato artes artico artificios artistas arturo asas ascender
ascendeu ases asia asiatico assar assentar assombram assusta assustada assustadas assustado assustados
assustam assustamos assustando assustar assustaram assuste assustei assustem assusto assustou astor atacada
atacadas atacado atacados atacamos atacando atacaram atacarao atacarem atacarmos atadas atenda atendendo
atendida atendidas atendido atendidos atentado atentados ater atestado ateus aticador atila atinge atingira
atingiu atira atirada atirado atirador atiram atiramos atirando atirar atiraram atirarei atirarem atirasse
atiravam atire atirei atirem atiro atirou ativacao ativista atlas atolados atos atraindo atras atrasamos
atrasando atrasara atrasaram atrasou atrio atroz atualizacao atualmente atuam atuar aura ausentar ausente
ausentes automatica autonoma autopsias autor autores auxiliares avancada avancadas avancado avancados
avancamos avancando avancaram avaria avariado aveia aventurar aves avido avioes avistado avistar avistou azar
baal babar babe babu bacia baco bacteria bagda baia baile bailes baita baixinho baixista baja balancam
balancar balance balancou balao bale baleada baleados bali bamba bambi bandagem bandana bandeja bandejas
bandidos bando bane banha banhado banhar banheiro banida banjo banquete banquetes baque barao barbados
barbante barcaca barco bares barracao barraco barrar barreira barro barulho baseadas baseados baseando
bastasse bata batam bate batem batemos batera batermos bates bateu batia bato batota bebada bebadas bebado
bebados bebedo bebezinho beca beco becos bege beija beijado beijam beijamos beijando beijar beijaram beije
beijou bela belas belem beliche belo beneficia beneficiar benefico bento benzinho bercario bernice berrando
berto beta bezerros bibi bichas bichinha bipe birra blazer boate boates boato boba bobao bobas bobo bobos boca
bocado bocados bocao bocas bodas bode bodes boia boiando bois boleia bolha bolhas bombeiro bonde boneco
bonzinho borda bosco bosque bosques bosta bostas botao botoes boxe boxes braba branca brancas branco branquelo
branquelos brasileira brecha brega brejo brigados brigamos brigando brigaram brigarem brigarmos brinca brincou
bronco brotar broto brusca brusco bruta bruto bruxa bruxo buenos bufe bule bunda burra busto cabecada
cabeceira cabem caber cabia cabine cabines cable cabra cabras cacador cacamba cachorrao cacto cacula cadarcos
cadaveres cadeia cadentes caes cafona caga cagada cagado cagam cagando cagar cago cagou cague caiba caim cairo
caixao cajado cala calada calado calados calar calarem calcada calcadao calcadas calcao calcar calculista
calcuta calda caldeira cale calem calhar cali calminha calmo calmos calo calos calou calum camada camadas
camara camarada camaradas camaras camaroes camelo camilo caminham caminhar caminhe caminhei caminhou campainha
campones canada cane caneca canela canil canina canja canoa cansa cansaco cansamos cansando cansar cansaram
canso canta cantada cantadas cantado cantam cantamos cantando cantar cantaram cantarao cantarei cantarem
cantasse cantavam cante cantei canteiro cantem cantinho cantor cantoria cantou caos caozinho capa capas cape
capita capitao capitol capo capricho capsulas capta captando captar captei captou capuz carcaca cardinal
careca carentes careta carga cargas cargo cargos carina carinha carinhas carinho carma carnal carnegie
carneiro carole caroline carotida carpa carrao carreira carreta carrinha carrocas carta cartada cartago cartas
cartaz carteiro casada casadas casado casados casais casam casamos casando casara casaram casarao casarem
casarmos casca cascas casco case casei caseira casem casou caspar casquinha casta castanha castanho castelos
casual catalina catarata caterina catolica cauda causada causado causam causar cause causo cava cavado cavamos
cavando cavar cavaram cave cavei caveira cavidade cavou ceda cedar cede cedi cedro cega cegar cegas cego cegou
ceifador cela celia celie celula celulas cena censo censura centavos centimos centrada centrado centro cera
cerca cercados cercamos cercando cercaram cerco cereja cerejas cerne certeiro certificando certinha cervo
cesare cessar cesto cetamina cetro chale chaleira chamariz champanha chao chapada chapado chapados chapo
charada charadas charme chat chata chatas checagem chefa cheia cheias cheiro chiado chili chilique chim chines
chineses ching chino chique chiques chita choca chocada chocado chocados chocante chocar chocou choque choques
choramos chorando choraram chorarem chore chova chove chupa chupando chupe chuta chutando chutaram chuto
cicada cidada cidra ciente cientes cientifico cila cinica cinico cinta circulam circulando circular ciro
cirurgiao cirurgica cisco cisto cita citacao citado citando citar cite cito citou ciumento clama clamando
clarao claridade classica classicas classificar clero clinico clive cloro coacao coates cobicado cobrador
cocando cocar cocegas coceira coche coerente cogitacao coisinha coisinhas coitada coitado coitados coito
colada colado colando cole colera coleta coletadas coletado coletamos coletando colheres colica colicas colo
colocacao color colorada colorado colorida coloridas colorido coloridos colt comanda comandam comandar comande
comandou combater combinada combinam combinando combinar combinava combine combinou combo comemoram comentar
comente cometa cometam cometas comete cometem cometemos cometendo cometeram cometerem cometeria cometido
cometidos cometo comica comico comigo comite comites comodo comodos compacto comparada comparadas comparam
compare comparei comparou comparsa compartilha compartilhado compartilham compartilhei compartilhou
compartimento compassivo compensar competidor completando completar complete completou complexa complexo
complexos complica complo compoe compoem compondo compor comporta comportado comportas comportou compos
composta comprador comprida compridas comprido compridos comprova computacao comunhao concebida concebido
concedida concedido concertar concerto concertos concha concluir concluiu concorda concorde concordou concreta
concretas concreto condado condados conde condessa conduziu cone conecta conectam conectei conectou cones
confederado confederados confessa confessado confessando confessar confesse confessei confesso confessou
confete confiado confiara confiava confinado confira confirmada confirmam confirmando confirmara confirme
confirmei confirmou confiscado confiscar confisco conflito conformar conforme conforta confortar conforto
confucio confusao confusas confusoes congelada congeladas congelado congelados congelando congelar congelaram
congelei congelou congo conhecam conhecamos conhecem conheces conhecida conhecidas conhecido conhecidos
conjunto consagrado consenso consentir consentiu conserva conservado conservador conservar conservas
consideracao consideravel consigam consiste consola consolo consome consorte consta constar conste constroem
construa construi construida construidas construido construidos construimos construindo construir construiram
construirem construirmos construiu construo consulado consultores consultorio consumindo consumir contactar
contacto contactou contadora contagem contagio contanto contatado contatar contataram contate contatei
contatou contendo contenha contentar contente contentes contento conter contestar contexto contida contido
continha continham continuacao continuado continuam continuara continuarao continuei continuem continuo
continuou contorno contra contrabando contracao contrair contraiu contras contraste contratacao contratante
contratempo contratempos contribuinte controlador contudo convenca convence convencemos convenci convenco
convento conversacao conversao conversor converte convertendo converter converteu converti convertido
convertidos conves convidam convidaram convide convidei convido convidou convincente conviver convocar
convulsao cooperacao cooperando cooperar cooperativo copa copas copiando copiar copie copiloto cora coracao
corada corado corao corar corcunda corda cordas coreia cores corno coro coroa coroacao coroada coroado coroar
coroas corona corpinho corpo corporacao corporativo corpos corra corram corre corredor corredora corrego
correm corremos correndo correra correram correrao correrem correria corrermos corresse correta corretas
corretor corri corria corriam corrido corrimao corro corso cortador cortejo cortesa cortex cortez corvo cosmo
costa costas costeira coube couro cova covas covil coxa coxas coxo cozida cozido cozidos cozinham cozinhar
cozinhe cozinho credor credores creem creia creio cremos crenca crencas crescente creta cretina cretinos
criador criativa criativo crime crimes cripta crise crises cristian cristo croche cromo cronicas crua crus
cruzeiro cuba cubo cubram cuco cuidadosa cuidadoso cuidam cuidamos cuidando cuidar cuidaram cuidarem cuidarmos
cuide cuido culpam culpando culpar culparam culpava culpe culpo culta culto cultos cultural cume cumpra
cumpram cumpre cumprem cumpria cumprida cumpridas cumprido cumprimos cumprindo cumprir cumpriram cumpriu
cumpro cura curas curei curie curte curtem curtia curticao curtidas curtindo curtir curtiu curva curvo cuspa
cuspe cuspindo cuspo dali dama damas dana danado dancam dancar dance danco dane daniela daniele dano danos
dante dardo dardos darem dario darmos davamos david debate debatendo debates debutante decentes decepada
decida decidida decidido decididos decidimos decidindo decidiram decidirem decidirmos decido decisoes declaram
decola decolando decorada decorado decorando decorar decorou dede dedicacao dedicada dedicado dedicados
dedicamos dedicando dedinhos dedo dedos defeito defendem defendemos defendo define definidas deita deitada
deitado deitados deitar deite deitei deitem deito deitou delatar delatou delegada delegado delegados deleite`;

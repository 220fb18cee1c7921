// Real Portuguese words one slip away from a word of the lexicon (part 1 of 3): never to be mended.
// Generated from a frequency list of subtitles, kept where a spelling dictionary agrees.

export const REAL_WORDS_1 = `
abaixa abaixe abandonar abandone abandono abel aberracao abertura abordagem abordar abraca abrace abracou
absoluto aceitado aceitam aceitamos aceitando aceitar aceitara aceitaram aceitarei aceitasse aceite aceitei
aceitou acenda acerca acres acusa acusados acusando acusar adaga adam adao adequada adicionais adicional
adivinhar adivinhe admirador adoracao adoravel adotada adotado adotar adotivo adotou adulta aereo afastado
afastados afastando afaste afetados afetando afirma afirmou afogando agem agido agitacao agrada agradeca
agradece aguarda aguarde aguda aguia aires alberto album alcanca alcance alcancou alce alega alegacao alegando
alegar alegou alegria aleijado alejandro alema alergica alexander alexandra alexia alfa alferes algas algemado
algo alimentando alma almas alojamento altar alteracao alternativo alteza altura alturas amador amante amber
amir anal analista anao ande andem andrei angel angulo animo anita anjos anoes anulacao anus apagao apelo
aperta apertando aperte aperto apertou apoiam apoiando apoiar apoio aponta apontada apontam apontando apontar
aponte apontou apos aposentos aposentou aprendiz apresentacao apresentador apto aquiles arame aranha arca arco
arena ares argentina aria arma armada armadas armado armados armamento armando armar armas armou arquiteto
arrancado arrancar arrasada arrasado arrasando arrastado arrastou arrebentar arrecadacao arriscando arruinada
arruinado arruinando arruinar arruinou artefato artico artistas arturo asia asiatico assada assar assunto
assusta assustada assustado assustados assustam assustando assustar assuste assustei assustou atacada atacando
atacaram atacarem atadas atenda atendendo atentado atestado atinge atingida atingido atingiu atira atirado
atirador atiram atirando atirar atiraram atire atirei atirem atiro atirou atos atrapalhar atras atrasa
atrasando atrase atrasou atualizacao atualmente atuar aturar aura ausente automatica autor autores autoridade
autorizada autorizou avancada avancado avancados avancando aves avioes azar babe baco bacteria bagda baia
baita baixinho balancar balcao bale baleada baloes bandeja bandidos bando banheiro banquete bares barreira
barro barulho baseados bata batalhao bate batem batemos bates bateu batia bato bebada bebado bebados bebezinho
beco beija beijamos beijando beijar beije beijou bela belas belo belos beneficiar benjamin benzinho beta bicha
bichas bipe boate boates boato boazinha boba bobao bobo bobos boca bocado bocas bode bolha bolhas bonde boneco
bonzinho boom borda bosque bosta botao botoes boxe braco branca brancas branco branquelo brava brecha brega
briga brigamos brigando brigaram brinca brincou brisa broche bronca bruta bruto bruxa bruxo buenos bufe bunda
burra cabeca cabeceira caber cabra cabras cacador cacula cadaveres cadeia caes cagada cagando cagar cagou
cairo caixao caixoes cala calada calado calados calar calcada cale calem calhar calmo calmos camada camadas
camarada camaradas camelo caminhar campainha campones campus canada cancao canela cansa cansaco cansar canta
cantada cantam cantando cantar cante cantei cantor cantou caos caozinho capita capitao capo capricho capsulas
captando captar capuz careca careta cargo carinha carinho carma carneiro caroline carreira carroca carrocas
carta cartas carteiro cartel casada casadas casado casados casais casam casamos casando casara casaram
casarmos casca casco case casei caseira casou castanho casual catolica cauda causada causado causam causar
cause cautela cavando cavar cavidade cega cegas cego cela celula celulas cena censura centro cercados cerco
cereja cervo cessar cesto chale chaleira chao chapada chapado charada charme chata chatas checagem cheia
cheias cheiro chile chines chineses chique chiques chocada chocado chocante chorando chore chove chover chupa
chuta chutando ciente cientes cientifico cinico cinzeiro circulando circular cirurgiao cirurgica cisco citacao
citar ciumento civil civis classica clinico clive cocando cocar cocegas coceira coiote coitada coitado cole
coleta coletando colheres colo color colorada colorado colorido colt comanda comandar combater combinam
combinar comentar comentou cometa comete cometem cometemos cometendo cometeram cometido cometidos comite
comodo compartilha compartilham compartimento compensar completar completou complexa complexo complexos compor
comporta comportou comprador comprido comunhao concedida concedido concha concluir concluiu concorda concorde
concordou concreto condado conde condenado condessa conduziu conecta confessar confesso confessou confiado
confiando confiante confiaria confiava confira confirmada confirmam confirme confirmou conflito conforme
confusao confusas congelada congelado congelados congelando congelar congelou congo conhecam conhecem
conhecida conhecidas conhecido conhecidos conjunto conservador consideracao consideravel consigam consiste
consolo consome consorte consta constar construi construida construido construimos construindo construir
construiram construiu consulado consultorio consumir contacto contagem contanto contatar contatou contendo
contente contentes conter contexto contido continuam continuara continuaram continuarao continuei continuem
continuo continuou contra contrabando controlador contudo convenca convence convenci convento converter conves
convidaram convidei convido convidou convincente conviver convulsao cooperacao cooperar copa copiar cora
cordao coreia cores coro coroacao corpo corporacao corporativo corpos corra corram corre corredor correm
corremos correndo correram correria correta corretas corretor corri corria corrido corro cortador cortex
cortez corvo cosmo costa costas costeira costuma costurar cova covil cozido cozinhar cozinho creio crenca
crencas crescente cretinos criador criativa criativo crime crimes crise crises cristo crua cuba cubo cuidadosa
cuidadoso cuidam cuidamos cuidando cuidar cuide cuido cuja culpando culpar culpe culpo culto cultural cume
cumpra cumpre cumprida cumprindo cumprir cumpriu cura curar curou curte curtindo curtir curva dali dama damas
dana dancam dancar dance danco dane dano danos dante darao darem darmos david debate decentes decida decidida
decidido decidimos decidindo decidiram decidirem decido decisoes decorar dedicacao dedicada dedicado dedo
dedos defeito defesa define deita deitada deitado deite delegado delicada delicado delirando delito delta
demitida demitido demitidos demito demolicao demora demorado demorando demoro denise dentre dependem deputado`;

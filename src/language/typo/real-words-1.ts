// Real Portuguese words one slip away from a word of the lexicon (part 1 of 3): never to be mended.
// Generated from a frequency list of subtitles, kept where a spelling dictionary agrees.

export const REAL_WORDS_1 = `
abaixa abaixe abandonar abandone abandono aberracao abertura abordagem abordar abraca abrace abracou absoluto aceitado
aceitam aceitamos aceitando aceitar aceitara aceitaram aceitarei aceitasse aceite aceitei aceitou acenda acerca acres
acusa acusados acusando acusar adaga adam adao adequada adicionais adivinhar adivinhe admirador adoracao adoravel
adotada adotado adotar adotivo adotou adulta afastado afastados afastando afaste afetados afetando afirma afirmou
afogando agem agido agitacao agrada agradeca agradece aguarda aguarde aguda aires alberto alcanca alcance alcancou alce
alega alegacao alegando alegar alegou alegria aleijado alejandro alema alergica alexander alexandra alfa alferes algas
algemado algo alimentando alma almas alojamento altar alteracao alternativo alteza altura alturas amador amante amber
amir anal analista anao ande andem andrei angulo animo anita anjos anoes anulacao anus apagao apelo aperta apertando
aperte aperto apertou apoiam apoiando apoiar aponta apontada apontam apontando apontar aponte apontou apos aposentos
aposentou aprendiz apresentacao apresentador apto aquiles aranha arca arena ares aria armada armadas armado armados
armamento armando armar armou arrasada arrasado arrasando arrastado arrastou arrebentar arrecadacao arriscando
arruinada arruinado arruinando arruinar arruinou artefato artico arturo asia assada assunto assusta assustada assustado
assustados assustam assustando assustar assuste assustei assustou atacada atacando atacaram atacarem atadas atenda
atendendo atentado atinge atingida atingido atingiu atira atirado atirador atiram atirando atirar atiraram atire atirei
atirem atiro atirou atos atrapalhar atras atrasa atrasando atrase atrasou atualizacao atualmente atuar aturar aura
ausente automatica autor autores autoridade autorizada autorizou avancada avancado avancados avancando aves avioes azar
babe baco bacteria bagda baia baita baixinho balancar baleada bandeja bandidos bando banquete bares barreira barulho
baseados bata batalhao batem batemos bateu batia bato bebada bebado bebados bebezinho beco beija beijamos beijando
beijar beije beijou bela belas belo beneficiar benjamin benzinho beta bicha bichas boato boazinha boba bobao bocado
bolha bolhas bonde bonzinho borda bosque bosta branco branquelo brava brecha brigamos brigando brigaram brinca brincou
brisa broche bronca bruta bruto bruxa bruxo buenos bunda burra cabeceira caber cabra cabras cacador cadaveres cadeia
caes cagada cagando cagar cagou cairo cala calada calado calados calar calcada cale calem calmo calmos camada camadas
caminhar campones campus canada cancao cansa cansaco cansar cantada cantam cantando cantar cante cantei cantou caos
caozinho capita capitao capricho captando captar capuz careca careta cargo carinha carinho carma caroline carreira
carrocas cartel casada casadas casais casam casamos casando casara casaram casarmos casca casco case casei caseira
casou castanho casual catolica cauda causada causado causam causar cause cautela cavando cavar cavidade cego celula
celulas censura cercados cerco cervo cessar chapada chapado charada charme chata chatas checagem cheia cheias chique
chiques chocada chocado chocante chorando chore chove chover chupa chuta chutando ciente cientes cientifico cinico
cinzeiro circulando cisco citacao citar ciumento classica clive cocando cocar cocegas coceira coiote coitada coitado
cole coletando colheres colo color colorada colorado colorido colt comanda comandar combater combinam combinar comentar
comete cometem cometemos cometendo cometeram cometido cometidos comite comodo compartilha compartilham compartimento
compensar completou complexa compor comporta comportou comprador comprido comunhao concedida concedido concha concluir
concluiu concorda concorde concordou concreto condado conde condenado condessa conduziu conecta confessar confesso
confessou confiado confiando confiante confiaria confiava confira confirmada confirmam confirme confirmou conflito
confusao confusas congelando congelar congelou congo conhecam conhecem conhecida conhecidas conhecido conhecidos
conjunto conservador consideracao consideravel consigam consolo consome consorte consta constar construi construida
construido construimos construindo construir construiram construiu consulado consultorio consumir contacto contagem
contanto contatar contatou contendo contente contentes conter contexto contido continuam continuara continuaram
continuarao continuei continuem continuo continuou contra contrabando controlador contudo convenca convence convenci
convento conves convidaram convincente convulsao cooperacao cooperar cora coreia cores coro coroacao corpo corporacao
corporativo corra corram corre corredor correm corremos correndo correram correria correta corretas corri corria
corrido corro cortex cortez corvo cosmo costeira costuma costurar cova covil cozido cozinhar cozinho creio crenca
crencas crescente cretinos criador criativa criativo crime crimes crise crises crua cubo cuidadosa cuidadoso cuidam
cuidamos cuidando cuide cuido culpando culpar culpe culpo cume cumpra cumpre cumprida cumprindo cumprir cumpriu cura
curte curtindo curtir curva dali dama damas dana danco dane dano danos darem darmos david debate decentes decida
decidida decidido decidimos decidindo decidiram decidirem decido decisoes decorar dedicacao dedicada dedicado defeito
defesa define deita deitada deitado deite delegado delicada delicado delirando delito demitida demitido demitidos
demito demolicao demora demorado demorando demoro denise dentre dependem deputado
`;

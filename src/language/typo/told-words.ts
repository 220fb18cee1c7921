// Words that patterns over plain text look for and that no word list holds, then surnames, then foods: none may be mended into a neighbour.

export const TOLD_WORDS = `
duna moderado moderada arrojado arrojada conservador autonoma lavrador prometeu sonhando boato custeia
inscrito contratante prof recusada recusado recusadas recusados negada anunciou cotei roubo acompanhando
arcanjo braba calote canteiro certificada conceicao coreo duplo embacado encheu enche enchia encho escritores
etiquetar fotografia idosa iluminado inviavel jobzinho lage legenda legendas leigo leiteiro louco lousa moana
matte portaria publico ralado redinha rodar santeiro table tourinho treta vazao vazia mulheres
bonequinha moradora recheio amador visitar visitante enterrado enterrou cavalete calcada jantares travado
vendedor pintora alagado folgado trancado caneco couberam pifou pifaram rosada torque torques robozinho digita digitar digitando teclando tras
dorme sente leem entende traduz torce vota razoes provisao medem pesam apareceu bandeira compos fundou besta signo humano sanga receitou
aguiar alves amaral assis bauer bento bezerra braga camargo campelo carmo chagas claudino colaco cordeiro correa couto crespo
dourado feijo feitosa felix fialho freitas furtado galvao gaspar granja lira manso matias mendes morato mota motta moura muller
neves novais palmeira paranhos patricio penha pereira pimentel pinheiro pires pitta prado rego resende rezende rios sabino
saldanha salles sato silveira soares sobral sodre teixeira valente valerio vargas viana vidal vieira
abiu alua amora biquinho buchinho cacetinho cajuzinho chuleta coalho fava jaca lambreta mandi moranga puba sovado
`;

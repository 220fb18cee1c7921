// What is said of entries, budgets, goals, debts and cards: what is missing, or why nothing was written down.

import { listed } from '../../domain/listed.ts';
import type { Reply } from '../../domain/message.ts';
import type { Rhythm } from '../../domain/rhythm.ts';
import { reais } from '../../finance/money.ts';
import { personInside, personWords } from '../../finance/replies/person-words.ts';
import { say } from './say.ts';

export const ONE_NOTEBOOK =
  'Ainda não tenho dois cadernos na mesma conversa. O que funciona: diga de que foi, “gastei 40 de linha do trabalho”, e depois pergunte “quanto gastei com o trabalho?”.';
export const MOVES_NO_MONEY =
  'Em dinheiro eu não mexo, só anoto. Quando acontecer, me conte: “pix de 50 pra mãe”, “paguei a luz, 120”.';

/** A day as one could say it. */
const A_DAY: Readonly<Record<Rhythm['every'], string>> = {
  daily: 'todo dia',
  weekly: 'na segunda',
  biweekly: 'na segunda',
  monthly: 'dia 5',
  yearly: 'dia 5 de março',
};

export const MONEY_PHRASES = {
  howSummed: say(
    'Contei só os lançamentos que você me disse, desse período. Para ver um por um: “mostra os lançamentos”.',
  ),
  wrongSum: say(
    'Poxa, desculpe. Conto só o que está anotado: veja com “mostra os lançamentos” e me diga o que está fora, como “apaga o 2” ou “o mercado foi 32”. Se faltou algum gasto, é só contar.',
  ),
  notChanged: (line: string): Reply =>
    say(
      'Não mudei nada: ',
      { bold: line },
      ' continua assim. Se era para mudar, me diga só o certo, como “foi 32” ou “foi ontem”, ou “apaga”.',
    ),
  valueUnplaced: say(
    'Não anotei nada: não entendi de quem é esse valor. Se foi gasto ou ganho seu, me diga assim: “gastei 50 no mercado”, “recebi 100 do João”.',
  ),
  moneyUnplaced: say(
    'Com isso não anotei nem mudei nada. Se entrou ou saiu dinheiro, me diga quanto e de quê (“recebi 100 do João”); se era para corrigir, me diga o certo (“foi 32”, “foi no débito”).',
  ),
  /** What repeats was kept before its day was asked, and stays. */
  undated: (name: string, every: Rhythm['every']): Reply =>
    say(`Fica guardado sem dia, então não lanço sozinha. Quando souber, me diga “${name} cai ${A_DAY[every]}”.`),
  noAmountKnown: say('Tudo bem, não anotei. Quando souber o valor, me diga: “mercado 80”.'),
  paidAlready: (line: string): Reply => say('Isso já está anotado como pago: ', { bold: line }, '.'),
  noValueThere: say('Não achei nessa mensagem um valor para anotar. Me diga assim: “150 pix pra Maria”.'),
  spentWhat: say('Com o quê, e quanto? Pode mandar em partes.'),
  cameInWhat: say('Quanto, e de onde veio? Pode mandar em partes.'),
  noWorkCategory: say(`Trabalho não é uma das minhas categorias. ${ONE_NOTEBOOK}`),
  bareNumber: say('Se foi um gasto, me diga também com o quê, por exemplo “32 no almoço”.'),
  howMuchWas: (noun: string): Reply => say('Quanto foi? Me diga só o valor que eu anoto em ', { bold: noun }, '.'),
  noBudgets: say('Você não tem teto nenhum. Para criar um: “teto de 800 pro mercado”.'),
  whoDidNotPay: say('Quem foi, e quanto? Me diga assim: “a Ana me deve 50”.'),
  leftOver: say('Que bom que sobrou! Não anotei como gasto.'),
  hadOnce: say(
    'Isso é o que você tinha, não uma entrada: não anotei. Se entrou agora, me diga assim: “recebi 4500 do FGTS”.',
  ),
  spentByOthers: say(
    'Não anotei: foi gasto de outra pessoa. Se uma parte é sua, me diga: “paguei 130 da feira”, “devo metade pra Ana”. Para as duas pessoas anotarem juntas, diga “convidar”.',
  ),
  ownPartUntold: ({ who, what, value }: { who: string; what: string; value: string }): Reply =>
    say(
      `Dos ${value} que ${who} pagou (${what}) ainda não sei a sua parte. Me diga: “devo metade”, “minha parte é 35”.`,
    ),
  cameInTimes: (times: number, each: string): Reply =>
    say(
      `Em ${times} vezes dá ${each} cada. Se já entrou tudo, está anotado. Se só uma entrou, me diga: “só recebi ${each}”.`,
    ),
  paymentStays: (paid: string): Reply =>
    say(`Deixei o pagamento em ${paid}. Se o total é da fatura, me diga com ela: “a fatura do nubank veio 540”.`),
  priceToCome: say('Certo! O que já anotei fica como está. Quando pagar, me diga o valor que eu anoto.'),
  cardOfOthers: say(
    'Não anotei: aqui ficam só os seus cartões. Para lembrar o dia, me diga: “me lembra todo dia 20 do cartão da Ana”.',
  ),
  owedToWhom: say('Para quem? Me diga com o nome: “devo 64 pra Ana”.'),
  onlyDifference: say('Quanto deu no total? Só com a diferença eu não anoto: “a luz foi 150”.'),
  whichTotal: say('Qual era o total? Me diga assim: “320 dividido por 4”.'),
  onOthers: say('Então não foi gasto seu: não anotei nada. Se você vai devolver, me diga: “devo 62 pro Caio”.'),
  whichPaid: say('Quem pagou? Me diga o nome: “a Ana pagou”.'),
  whenBought: say('Ainda não anotei nada. Quando comprar, me conte quanto foi que eu anoto.'),
  whenSold: say('Ainda não anotei nada. Quando vender, me conte: “vendi a bicicleta por 300”.'),
  whichBudget: say('Qual deles? Diga o nome: “tira o teto do mercado”. Para ver todos: “meus tetos”.'),
  noBudgetOf: (name: string) => say('Não tenho teto de ', { bold: name }, '. Para ver todos: “meus tetos”.'),
  howMuchBudget: say('De quanto é o teto? Por exemplo: “teto de 800 pro mercado”.'),
  whatBudget: say('De que é o teto? Me diga junto: “teto de 150 pra lanche”.'),
  noCards: say('Você ainda não me falou de cartão nenhum. Por exemplo: “meu nubank fecha dia 3 e vence dia 10”.'),
  noBanks: say('Você ainda não me falou de conta nenhuma. Por exemplo: “tenho 500 na Caixa”.'),
  boughtUnpriced: say('Boa! Se quiser anotar o gasto, me diga o valor.'),
  ofTheHouse: say('As contas da casa já são de vocês todos: diga “quem deve pra quem?” e eu faço o acerto.'),
  whichMonth: say('De que mês foi? Me diga junto com o ano: “em março de 2025 gastei 4 mil com médico”.'),
  howMuchGoal: say('Quanto você quer juntar? Por exemplo: “quero juntar 2 mil até maio”.'),
  whichGoal: say(
    'Qual meta, e para quanto? Veja em “minhas metas” e diga, por exemplo, “muda a meta da viagem pra 12 mil”.',
  ),
  howMuchDebt: say('De quanto é a dívida? Por exemplo: “devo 8 mil no rotativo a 12% ao mês”.'),
  noParcels: say('Em zero parcelas não dá para pagar: em quantas ficou? Por exemplo: “devo 2 mil em 10x de 250”.'),
  unlikelyRate: (percent: number) =>
    say(
      `${String(percent).replace('.', ',')} % ao mês ninguém cobra. É por ano? Diga “ao ano” ou “ao mês”, que eu anoto a dívida com esse juro.`,
    ),
  whoPaid: say('Quem te pagou, e quanto? Por exemplo: “recebi 50 da Ana”.'),
  changeWhat: say('O que eu mudo nele? Pode ser o valor, a data, a categoria ou a forma de pagamento.'),
  whoWillPay: say('Quem vai te pagar, e quanto? Assim: “a Rita me deve 50, paga sexta”.'),
  changeWhich: say('Mudo o quê? Diga o nome junto: “muda o mercado pra 32”, “muda a meta da viagem pra dezembro”.'),
  allYours: (entry: string): Reply => say('Certo: ', { bold: entry }, ' já conta todo como seu.'),
  priceOnly: (what: string): Reply =>
    say(
      `É o preço de ${what}: não anotei como gasto. Se comprou, me diga “comprei”; se vai juntar, diga “quero juntar pra ${what}”.`,
    ),
  sharesWithWhom: say('Com quem? Me diga assim: “eu e a Ana dividimos tudo”.'),
  /** In centavos. */
  betweenTwo: (name: string, theirs: number, own: number): Reply =>
    theirs === own
      ? say(`Entre você e ${personInside(name)} está zerado, pelo que anotei.`)
      : say(
          theirs > own ? `${personWords(name)} te deve ` : `Você deve a ${personInside(name)} `,
          { bold: reais(Math.abs(theirs - own)) },
          theirs > 0 && own > 0 ? `: são ${reais(Math.max(theirs, own))} menos ${reais(Math.min(theirs, own))}.` : '.',
        ),
  howMuchTheirs: say('Quanto foi? Me diga assim: “40 era da minha irmã”.'),
  sharedWithWhom: say('Com quem foi? Me diga assim: “dividi com a Ana”.'),
  waitsStill: (entry: string): Reply => say('Certo, fica a receber: ', { bold: entry }, '.'),
  onlyOwnShare: (share: string): Reply =>
    say('Certo! Está anotada só a sua parte, ', { bold: share }, ': o que os outros te pagam dela não muda nada.'),
  splitWhich: say('Divido qual gasto? Responda à mensagem dele com “divide por 2”, ou “divide com a Ana”.'),
  workApart: say(ONE_NOTEBOOK),
  entryGone: say('Esse lançamento não está mais anotado.'),
  removeWhichPeriod: say(
    'Não vou tirar todos os lançamentos de uma vez. Me diga de quando: “apaga tudo que lancei ontem”, por exemplo.',
  ),
  sharedAlready: (who: string, owed: string): Reply =>
    say('Certo, já está assim: ', { bold: who }, ` te ${/ e /u.test(who) ? 'devem' : 'deve'} ${owed}.`),
  alreadySo: (entries: readonly string[]): Reply =>
    say(entries.length > 1 ? 'Certo, já estão assim: ' : 'Certo, já está assim: ', { bold: listed(entries) }, '.'),
  recordedIndeed: (entry: string): Reply => say('Sim: ', { bold: entry }, '.'),
  notRecorded: (what: string): Reply =>
    say('Não achei ', { bold: what }, ` anotado. Se é gasto, me mande com o valor (“${what} 30”).`),
  movesNoMoney: say(MOVES_NO_MONEY),
} as const;

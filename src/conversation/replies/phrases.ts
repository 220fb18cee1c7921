// Replies about the conversation itself. Short, warm, without technical words.

import type { Reply } from '../../domain/message.ts';
import type { KeyedList } from '../../domain/remembered.ts';
import type { Rhythm } from '../../domain/rhythm.ts';
import type { RichText } from '../../domain/text.ts';
import { say } from './say.ts';

const HELP: RichText = [
  'Sou a Caderneta: guardo o que você me pede, cuido das suas contas e acho depois.\n\n',
  { bold: 'Dinheiro' },
  '\n• uber 23 · mercado 150 no crédito do nubank · tv 3000 em 10x\n• quanto gastei esse mês? · gastos por categoria\n• teto de 800 pro mercado · meu nubank fecha dia 3 e vence dia 10\n• na verdade foi 32 · apaga o gasto da pizza\n\n',
  { bold: 'Guardar' },
  '\n• anota: senha do wi-fi é bolo123\n• salva o filme O Auto da Compadecida\n• mande um link, ou responda “salva isso”\n\n',
  { bold: 'Lembrar' },
  '\n• me lembra de pagar a luz sexta às 9h · meus lembretes\n• netflix 39,90 todo dia 10 (eu lanço sozinha)\n\n',
  { bold: 'Achar' },
  '\n• o que eu guardei?\n• minhas notas · meus filmes\n• cadê a senha do wi-fi?\n• algum filme de terror que ainda não vi?\n• onde assistir Cidade de Deus? · já vi o 2 · nota 9\n\n',
  { bold: 'Mudar e apagar' },
  '\n• apaga o 2 · apaga a nota do bolo\n• troca a nota do bolo: forno a 180\n• desfaz\n\n',
  { bold: 'Seus dados' },
  '\n• meus dados (um arquivo com tudo)\n• apagar meus dados\n• vincular (outro canal) · convidar (dividir o dinheiro com alguém)',
];

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

export const phrases = {
  welcome: say(
    'Oi! Sou a Caderneta, seu caderninho de bolso. Me diga o que guardar ou quanto gastou, do seu jeito:\n\n• uber 23\n• quanto gastei esse mês?\n• anota: senha do wi-fi é bolo123\n• salva o filme Cidade de Deus\n• o que eu guardei?\n\nGuardo só o que você me pede. “meus dados” mostra tudo e “apagar meus dados” some com tudo.',
  ),
  welcomeGroup: say(
    'Oi, gente! Sou a Caderneta, um caderninho de bolso. Aqui no grupo eu só leio o que é comigo: me marquem, respondam a uma mensagem minha ou usem /ajuda.\n\nCada pessoa tem o seu caderno, e o que eu respondo aqui todos veem. Para o que é só seu, me chame no privado. Para juntar o dinheiro da casa, diga “convidar”.',
  ),
  nameless: say(
    'Não sei quem escreveu: a mensagem veio em nome do grupo ou de um canal, e cada caderno é de uma pessoa. Para eu atender, escreva com o seu nome (desligue “Permanecer anônimo” nas suas permissões de administrador) ou me chame no privado.',
  ),
  hello: say('Oi! O que vamos guardar ou procurar hoje?'),
  helloBack: say('Oi! Tudo bem sim, e com você? Como posso ajudar com suas finanças e suas anotações hoje?'),
  help: { text: HELP },
  about: say(
    'Sou a Caderneta, um caderninho que mora aqui na conversa. Anoto seus gastos e entradas, guardo notas, filmes, séries, vídeos e links, e respondo quando você pergunta. Quem cuida de tudo é código, e o que é seu só você vê.',
  ),
  calculating: say('Estou calculando…'),
  /** A figure is missing while another question is open. */
  askedLater: (question: string): RichText => [
    'Para fechar aquela conta me falta uma coisa: ',
    question,
    ' Mande “continua” quando puder, que eu pergunto de novo.',
  ],
  wholeAnswer: say(
    'Essa conta já está inteira aí em cima. Se quiser, mude um número (“e se for em 36x?”, “e com 10 mil de entrada?”) ou pergunte “por quê?”.',
  ),
  decided: say(
    'Combinado, a decisão é sua. Não anotei nada: quando fechar, me conte. Se algum número mudar, refaço a conta.',
  ),
  cannotVary: say(
    'Isso eu não sei mudar nessa conta. Dá para trocar um número dela, como o prazo, o juro ou a entrada: “e se for em 36x?”.',
  ),
  sameAnswer: say(
    'Com isso a conta dá no mesmo. Se era outro número que mudava, me diga qual é: “e se eu guardar 700 por mês?”, “e se o juro for 1,5%?”.',
  ),
  /** @param facts 'você tem 34 anos' */
  whoYouAre: (facts: readonly string[]): Reply =>
    facts.length === 0
      ? say(
          'De você eu só sei o que me conta, e ainda não me contou nada. Por exemplo: “sou professora”, “tenho 2 filhos”, “ganho 3.500 bruto”.',
        )
      : { text: ['De você eu sei o que me contou:\n', facts.map((fact) => `• ${fact}`).join('\n')] },
  smallWish: say(
    'Compra pequena não pede conta: quando comprar, me diga que eu anoto. Para não esquecer, peça “põe na lista de compras”.',
  ),
  premise: say('Certo, levo isso em conta nesta conversa. Pode me contar o resto, ou já perguntar.'),
  /** @param sum 'R$ 200,00' */
  whichMonthly: (sum: string): Reply =>
    say(
      `${sum} por mês de quê? Me diga assim: “gasto ${sum} por mês de internet”, “ganho ${sum} por mês” ou “quero guardar ${sum} por mês”.`,
    ),
  loansToTell: (kind: string): Reply =>
    kind === 'divida'
      ? say(
          'Me conte de cada dívida, uma por mensagem, com o juro se souber: “1200 no crediário a 6%”. Depois pergunte qual pagar primeiro.',
        )
      : say(
          `Me conte de cada ${kind === 'emprestimo' ? 'empréstimo' : kind}, um por mensagem: a parcela e quantas faltam (“um de 310, faltam 50”). Aí eu somo e comparo.`,
        ),
  /** @param told 'entram R$ 3.200,00 por mês' */
  toldOfPay: (told: string): Reply => ({ text: ['Você me contou: ', { bold: told }, '.'] }),
  howMuchToInvest: say(
    'Boa! Quanto dá para guardar por mês, ou quanto você já tem? Me diga assim: “200 por mês”, “tenho 3 mil guardados”.',
  ),
  alreadyCounted: say('Isso a conta já tem, e o resultado não muda. Pode perguntar dela, ou me contar o que falta.'),
  insulted: say(
    'Poxa, desculpe se errei. Me diga de outro jeito que eu tento de novo; “desfaz” volta atrás na última mudança.',
  ),
  fond: say('Que carinho! 😊 Sou só um programa, mas do seu caderno eu cuido bem.'),
  nothingHalfDone: say('Não ficou nada pela metade por aqui. Me diga o que você quer que eu faça.'),
  stoppedStudying: say('Certo, parei de calcular.'),
  thanks: say('Por nada! 😊'),
  glad: say('Que bom! 😊'),
  sorry: say('Poxa, desculpe. Me diga de outro jeito que eu tento de novo, ou “desfaz” para voltar atrás.'),
  notClear: say(
    'Desculpe, vou tentar de outro jeito: me diga o que quer guardar ou saber, como falaria com uma pessoa. Por exemplo: “mercado 80”, “me lembra da consulta sexta às 9h”, “quanto gastei esse mês?”.',
  ),
  howSummed: say(
    'Contei só os lançamentos que você me disse, desse período. Para ver um por um: “mostra os lançamentos”.',
  ),
  wrongSum: say(
    'Poxa, desculpe. Conto só o que está anotado: veja com “mostra os lançamentos” e me diga o que está fora, como “apaga o 2” ou “o mercado foi 32”. Se faltou algum gasto, é só contar.',
  ),
  farewell: say('Até mais! Tá tudo guardado aqui.'),
  stays: say('Combinado, fica tudo como está.'),
  tellOneByOne: say(
    'Bora! Me conte uma coisa de cada vez, do seu jeito: o que fazer e quando (“ligar pro frete sexta 9h”), o que comprar (“lista da mudança: caixas, fita”), o que não esquecer. Eu guardo e te aviso.',
  ),
  smalltalk: say('Entendi! Quando quiser guardar ou procurar alguma coisa, é só dizer.'),
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
  beyondReach: say(
    'Isso eu não sei te dizer. Sei das suas notas, filmes, links e lembretes, e do seu dinheiro: é só perguntar.',
  ),
  zoneStays: say('O relógio daqui segue onde você mora. Se mudou, me conte: “moro em São Paulo”.'),
  noPicture: say('Dessa conta eu não tenho tabela nem gráfico. Dos seus gastos eu faço: “gráfico dos gastos do mês”.'),
  wishesBack: say('Pra você também! 🎉'),
  laughs: say('😄'),
  noJokes: say('De piada eu sou ruim: meu forte é conta. Mas se for boa, me conta que eu guardo!'),
  movesNoMoney: say(MOVES_NO_MONEY),
  signs: say('😊 Me diga com palavras o que guardar, procurar ou quanto gastou.'),
  askOtherwise: say(
    'Não peguei essa pergunta. Tenta assim: “quanto gastei com mercado em outubro?” ou “onde anotei a senha?”.',
  ),
  searchWhat: say('O que você quer achar? Me diga uma palavra do que guardou.'),
  declined: say('Tudo bem, deixei como estava.'),
  cancelled: say('Cancelado.'),
  /** What repeats was kept before its day was asked, and stays. */
  undated: (name: string, every: Rhythm['every']): Reply =>
    say(`Fica guardado sem dia, então não lanço sozinha. Quando souber, me diga “${name} cai ${A_DAY[every]}”.`),
  noAmountKnown: say('Tudo bem, não anotei. Quando souber o valor, me diga: “mercado 80”.'),
  questionTakenBack: say('Cancelado. Para voltar atrás na última mudança, diga “desfaz” de novo.'),
  leftAsItIs: say('Tudo bem, fica como está.'),
  leftUnlessUndone: say('Tudo bem, fica como está. Se era para tirar o que acabei de anotar, diga “desfaz”.'),
  nothingToCancel: say('Não tem nada esperando resposta. Para voltar atrás na última mudança, diga “desfaz”.'),
  leftAsUndone: say('Tudo bem, não mexi em mais nada. Para voltar mais uma mudança, diga “desfaz”.'),
  nothingAsked: say('Não te perguntei nada agora. Me diga o que guardar ou procurar.'),
  expired: say('Isso já expirou. Me peça de novo, por favor.'),
  notYours: say('Esse botão é de outra pessoa, ou já expirou. Me peça você também, se quiser.'),
  leftUnkept: (told: string): Reply => say('Ficou sem anotar: ', { bold: told }, '. Se ainda valer, me mande de novo.'),
  gaveUp: say('Vamos deixar para lá por enquanto. Quando quiser, é só pedir de novo.'),
  nothingBefore: say('Não achei uma mensagem anterior para guardar. Responda à mensagem ou me mande de novo.'),
  unseen: say('Não consigo ler a mensagem que você respondeu. Me escreva o que é?'),
  paidAlready: (line: string): Reply => say('Isso já está anotado como pago: ', { bold: line }, '.'),
  noValueThere: say('Não achei nessa mensagem um valor para anotar. Me diga assim: “150 pix pra Maria”.'),
  spentWhat: say('Com o quê, e quanto? Pode mandar em partes.'),
  cameInWhat: say('Quanto, e de onde veio? Pode mandar em partes.'),
  remindWhat: say('Do que eu te lembro, e quando?'),
  watchWhat: say('Qual filme ou série?'),
  goneSince: say('Isso já não está mais aqui: foi desfeito ou apagado.'),
  notKeptHere: say(
    'Não achei o que veio dessa mensagem que você respondeu. Me diga por inteiro o que é para mudar ou apagar?',
  ),
  saidToAnother: say(
    'Essa mensagem minha foi para outra pessoa, ou já faz tempo. Me diga por inteiro o que você quer?',
  ),
  keptLast: (line: string): Reply =>
    say('Não achei outra mensagem para guardar. A última coisa que guardei foi ', { bold: line }, '.'),
  keptAlready: (lines: readonly string[]): Reply => say('Isso já está guardado: ', { bold: lines.join('; ') }, '.'),
  editLeft: (kept: readonly string[]): Reply =>
    say(
      'Vi que você corrigiu a mensagem. O que eu tinha anotado ficou como estava: ',
      { bold: kept.join('; ') },
      '. Para mudar ou apagar, responda a ela dizendo o quê.',
    ),
  nothingToEdit: say('Vi que você corrigiu uma mensagem. Se quiser que eu faça algo com ela, me mande de novo.'),
  noWorkCategory: say(`Trabalho não é uma das minhas categorias. ${ONE_NOTEBOOK}`),
  markWhat: say('Marco o quê? Me diga o título, ou o número da última lista: “já vi o 2”.'),
  bareNumber: say('Se foi um gasto, me diga também com o quê, por exemplo “32 no almoço”.'),
  howMuchWas: (noun: string): Reply => say('Quanto foi? Me diga só o valor que eu anoto em ', { bold: noun }, '.'),
  noBudgets: say('Você não tem teto nenhum. Para criar um: “teto de 800 pro mercado”.'),
  whoDidNotPay: say('Quem foi, e quanto? Me diga assim: “a Ana me deve 50”.'),
  leftOver: say('Que bom que sobrou! Não anotei como gasto.'),
  hadOnce: say(
    'Isso é o que você tinha, não uma entrada: não anotei. Se entrou agora, me diga assim: “recebi 4500 do FGTS”.',
  ),
  spentByOthers: say(
    'Não anotei: foi gasto de outra pessoa. Se uma parte é sua, me diga quanto: “paguei 130 da feira”. Para as duas pessoas anotarem juntas, diga “convidar”.',
  ),
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
  noCards: say('Você ainda não me falou de cartão nenhum. Por exemplo: “meu nubank fecha dia 3 e vence dia 10”.'),
  noBanks: say('Você ainda não me falou de conta nenhuma. Por exemplo: “tenho 500 na Caixa”.'),
  noSummaries: say('Não estou mandando resumo nenhum. Quando quiser ver um, é só pedir: “resumo da semana”.'),
  boughtUnpriced: say('Boa! Se quiser anotar o gasto, me diga o valor.'),
  reminderDone: say('✅ Boa!'),
  noReminderOf: (name: string): Reply =>
    say('Não achei lembrete de ', { bold: name }, `. Me diga o dia e a hora, que eu marco: “${name} dia 28 às 15h”.`),
  remindWhen: say('Quando eu te lembro? Por exemplo: “me lembra de pagar a luz sexta às 9h”.'),
  remindOver: say('Sua mensagem só chegou agora, e essa hora já passou. Para quando eu marco o lembrete?'),
  ofTheHouse: say('As contas da casa já são de vocês todos: diga “quem deve pra quem?” e eu faço o acerto.'),
  beforeWhat: say('Antes de que dia? Me diga com a data: “me lembra da prova dia 3 às 9h”.'),
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
  splitWhich: say('Divido qual gasto? Responda à mensagem dele com “divide por 2”, ou “divide com a Ana”.'),
  workApart: say(ONE_NOTEBOOK),
  entryGone: say('Esse lançamento não está mais anotado.'),
  removeWhichPeriod: say(
    'Não vou tirar todos os lançamentos de uma vez. Me diga de quando: “apaga tudo que lancei ontem”, por exemplo.',
  ),
  orderByNumber: (kind: KeyedList['kind'], n: number): Reply =>
    say(
      kind === 'lixeira'
        ? `Para trazer de volta: “recupera o ${n}”.`
        : `O que faço com o ${n}? Diga, por exemplo, “apaga o ${n}”${kind === 'lembrete' ? ` ou “muda o ${n} pra 16h”` : ''}.`,
    ),
  noSuchNumber: (n: number, total: number): Reply =>
    total === 0
      ? say('Não tenho uma lista recente para contar. Diga “o que eu guardei?” e depois o número.')
      : say(`Não tem o número ${n} na última lista, ela vai até ${total}.`),
  whichOfShown: say('Qual deles? Diga o número: “apaga o 2”.'),
  alreadyGone: (n: number): Reply => say(`O número ${n} da lista já foi apagado.`),
  trashEmptiesItself: say(
    'Não precisa: cada coisa some sozinha 30 dias depois de apagada. Até lá, dá para trazer de volta.',
  ),
  inTrashAlready: (n: number): Reply => say(`Isso já está na lixeira. Para trazer de volta: “recupera o ${n}”.`),
  exceptWhat: say('Não apaguei nada. Posso apagar tudo menos um tipo: “apaga tudo menos os filmes”. O que fica?'),
  noneRemoved: say('Pode ficar em paz: não apaguei nada agora. O que já foi apagado está em “lixeira”.'),
  nothingToBuy: say('Sua lista de compras está vazia. Para começar uma: “lista de compras: arroz, leite”.'),
  noneSuch: say('Não tenho nada assim guardado. Nada foi mudado.'),
  nearMatch: (query: string): string => `Não achei “${query}”. Era algum destes?`,
  noMatch: (query: string): Reply => say('Não achei nada sobre ', { bold: query }, '. Nada foi mudado.'),
  keptIndeed: (what: string): Reply => say('Sim, o último foi ', { bold: what }, '.'),
  sharedAlready: (who: string, owed: string): Reply =>
    say('Certo, já está assim: ', { bold: who }, ` te devem ${owed}.`),
  recordedIndeed: (entry: string): Reply => say('Sim: ', { bold: entry }, '.'),
  notRecorded: (what: string): Reply =>
    say('Não achei ', { bold: what }, ` anotado. Se é gasto, me mande com o valor (“${what} 30”).`),
  whyRemoved: say('Entendi que era para apagar. Se não era, diga “desfaz” que volta como estava.'),
  noneOfName: (name: string): Reply => say('Não achei nada sobre ', { bold: name }, '.'),
  alreadyOfKind: (title: string, kind: string): Reply =>
    say({ bold: title }, ` já está guardado como ${kind.toLowerCase()}.`),
  inviteEnds: say(
    'O código some sozinho em 10 minutos, e mesmo com ele ninguém entra sem eu te perguntar antes. É só não mandar.',
  ),
  inviteInPrivate: say('Convite só na nossa conversa particular: em grupo, outra pessoa veria o código.'),
  linkInPrivate: say('Isso só na nossa conversa particular: em grupo, outra pessoa veria o código.'),
  dataInPrivate: say(
    'Isso só na nossa conversa particular: aqui no grupo todos abririam o arquivo com tudo o que é seu.',
  ),
  refused: say('Isso eu não fiz, para não errar. Me diga com outras palavras?'),
  failed: say('Desculpe, não consegui cuidar dessa mensagem. Já anotei o problema; pode tentar de outro jeito?'),
} as const;

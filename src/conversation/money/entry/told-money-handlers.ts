// Movements told in one sentence that says all of them: a part paid, a half given back, a purchase somebody else paid.

import type { HandlerGroup } from '../../handler.ts';
import { askSetAside } from '../bills/ask-set-aside.ts';
import { decideChargedInParts } from '../bills/decide-charged-in-parts.ts';
import { askHowPaid } from '../correction/ask-of-entry.ts';
import { decideDeducted } from '../correction/decide-deducted.ts';
import { decideRestUntold } from '../correction/decide-rest-later.ts';
import { decideSplit } from '../correction/decide-split.ts';
import { decideSplitAgain } from '../correction/decide-split-again.ts';
import { askIfLent } from '../owing/ask-if-lent.ts';
import { askWhoOwes } from '../owing/ask-who-owes.ts';
import { decideAllButOne } from '../owing/decide-all-but-one.ts';
import { decideGaveBack } from '../owing/decide-gave-back.ts';
import { decideHalfBack } from '../owing/decide-half-back.ts';
import { decideInterestTold } from '../owing/decide-interest-told.ts';
import { decideOthersRepay } from '../owing/decide-others-repay.ts';
import { decideOwePart } from '../owing/decide-owe-part.ts';
import { decideOwedAndPaid } from '../owing/decide-owed-and-paid.ts';
import { decideOwesMore } from '../owing/decide-owes-more.ts';
import { decideOwesTold } from '../owing/decide-owes-told.ts';
import { decideOwnPart } from '../owing/decide-own-part.ts';
import { decidePaidAndOwes } from '../owing/decide-paid-and-owes.ts';
import { decidePaidForMe } from '../owing/decide-paid-for-me.ts';
import { decidePaidLess } from '../owing/decide-paid-less.ts';
import { decideParcelsPaid } from '../owing/decide-parcels-paid.ts';
import { decidePaysMonthly } from '../owing/decide-pays-monthly.ts';
import { decideSharingAgreed } from '../owing/decide-sharing-agreed.ts';
import { decideTheirParcels } from '../owing/decide-their-parcels.ts';
import { decideVaquinha } from '../owing/decide-vaquinha.ts';
import { decideAtPrice } from '../own-work/decide-at-price.ts';
import { decideCameFor } from '../own-work/decide-came-for.ts';
import { decideCustomerPays } from '../own-work/decide-customer-pays.ts';
import { decideDayClosed } from '../own-work/decide-day-closed.ts';
import { decideDoneAt } from '../own-work/decide-done-at.ts';
import { decideHoursWorked } from '../own-work/decide-hours-worked.ts';
import { decideIfSold } from '../own-work/decide-if-sold.ts';
import { decideJobAgreed } from '../own-work/decide-job-agreed.ts';
import { decideMoreWork } from '../own-work/decide-more-work.ts';
import { decideOnTrust } from '../own-work/decide-on-trust.ts';
import { decideOrdered } from '../own-work/decide-ordered.ts';
import { decideOtherDays } from '../own-work/decide-other-days.ts';
import { decidePerHour } from '../own-work/decide-per-hour.ts';
import { decidePriceTold } from '../own-work/decide-price-told.ts';
import { decideSoldByPiece } from '../own-work/decide-sold-by-piece.ts';
import { decideTookSome } from '../own-work/decide-took-some.ts';
import { decideLeftTo } from '../questions/decide-left-to.ts';
import { askIfUsual } from '../recurring/ask-if-usual.ts';
import { decideNoFixedDay } from '../recurring/decide-no-fixed-day.ts';
import { askExchanged } from './ask-exchanged.ts';
import { askHowMany } from './ask-how-many.ts';
import { askIfHad } from './ask-if-had.ts';
import { askWhoseIncome } from './ask-whose-income.ts';
import { decideBoughtAndReturned } from './decide-bought-and-returned.ts';
import { decideDoneAndAhead } from './decide-done-and-ahead.ts';
import { decideFurtherCost } from './decide-further-cost.ts';
import { decideHalfTheirs } from './decide-half-theirs.ts';
import { decideListBought } from './decide-list-bought.ts';
import { decideMonthBefore } from './decide-month-before.ts';
import { decideNotSpent } from './decide-not-spent.ts';
import { decidePaidAndBack } from './decide-paid-and-back.ts';
import { decidePaidInWays } from './decide-paid-in-ways.ts';
import { decidePartPaid } from './decide-part-paid.ts';
import { decidePartWithin } from './decide-part-within.ts';
import { decidePartsTold } from './decide-parts-told.ts';
import { decideReimbursable } from './decide-reimbursable.ts';

export const TOLD_MONEY_HANDLERS: HandlerGroup['handlers'] = [
  { decide: askHowPaid, answers: '“qual cartão eu usei no tênis?”: how that was paid' },
  {
    decide: decideSharingAgreed,
    answers: '“eu e a Marina dividimos tudo”, “como tá a conta entre a gente?”: what was agreed on',
  },
  { decide: decidePaidInWays, answers: '“mercado 410, 300 no vale e o resto no débito”: each way an entry' },
  { decide: decideTheirParcels, answers: '“ele paga em 3x de 50”, “pagou a primeira”: of what was lent' },
  { decide: decideParcelsPaid, answers: '“paguei a primeira”, “já paguei 10 de 60”: parcels of a debt' },
  { decide: decidePaysMonthly, answers: '“vou pagar 100 por mês pra ele”, “quando termino?”: of a debt that is kept' },
  { decide: decideJobAgreed, answers: '“fechou por 1100”, behind “fiz um orçamento de 1200”: it waits to come in' },
  { decide: decideChargedInParts, answers: '“o pintor cobrou 1.200, metade no início”: two halves to pay' },
  { decide: askHowMany, answers: '“lanche 45 pra cada um”: of how many, which is not told' },
  { decide: decideDeducted, answers: '“o João quebrou o copo, desconta 10”: less is paid to him, and nothing spent' },
  { decide: decideHoursWorked, answers: '“trabalhei 6 horas a 35”, “35 a hora”: what it comes to, paid or not' },
  { decide: askWhoseIncome, answers: '“meu marido recebeu 2.340”: whether the house counts it' },
  { decide: decidePriceTold, answers: '“cobro 160 a faxina”: kept as the price of the work' },
  { decide: decideIfSold, answers: '“se eu vender 25 por dia, quanto dá no mês?”: a sum at the price told before' },
  { decide: decidePerHour, answers: '“rodei 9 horas”, “quanto por hora?”: what the day brought in for each hour' },
  {
    decide: decideSoldByPiece,
    answers: '“vendi 23 marmitas a 18”, “encomenda de 40, 15 cada”: a sale or an order by the piece',
  },
  { decide: decideCustomerPays, answers: '“emiti nota pra Clínica Vida de 2.500”: what a customer is to pay' },
  { decide: decideOnTrust, answers: '“corte da dona Ivone 40 fiado”: one’s own work, still to be paid' },
  { decide: decideCameFor, answers: '“a Carol fez corte e escova”: at the prices told' },
  { decide: decideDoneAt, answers: '“segunda fiz na dona Vera, ela pagou”: one’s work at somebody’s, at its price' },
  { decide: decideAtPrice, answers: '“fiz 2 faxinas hoje”: so many at the price told before' },
  { decide: decideOtherDays, answers: '“ontem deu 143 e anteontem 155”: the same work on other days' },
  { decide: decideMoreWork, answers: '“e na dona Marta 150”: the same work at another customer’s' },
  { decide: askExchanged, answers: '“troquei 100 dólares por 540”: which way the reais went, which is not told' },
  { decide: askSetAside, answers: '“separei 180 pra luz”: offers the bill as one to pay' },
  { decide: askWhoOwes, answers: '“fiado do seu Manoel 22”: who owes it, which the words do not tell' },
  { decide: askIfLent, answers: '“meu neto me pediu 300 emprestado”: whether it was lent, which is not told' },
  { decide: askIfUsual, answers: '“gasto uns 900 de aluguel”: of every month or of now, which is not told' },
  { decide: askIfHad, answers: '“tinha 200 na carteira”: whether it is still there; no income' },
  {
    decide: decideOthersRepay,
    answers: '“paguei 320, o Beto e o Nando vão me dar 80 cada”: a purchase and what comes back of it',
  },
  { decide: decideNotSpent, answers: '“sobrou 10 do presente”, “pizza 62 por conta dele”: nothing to record' },
  { decide: decideDayClosed, answers: '“fechei o dia com 287”: what the whole day brought in' },
  {
    decide: decidePaidLess,
    answers: '“pagou com 5% de desconto”, “ela tava me devendo 200”: what came and what was owed differ',
  },
  {
    decide: decidePaidAndOwes,
    answers: '“a Ana pagou 100, ficou faltando 20”: a part came in and the rest waits',
    before: [decidePartPaid],
  },
  {
    decide: decidePartPaid,
    answers: '“vendi por 600, recebi 200 e o resto dia 10”: a part paid and the rest pending',
  },
  { decide: decideRestUntold, answers: '“paguei 175 da cadeira, o resto semana que vem”: asks how much is left' },
  {
    decide: decideDoneAndAhead,
    answers: '“paguei 120 de luz e a água 80 vence dia 25”: one entry made and one still to come',
  },
  { decide: decideBoughtAndReturned, answers: '“comprei e devolvi a blusa”: nothing to record' },
  {
    decide: decideHalfBack,
    answers: '“paguei 180 e o Marcos me devolveu metade”: what was paid and what came back',
  },
  {
    decide: decideReimbursable,
    answers: '“táxi 60, a firma devolve”, “a empresa reembolsou o uber”: a purchase that comes back',
  },
  { decide: decideHalfTheirs, answers: '“air fryer 480 em 6x, a Ana paga metade”: half of it is owed' },
  { decide: decideOwnPart, answers: '“paguei o meu”, “quanto dá pra cada?”: of a bill that others share' },
  { decide: decideLeftTo, answers: '“quanto falta pra 2000?”, behind a figure: what is missing' },
  { decide: decideOwePart, answers: '“tô devendo metade pra ela”: they paid what was just told' },
  {
    decide: decidePaidForMe,
    answers: '“meu irmão cobriu 80 na farmácia, pago depois”: the purchase, and the debt to him',
  },
  {
    decide: decideOwedAndPaid,
    answers: '“devia 400 na loja e já paguei 150”: the debt, and what was paid of it',
  },
  {
    decide: decideInterestTold,
    answers: '“o cartão cobra 14% ao mês e a loja sem juros”: the interest of debts told before',
  },
  { decide: decideAllButOne, answers: '“todos pagaram menos o Pedro”: the parts of all the others came' },
  { decide: decideVaquinha, answers: '“mais 3 pagaram”: so many times what each gives to the vaquinha' },
  { decide: decideTookSome, answers: '“a dona Cida pegou 3 e só paga sexta”: how many, so what it comes to is asked' },
  { decide: decideOrdered, answers: '“encomenda da Ju dia 25, 120”: a customer’s order, to receive' },
  { decide: decideGaveBack, answers: '“a Carla pediu os 30 de volta, devolvi”: what came in went back' },
  { decide: decideOwesTold, answers: '“ele ainda me deve 700”: what is owed already is not recorded twice' },
  { decide: decideOwesMore, answers: '“devo mais 20 pro Zé”: on top of what is owed to him' },
  { decide: decideListBought, answers: '“comprei tudo, deu 187,30”: the list is done, and its cost is an entry' },
  { decide: decideNoFixedDay, answers: '“estacionamento 14 todo dia de plantão”: no day to post it on' },
  {
    decide: decideMonthBefore,
    answers: '“luz 142 esse mês, mês passado foi 118”: asks whether the older one goes too',
  },
  { decide: decidePaidAndBack, answers: '“vacina 180, mas o plano reembolsa 100”: paid whole, and a part comes back' },
  {
    decide: decidePartsTold,
    answers: '“140 na farmácia, o remédio foi 90 e o resto fralda”: each part is an entry, together what it was',
  },
  { decide: decidePartWithin, answers: '“dei 50 pro meu filho, ele gastou 30 no lanche”: only what was given' },
  {
    decide: decideFurtherCost,
    answers: '“gastei 180 mais 65 de remédio”: two purchases, the first without a name',
  },
  { decide: decideSplitAgain, answers: '“refaz a conta pra 4”: the same total among so many' },
  { decide: decideSplit, answers: '“divide com a Ana”: leaves the share of the person in the last purchase' },
];

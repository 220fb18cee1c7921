// Which debt to pay first: highest rate (avalanche) costs least, smallest balance (bola de neve) gives earlier results. Both are simulated month by
// month with the same sum.

import { folded } from '../../domain/fold.ts';
import { percent, reais } from '../../finance/money.ts';
import { type PayableDebt, type Payoff, payoff } from '../formulas/debt-payoff.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { calculation, type Draft, found } from '../found.ts';
import { expenseOf, incomeOf, type Known, leftOver, shown, YOU_SAID } from '../known.ts';
import { owedToday } from '../owed-today.ts';
import { type Asked, needs, type Playbook, type PlaybookOutcome } from '../playbook.ts';
import { fractionText, monthsText } from '../rate-words.ts';
import { debtNamed } from '../replies/debt-named.ts';
import { asksRest, CAN_PAY, theRest } from './behind-the-first.ts';
import { growing } from './growing-debts.ts';
import { offeredParcels } from './offered-parcels.ts';
import { owedInAll, type ToldDebt, toldShown } from './owed-in-all.ts';
import { paidAtOnce } from './paid-at-once.ts';
import { paidBy } from './paid-by.ts';
import { knownOf, withUnknown } from './rate-unknown.ts';

/** Minimum payment assumed when not given, as a multiple of the monthly interest. */
const LEAST_OVER_INTEREST = '1.02';

/** Debts stated in the question, otherwise those told before, limited to the ones it names. */
export function debtsAsked({ figures, ledger, text }: Asked): readonly ToldDebt[] {
  if (figures.debts !== undefined) return figures.debts;
  const told = ledger.told('divida').map((debt) => ({
    name: debt.value.name,
    cents: owedToday(ledger, debt),
    ...(debt.value.monthlyRate === undefined ? {} : { rate: String(debt.value.monthlyRate) }),
    ...(debt.value.parcelaCents === undefined ? {} : { minimum: debt.value.parcelaCents }),
  }));
  const words = ` ${folded(text)} `;
  const named = told.filter(({ name }) =>
    folded(name)
      .split(' ')
      .some((word) => word.length > SHORT_WORD && new RegExp(`\\b${word}\\b`).test(words)),
  );
  return named.length > 0 && !ALL_OF_THEM.test(words) ? named : told;
}

const SHORT_WORD = 3;
const ALL_OF_THEM = /\b(?:dividas|todas|tudo|cada uma|primeiro)\b/;

/** Adds the balance to the name of debts that share a name. */
const apart = (debts: readonly ToldDebt[]): readonly ToldDebt[] =>
  debts.map((debt) =>
    debts.filter(({ name }) => name === debt.name).length > 1
      ? { ...debt, name: `${debt.name} de ${reais(debt.cents)}` }
      : debt,
  );

function payable({ name, cents, rate = '0', minimum }: ToldDebt): PayableDebt {
  const fraction = fromPercent(rate);
  const least = toCents(exact(cents).times(fraction).times(LEAST_OVER_INTEREST));
  return { name, cents, rate: fraction, minimum: Math.min(cents, minimum ?? least) };
}

export const payDebts: Playbook = {
  run(asked) {
    const debts = apart(debtsAsked(asked).filter(({ cents }) => cents > 0));
    if (debts.length === 0)
      return needs(
        'debts',
        'Quais são as dívidas e os juros? (ex.: devo 3 mil no cartão a 14 % ao mês e 8 mil no consignado a 1,9 % ao mês)',
      );
    const words = folded(asked.text);
    // Told since, what is paid is asked about.
    const inAll = asked.turned === 'payment' || asked.turned === 'lump' ? undefined : owedInAll(words, debts);
    if (inAll !== undefined) return inAll;
    const atOnce = paidAtOnce(asked, debts);
    if (atOnce !== undefined) return atOnce;
    const known = knownOf(asked, debts);
    if (known.kind !== 'known') return known;
    const { rates, without } = known;
    const outcome = ordered(asked, rates, { words, only: without.length === 0 });
    return without.length === 0 ? outcome : withUnknown(outcome, without);
  },
};

/** The debts whose rate is known, paid one after the other. @param words folded @param only there are no others */
function ordered(
  asked: Asked,
  rates: readonly ToldDebt[],
  { words, only }: { readonly words: string; readonly only: boolean },
): PlaybookOutcome {
  const owed = rates.map(payable);
  const offer = only ? offeredParcels(asked, owed) : undefined;
  if (offer !== undefined) return found({ ...offer, data: rates.map(toldShown) });
  const queue = withLump(owed, asked.figures.lump);
  const least = queue.reduce((sum, { minimum }) => sum + minimum, 0);
  const canPay =
    CAN_PAY.test(folded(asked.text)) && asked.figures.income === undefined ? asked.figures.expense : undefined;
  const room = asked.figures.payment ?? canPay ?? asked.figures.saving ?? asked.figures.installment;
  const byThen = room === undefined && only ? paidBy(asked, queue) : undefined;
  if (byThen !== undefined) return found({ ...byThen, data: rates.map(toldShown) });
  const left = leftOver(asked);
  const monthly = room ?? (left === undefined || left.cents <= 0 ? undefined : left.cents);
  if (monthly === undefined && queue.length > 1 && (WHICH_FIRST.test(words) || asksRest(asked)))
    return dearestFirst(asked, queue, rates);
  if (monthly === undefined)
    return needs('payment', `Quanto você consegue pagar por mês, somando tudo? (os mínimos somam ${reais(least)})`);
  const pace = { cents: Math.max(monthly, 0), from: room === undefined ? 'o que sobra' : YOU_SAID };
  return paid(asked, { owed, queue, told: rates, pace });
}

/** The dearest first. */
const byRate = (a: PayableDebt, b: PayableDebt): number => exact(b.rate).comparedTo(a.rate);

/** "Qual pago primeiro?" can be answered without the monthly amount. */
const WHICH_FIRST = /\b(?:primeiro|qual (?:eu )?(?:pago|quito|divida)|que ordem|por onde)\b/;

const lumpShown = ({ figures: { lump } }: Asked) =>
  lump === undefined ? [] : [shown('Usado de uma vez', { cents: lump, from: YOU_SAID })];

function dearestFirst(asked: Asked, queue: readonly PayableDebt[], told: readonly ToldDebt[]): PlaybookOutcome {
  const rated = queue.some(({ rate }) => exact(rate).gt(0));
  // Where no interest is known, the smallest ends first.
  const [first, ...others] = queue
    .filter(({ cents }) => cents > 0)
    .toSorted(rated ? byRate : (a, b) => a.cents - b.cents);
  const owed = queue.reduce((sum, { cents }) => sum + cents, 0);
  if (first === undefined) return needs('debts', 'Quais são as dívidas e os juros?');
  const interest = ({ cents, rate }: PayableDebt): number => toCents(exact(rate).times(cents));
  return found({
    verdict:
      (asksRest(asked) ? theRest([first, ...others]) : undefined) ??
      (asked.turned === 'lump' ? lumpFirst(asked, told, owed, first) : undefined) ??
      (rated
        ? `Primeiro ${debtNamed(first.name)}: é o juro mais caro, ${fractionText(exact(first.rate))} ao mês.`
        : `Primeiro ${debtNamed(first.name)}: é a que acaba antes, e solta a parcela dela para a próxima.`),
    because: [
      !rated
        ? 'Não sei o juro de nenhuma: se uma cobrar mais que as outras, ela vem antes. Peça o valor para quitar cada uma e me diga, que eu comparo o desconto.'
        : `Cada R$ 100,00 a menos nessa dívida poupam ${reais(toCents(exact(first.rate).times(10_000)))} por mês. Nas outras pague só o mínimo até essa acabar; depois, tudo na próxima.`,
    ],
    compared: [first, ...others].map((debt, index) => ({
      cenario: `${index + 1}º ${debt.name}`,
      resultado: `${reais(debt.cents)}, ${reais(interest(debt))} de juros por mês`,
      melhor: index === 0,
    })),
    sums: [first, ...others].map((debt) =>
      calculation(
        `Juros do mês, ${debt.name}`,
        `${reais(debt.cents)} × ${fractionText(exact(debt.rate))}`,
        reais(interest(debt)),
      ),
    ),
    data: [...told.map(toldShown), ...lumpShown(asked)],
    next: ['Me diga quanto consegue pagar por mês, somando tudo, que eu digo quando acaba.'],
  });
}

/** The debts with a sum put into the dearest of them, and what is left of it into the next. */
function withLump(debts: readonly PayableDebt[], lump = 0): readonly PayableDebt[] {
  let left = lump;
  return debts.toSorted(byRate).map((debt) => {
    const used = Math.min(left, debt.cents);
    left -= used;
    return used === 0
      ? debt
      : { ...debt, cents: debt.cents - used, minimum: Math.min(debt.minimum, debt.cents - used) };
  });
}

/** The debts in a form that can be paid off, and as they were told; money in centavos a month. */
type Plan = {
  /** Before anything is put into them at once. */
  readonly owed: readonly PayableDebt[];
  readonly queue: readonly PayableDebt[];
  readonly told: readonly ToldDebt[];
  readonly pace: Known;
};

function paid(asked: Asked, { owed, queue, told, pace }: Plan) {
  const data = [
    ...told.map(toldShown),
    ...lumpShown(asked),
    shown('Pagando por mês', pace),
    ...(pace.from === YOU_SAID
      ? []
      : [shown('Renda do mês', incomeOf(asked)), shown('Gastos do mês', expenseOf(asked))]),
  ];
  const total = queue.reduce((sum, { cents }) => sum + cents, 0);
  const [only, ...others] = queue;
  const avalanche = payoff(queue, pace.cents, 'avalanche');
  if (total === 0) return found({ verdict: `${reais(asked.figures.lump ?? 0)} quitam tudo o que você deve.`, data });
  if (!Number.isFinite(avalanche.months)) return found({ ...growing(queue, pace.cents), data });
  const words =
    only !== undefined && others.length === 0
      ? single(only, pace.cents, avalanche, total)
      : bothOrders(queue, pace.cents, avalanche);
  const { lump } = asked.figures;
  const verdict =
    asked.turned === 'lump' && lump !== undefined
      ? lumpWords(lump, owed, pace.cents, avalanche)
      : (interestAsked(folded(asked.text), pace.cents, avalanche) ??
        (asksRest(asked) ? theRest(queue.toSorted(byRate), avalanche.settled) : undefined));
  return found({
    ...(verdict === undefined ? words : { verdict }),
    sums: avalanche.settled.map(({ name, month }) => ({ rotulo: name, resultado: `acaba no mês ${month}` })),
    data,
    next: [
      avalanche.settled.length === 0
        ? undefined
        : 'Pare de usar o crédito caro enquanto paga: cada compra nova aumenta a conta.',
      'Se aparecer um empréstimo mais barato, pode valer trocar: me diga a taxa.',
    ],
  });
}

/** "Quanto pago de juros no total?": what was asked is said first. */
const interestAsked = (words: string, monthly: number, { interest, months }: Payoff): string | undefined =>
  HOW_MUCH_INTEREST.test(words)
    ? `Pagando ${reais(monthly)} por mês, são ${reais(interest)} de juros até acabar, em ${monthsText(months)}.`
    : undefined;
const HOW_MUCH_INTEREST = /\bquanto\b.*\b(?:de|em) juros?\b/;

/** Where the sum goes, before it is known what is paid each month. */
function lumpFirst(asked: Asked, told: readonly ToldDebt[], left: number, next: PayableDebt): string {
  const [dearest] = told.map(payable).toSorted(byRate);
  const where = dearest === undefined ? '' : ` n${debtNamed(dearest.name)}, o juro mais caro`;
  const then = dearest?.name === next.name ? '' : ` Depois siga pel${debtNamed(next.name)}.`;
  return `Ponha ${reais(asked.figures.lump ?? 0)}${where}: você passa a dever ${reais(left)}.${then}`;
}

/** What a sum put into the dearest debt at once makes shorter and cheaper. */
function lumpWords(lump: number, owed: readonly PayableDebt[], monthly: number, after: Payoff): string {
  const before = payoff(owed, monthly, 'avalanche');
  const [dearest] = owed.toSorted(byRate);
  const where = dearest === undefined ? '' : ` n${debtNamed(dearest.name)}`;
  const put = `Com ${reais(lump)} de uma vez${where}, acaba em ${monthsText(after.months)}`;
  return Number.isFinite(before.months)
    ? `${put}, em vez de ${monthsText(before.months)}, e você paga ${reais(before.interest - after.interest)} a menos de juros.`
    : `${put}.`;
}

type Words = Pick<Draft, 'verdict' | 'because' | 'compared'>;

const single = ({ name }: PayableDebt, monthly: number, { months, interest }: Payoff, total: number): Words => ({
  verdict: `Pagando ${reais(monthly)} por mês, ${debtNamed(name)} acaba em ${monthsText(months)}.`,
  because: [
    interest === 0
      ? 'Sem juros: cada real pago diminui a dívida.'
      : `São ${reais(interest)} de juros até o fim, ${percent(interest, total)} do que você deve.`,
  ],
});

function bothOrders(queue: readonly PayableDebt[], monthly: number, avalanche: Payoff): Words {
  const snowball = payoff(queue, monthly, 'bola_de_neve');
  const saved = snowball.interest - avalanche.interest;
  const [dearest] = queue.toSorted((a, b) => exact(b.rate).comparedTo(a.rate));
  return {
    verdict: `Pague primeiro ${dearest === undefined ? 'a mais cara' : debtNamed(dearest.name)}: em ${monthsText(avalanche.months)} você fica sem dívidas.`,
    because: [
      saved > 0
        ? `Pela mais cara você paga ${reais(saved)} a menos de juros que pela menor.`
        : 'As duas ordens custam o mesmo aqui: escolha a que te anima mais.',
      'Mantenha o mínimo de todas e jogue o resto na primeira da fila; quando ela acaba, o valor inteiro passa para a seguinte.',
    ],
    compared: [
      {
        cenario: 'Mais cara primeiro (avalanche)',
        resultado: `${monthsText(avalanche.months)}, ${reais(avalanche.interest)} de juros`,
        melhor: true,
      },
      {
        cenario: 'Menor primeiro (bola de neve)',
        resultado: `${monthsText(snowball.months)}, ${reais(snowball.interest)} de juros`,
        melhor: false,
      },
    ],
  };
}

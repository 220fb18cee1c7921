// "Posso comprar uma casa com minha renda?": instalment the income supports, amount it finances, and the entrada needed. First extra example of the
// document. Banks lend up to 80 % of the price and accept a first SAC instalment of up to 30 % of gross income.

import { folded } from '../../domain/fold.ts';
import { reserveOf } from '../../finance/definitions/reserve.ts';
import { percent, reais } from '../../finance/money.ts';
import { committedMonthly } from '../commitments.ts';
import { monthlyRate } from '../formulas/equivalent-rate.ts';
import { type Exact, exact, fromPercent, toCents } from '../formulas/exact.ts';
import { interestOf, priceTable } from '../formulas/price-table.ts';
import { sacTable } from '../formulas/sac-table.ts';
import { calculation, found, type Sum } from '../found.ts';
import { ASSUMED, expenseOf, incomeOf, type Known, leftOver, savedOf, shown, support, YOU_SAID } from '../known.ts';
import { loanRate } from '../loan-rate.ts';
import { loanTable } from '../pictures/loan-table.ts';
import { type Asked, needsOwn, type Playbook, type PlaybookOutcome } from '../playbook.ts';
import { fractionText, monthsText } from '../rate-words.ts';
import { MOST_COMMITTED, USUAL_HOME_LOAN } from '../rules-of-thumb.ts';

const MOST_FINANCED = '0.80';

/** What the bank would lend on this income, and the home that goes with it. Money in centavos. */
type Loan = {
  /** The home's price was in the question. */
  readonly asks: boolean;
  readonly told: boolean;
  /** A fraction a month. */
  readonly rate: Exact;
  readonly term: number;
  /** Largest first instalment, and the loan it pays. */
  readonly ceiling: number;
  readonly most: number;
  readonly saved: Known;
  /** No price was asked about, and what is saved falls short of the bank's minimum entrada. */
  readonly lacks: boolean;
  readonly price: number;
  readonly down: number;
  readonly minimum: number;
  readonly owed: number;
};

export const home: Playbook = {
  run(asked) {
    const income = incomeOf(asked);
    const { price, downPayment, installments, months } = asked.figures;
    const tellsLoan = price !== undefined && (downPayment ?? installments ?? months ?? loanRate(asked)) !== undefined;
    if (income === undefined && tellsLoan && !ASKS_WHETHER.test(folded(asked.text))) return withoutIncome(asked);
    if (income === undefined) return needsOwn('income', 'Quanto entra por mês, mais ou menos? (ex.: 4.500)');
    const loan = loanOn(asked, income);
    const { owed, rate, term } = loan;
    const sac = owed === 0 ? [] : sacTable(owed, rate, term);
    const first = sac[0]?.payment ?? 0;
    return found({
      picture: () => (owed === 0 ? undefined : loanTable(`SAC de ${reais(owed)} em ${monthsText(term)}`, sac)),
      verdict:
        owed > 0 && asked.turned === undefined && PARCEL.test(asked.text)
          ? parcelVerdict(loan, sac)
          : loan.asks
            ? asksVerdict(loan, first, income)
            : openVerdict(loan),
      because: [entradaWords(loan), monthWords(leftOver(asked), first)],
      compared: owed === 0 ? [] : comparedOf(loan, sac),
      sums: [
        calculation(
          'Parcela máxima',
          `30 % de ${reais(income.cents)} − ${reais(committedMonthly(asked))} já comprometidos`,
          reais(loan.ceiling),
        ),
        ...loanSums(loan),
        owed === 0 ? undefined : firstSum(loan, first, income),
        owed === 0 ? undefined : calculation('Renda pedida', `${reais(first)} ÷ 30 %`, reais(incomeAsked(first))),
      ],
      data: [shown('Renda do mês', income), shown('Gastos do mês', expenseOf(asked)), ...loanData(asked, loan)],
      next: [
        'Simule em dois bancos e compare o CET; se tiver FGTS, ele entra na entrada.',
        'Não use a reserva inteira na entrada.',
      ],
      limits: ['Seguros obrigatórios, TR e taxa do banco não estão na parcela.'],
    });
  },
};

/** Whether one can, which only the income tells. */
const ASKS_WHETHER = /\b(?:da (?:pra|para)|posso|consigo|cabe)\b/;

/** "Qual a parcela?", behind the answer. */
const PARCEL = /; qual a parcela\?$/;
const parcelVerdict = ({ owed, rate, term }: Loan, sac: ReturnType<typeof sacTable>): string =>
  `Em ${monthsText(term)}, a primeira parcela seria ${reais(sac[0]?.payment ?? 0)} na SAC, que vai caindo, ou ${reais(priceTable(owed, rate, term)[0]?.payment ?? 0)} fixos na Price.`;

/** By banks, for a first instalment of so much. */
const incomeAsked = (first: number): number => toCents(exact(first).div(fromPercent(MOST_COMMITTED)));

/** What comes in is not known: the instalment, and the income that banks would ask for. */
function withoutIncome(asked: Asked): PlaybookOutcome {
  const loan = loanOn(asked, { cents: 0, from: ASSUMED });
  const { owed, rate, term, price, down, minimum } = loan;
  if (owed === 0) return needsOwn('income', 'Quanto entra por mês, mais ou menos? (ex.: 4.500)');
  const sac = sacTable(owed, rate, term);
  const first = sac[0]?.payment ?? 0;
  const needed = incomeAsked(first);
  return found({
    verdict: parcelVerdict(loan, sac),
    because: [
      `O banco aceita até 30 % da renda: pela SAC, pediria perto de ${reais(needed)} por mês. Me diga quanto entra que eu digo se passa.`,
      down < minimum ? `Falta entrada: o banco pede ${reais(minimum)} e há ${reais(down)}.` : undefined,
      entradaWords(loan),
    ],
    compared: comparedOf(loan, sac),
    sums: [
      calculation('Financiado', `${reais(price)} − ${reais(down)}`, reais(owed)),
      calculation('Renda pedida', `${reais(first)} ÷ 30 %`, reais(needed)),
    ],
    data: loanData(asked, loan),
    next: ['Simule em dois bancos e compare o CET; se tiver FGTS, ele entra na entrada.'],
    limits: ['Seguros obrigatórios, TR e taxa do banco não estão na parcela.'],
  });
}

function loanOn(asked: Asked, income: Known): Loan {
  const { figures } = asked;
  const told = loanRate(asked);
  const rate = told ?? monthlyRate(fromPercent(USUAL_HOME_LOAN.yearly));
  const term = figures.installments ?? figures.months ?? USUAL_HOME_LOAN.months;
  const ceiling = Math.max(
    0,
    toCents(exact(income.cents).times(fromPercent(MOST_COMMITTED))) - committedMonthly(asked),
  );
  // The first SAC instalment is principal / n + principal × i.
  const most = toCents(exact(ceiling).div(exact(1).div(term).plus(rate)).toDecimalPlaces(0, 1));
  const saved = savedOf(asked, reserveOf(asked.ledger));
  /** Price at which that loan is the bank's maximum share; the rest is the entrada. */
  const whole = toCents(exact(most).div(MOST_FINANCED));
  const reached = Math.min(most + saved.cents, whole);
  const asks = figures.price !== undefined;
  const lacks = !asks && saved.cents < toCents(exact(reached).times(USUAL_HOME_LOAN.leastDown));
  const price = figures.price ?? (lacks ? whole : reached);
  const down = figures.downPayment ?? (lacks ? whole - most : Math.min(price, saved.cents));
  const minimum = toCents(exact(price).times(exact(1).minus(MOST_FINANCED)));
  const owed = Math.max(0, price - down);
  return { asks, told: told !== undefined, rate, term, ceiling, most, saved, lacks, price, down, minimum, owed };
}

const openVerdict = ({ most, lacks, price }: Loan): string =>
  lacks
    ? `Com a sua renda dá para financiar até ${reais(most)}, num imóvel de ${reais(price)} com ${reais(price - most)} de entrada.`
    : `Com a sua renda dá para financiar até ${reais(most)}; com o que tem guardado, um imóvel de até ${reais(price)}.`;

function asksVerdict({ ceiling, minimum, down, owed }: Loan, first: number, income: Known): string {
  const share = `a primeira parcela seria ${reais(first)}, ${percent(first, income.cents)} da renda`;
  if (first > ceiling) return `Pela renda, ainda não: ${share}, e o teto é 30 %.`;
  if (down < minimum) return `A parcela cabe, mas falta entrada: o banco pede ${reais(minimum)} e há ${reais(down)}.`;
  return owed === 0 ? 'Cabe sem financiar: a entrada paga o imóvel inteiro.' : `Pela renda, cabe: ${share}.`;
}

const entradaWords = ({ price, minimum, lacks, saved }: Loan): string =>
  `A entrada mínima (20 %) de ${reais(price)} é ${reais(minimum)}${lacks ? `, e há ${reais(saved.cents)} guardados` : ''}; some perto de 5 % para ITBI e cartório, ${reais(toCents(exact(price).times('0.05')))}.`;

function monthWords(left: Known | undefined, first: number): string | undefined {
  if (left === undefined) return undefined;
  if (left.cents >= first) return `Hoje sobram ${reais(left.cents)} por mês: a parcela cabe no que sobra.`;
  return `Hoje sobram ${reais(Math.max(0, left.cents))} por mês, menos que a parcela; se você paga aluguel, ele deixa de existir e entra na conta.`;
}

function comparedOf({ owed, rate, term }: Loan, sac: ReturnType<typeof sacTable>) {
  const fixed = priceTable(owed, rate, term);
  return [
    {
      cenario: `SAC em ${monthsText(term)}`,
      resultado: `começa em ${reais(sac[0]?.payment ?? 0)} e termina em ${reais(sac.at(-1)?.payment ?? 0)}; ${reais(interestOf(sac))} de juros`,
    },
    {
      cenario: `Price em ${monthsText(term)}`,
      resultado: `${reais(fixed[0]?.payment ?? 0)} fixos; ${reais(interestOf(fixed))} de juros`,
    },
  ];
}

const rateFigure = ({ told, rate }: Loan): string => (told ? fractionText(rate, 4) : 'i');

function loanSums(loan: Loan): readonly (Sum | undefined)[] {
  const { asks, told, rate, term, ceiling, most, saved, lacks, price, minimum } = loan;
  const byShare = lacks || price < most + saved.cents;
  return [
    told ? undefined : calculation('Juro ao mês (i)', '(1 + 11,5 %)^(1/12) − 1', fractionText(rate, 4)),
    calculation('Financiamento máximo', `${reais(ceiling)} ÷ (1/${term} + ${rateFigure(loan)})`, reais(most)),
    asks
      ? undefined
      : calculation(
          'Imóvel',
          byShare ? `${reais(most)} ÷ 80 %` : `${reais(most)} + ${reais(saved.cents)}`,
          reais(price),
        ),
    calculation('Entrada mínima', `20 % de ${reais(price)}`, reais(minimum)),
  ];
}

const firstSum = (loan: Loan, first: number, income: Known): Sum =>
  calculation(
    'Primeira parcela (SAC)',
    `${reais(loan.owed)} ÷ ${loan.term} + ${reais(loan.owed)} × ${rateFigure(loan)}`,
    `${reais(first)}, ${percent(first, income.cents)} da renda`,
  );

function loanData({ figures }: Asked, { told, rate, term, lacks, down, saved }: Loan) {
  const downFrom = figures.downPayment !== undefined ? YOU_SAID : lacks ? 'o mínimo do banco' : saved.from;
  return [
    shown('Entrada', { cents: down, from: downFrom }),
    support('Juros', told ? `${fractionText(rate)} ao mês` : '11,5 % ao ano', told ? YOU_SAID : ASSUMED),
    { rotulo: 'Prazo', valor: monthsText(term), ...(term === USUAL_HOME_LOAN.months ? { fonte: ASSUMED } : {}) },
  ];
}

// Financed purchases: amount borrowed, term, rate and the resulting instalment. "60 mil em 48x" from a bank is not 60 thousand divided by 48.

import { folded } from '../domain/fold.ts';
import { fromPercent } from './formulas/exact.ts';
import { type LoanRow, priceTable } from './formulas/price-table.ts';
import { ASSUMED, YOU_SAID } from './known.ts';
import { loanRate } from './loan-rate.ts';
import { type Asked, type Needs, needs } from './playbook.ts';
import { USUAL_CAR_LOAN } from './rules-of-thumb.ts';

export type Borrowed = {
  readonly kind: 'borrowed';
  /** Centavos. */
  readonly owed: number;
  readonly down: number;
  readonly rate: ReturnType<typeof fromPercent>;
  readonly rateFrom: string;
  readonly times: number;
  readonly timesFrom: string;
  readonly rows: readonly LoanRow[];
};

const FINANCES = /\bfinanci\w+\b/;
const LENDS = /\b(?:emprestimos?|consignado|credito pessoal)\b/;
const NO_INTEREST = /\bsem juros?\b/;
/** Default term of a car loan, in months. */
const USUAL_TERM = 48;

/** Undefined when nothing is borrowed; `Needs` when the rate has no reasonable default and must be asked. */
export function borrowedFor(asked: Asked): Borrowed | Needs | undefined {
  const { price, loan, installment, installments, months, downPayment } = asked.figures;
  const words = folded(asked.text);
  const sum = loan ?? price;
  const financed = FINANCES.test(words);
  if (sum === undefined || installment !== undefined || NO_INTEREST.test(words)) return undefined;
  const told = loanRate(asked);
  // "60 mil em 48x a 1,9 %": a rate and a number of parcelas make it a loan, whatever it is called.
  const charged = told !== undefined && (installments ?? months) !== undefined;
  if (!financed && !charged && !LENDS.test(words)) return undefined;
  if (!financed && told === undefined) return needs('monthlyRate', 'Qual o juro do empréstimo? (ex.: 2,5 % ao mês)');
  const term = installments ?? months;
  if (!financed && term === undefined) return needs('installments', 'Em quantas parcelas? (ex.: 24)');
  const rate = told ?? fromPercent(USUAL_CAR_LOAN);
  const down = Math.min(sum, downPayment ?? 0);
  const times = term ?? USUAL_TERM;
  return {
    kind: 'borrowed',
    owed: sum - down,
    down,
    rate,
    rateFrom: told === undefined ? ASSUMED : YOU_SAID,
    times,
    timesFrom: term === undefined ? ASSUMED : YOU_SAID,
    rows: priceTable(sum - down, rate, times),
  };
}

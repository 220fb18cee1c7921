// Simulates paying several debts with one monthly sum: every minimum, and the rest to one debt, smallest balance first (snowball, bola de neve) or
// highest rate first (avalanche). Payments freed by a settled debt go to the next. Whole centavos every month. Source: Amar et al., "Winning the
// Battle but Losing the War", Journal of Marketing Research 48 (2011); Banco Central, Caderno de Educação Financeira, module 3.

import { exact, type Figure, toCents } from './exact.ts';

export type PayableDebt = {
  readonly name: string;
  readonly cents: number;
  /** Fraction a month. */
  readonly rate: Figure;
  /** Minimum payment, in centavos a month. */
  readonly minimum: number;
};

export type PayoffOrder = 'bola_de_neve' | 'avalanche';

export type Payoff = {
  /** Infinity when the sum never settles the debts. */
  readonly months: number;
  /** Total interest in centavos. */
  readonly interest: number;
  /** In the order they are settled, with the month number of each. */
  readonly settled: readonly { readonly name: string; readonly month: number }[];
};

/** Simulation limit, in months; beyond it the debt counts as never settled. */
const MOST_MONTHS = 600;

const ORDERS: Readonly<Record<PayoffOrder, (a: PayableDebt, b: PayableDebt) => number>> = {
  bola_de_neve: (a, b) => a.cents - b.cents,
  avalanche: (a, b) => exact(b.rate).comparedTo(a.rate) || a.cents - b.cents,
};

/** @param monthly centavos for all debts together; when it is below the minimums, debts are paid in order as far as it goes. */
export function payoff(debts: readonly PayableDebt[], monthly: number, order: PayoffOrder): Payoff {
  const queue = debts
    .filter(({ cents }) => cents > 0)
    .sort(ORDERS[order])
    .map((debt) => ({ ...debt, owed: debt.cents }));
  const settled: { name: string; month: number }[] = [];
  let interest = 0;
  for (let month = 1; month <= MOST_MONTHS; month++) {
    for (const debt of queue) {
      if (debt.owed === 0) continue;
      const charged = toCents(exact(debt.owed).times(debt.rate));
      interest += charged;
      debt.owed += charged;
    }
    payMonth(queue, monthly);
    for (const { name, owed } of queue)
      if (owed === 0 && !settled.some((one) => one.name === name)) settled.push({ name, month });
    if (queue.every(({ owed }) => owed === 0)) return { months: month, interest, settled };
  }
  return { months: Number.POSITIVE_INFINITY, interest, settled };
}

/** Pays the minimums first, then the rest in queue order. */
function payMonth(queue: { owed: number; readonly minimum: number }[], monthly: number): void {
  let left = monthly;
  const pay = (debt: { owed: number }, most: number): void => {
    const paid = Math.min(debt.owed, most, left);
    debt.owed -= paid;
    left -= paid;
  };
  for (const debt of queue) pay(debt, debt.minimum);
  for (const debt of queue) pay(debt, debt.owed);
}

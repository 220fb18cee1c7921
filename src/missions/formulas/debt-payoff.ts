// Several debts paid with one monthly sum: the minimum of each, and all the rest to one, smallest balance first (bola de neve) or
// dearest rate first (avalanche). What a settled debt set free goes to the next. Whole centavos every month.
// Source: Amar et al., "Winning the Battle but Losing the War", Journal of Marketing Research 48 (2011); Banco Central, Caderno de
// Educação Financeira, module 3.

import { exact, type Figure, toCents } from './exact.ts';

export type PayableDebt = {
  readonly name: string;
  readonly cents: number;
  /** Fraction a month. */
  readonly rate: Figure;
  /** Centavos a month that must be paid. */
  readonly minimum: number;
};

export type PayoffOrder = 'bola_de_neve' | 'avalanche';

export type Payoff = {
  /** Infinity when the sum never settles them. */
  readonly months: number;
  /** Centavos of interest in all. */
  readonly interest: number;
  /** In the order they end, with the month of each. */
  readonly settled: readonly { readonly name: string; readonly month: number }[];
};

/** Nobody plans longer; beyond it the debt only grows. */
const MOST_MONTHS = 600;

const ORDERS: Readonly<Record<PayoffOrder, (a: PayableDebt, b: PayableDebt) => number>> = {
  bola_de_neve: (a, b) => a.cents - b.cents,
  avalanche: (a, b) => exact(b.rate).comparedTo(a.rate) || a.cents - b.cents,
};

/** @param monthly centavos for all debts together; a sum under the minimums pays them in order as far as it goes. */
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

/** Minimums first, then the rest down the queue. */
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

// Cost of a card's revolving credit or an overdraft: monthly compounding, pro rata by day, plus IOF. Since January 2024 the interest and charges of a
// card debt may not exceed the debt itself. Sources: Lei 14.690/2023, art. 28; Resolução CMN 5.112/2023; cheque especial capped at 8 % a month by
// Resolução CMN 4.765/2019.

import { CARD_INTEREST_MOST, OVERDRAFT_MOST } from '../legal-figures.ts';
import { equivalentRate } from './equivalent-rate.ts';
import { exact, type Figure, toCents } from './exact.ts';

const DAYS_OF_MONTH = 30;
/** Legal maximum overdraft rate, as a fraction a month. */
export const OVERDRAFT_CAP = exact(OVERDRAFT_MOST);

export type Revolving = {
  /** Unpaid balance in centavos. */
  readonly debt: number;
  /** Fraction a month. */
  readonly rate: Figure;
  readonly days: number;
};

/** Interest in centavos, limited to the debt itself (legal ceiling for cards). */
export function rotativoInterest({ debt, rate, days }: Revolving): number {
  const grown = toCents(exact(debt).times(equivalentRate(rate, DAYS_OF_MONTH, days)));
  return Math.min(debt * CARD_INTEREST_MOST, grown);
}

/** Overdraft interest in centavos for a number of days, the rate limited to the legal maximum. */
export function overdraftInterest({ debt, rate, days }: Revolving): number {
  const capped = exact(rate).gt(OVERDRAFT_CAP) ? OVERDRAFT_CAP : exact(rate);
  return toCents(exact(debt).times(equivalentRate(capped, DAYS_OF_MONTH, days)));
}

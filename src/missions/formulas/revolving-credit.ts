// What a card's revolving credit or an overdraft grows to: compound by the month, day by day in between, plus IOF. Since January 2024
// the interest and charges of a card debt may not pass the debt itself. Sources: Lei 14.690/2023, art. 28; Resolução CMN 5.112/2023;
// cheque especial capped at 8 % a month by Resolução CMN 4.765/2019.

import { CARD_INTEREST_MOST, OVERDRAFT_MOST } from '../legal-figures.ts';
import { equivalentRate } from './equivalent-rate.ts';
import { exact, type Figure, toCents } from './exact.ts';

const DAYS_OF_MONTH = 30;
/** Fraction a month no overdraft may pass. */
export const OVERDRAFT_CAP = exact(OVERDRAFT_MOST);

export type Revolving = {
  /** Centavos left unpaid. */
  readonly debt: number;
  /** Fraction a month. */
  readonly rate: Figure;
  readonly days: number;
};

/** Centavos of interest, never beyond the debt itself (the legal ceiling of cards). */
export function rotativoInterest({ debt, rate, days }: Revolving): number {
  const grown = toCents(exact(debt).times(equivalentRate(rate, DAYS_OF_MONTH, days)));
  return Math.min(debt * CARD_INTEREST_MOST, grown);
}

/** Centavos of interest of an overdraft used for some days, the rate held to the legal ceiling. */
export function overdraftInterest({ debt, rate, days }: Revolving): number {
  const capped = exact(rate).gt(OVERDRAFT_CAP) ? OVERDRAFT_CAP : exact(rate);
  return toCents(exact(debt).times(equivalentRate(capped, DAYS_OF_MONTH, days)));
}

// IOF of a redemption before 30 days: a share of the yield that falls from 96 % on the first day to nothing on the thirtieth.
// Source: Decreto 6.306/2007, art. 32 and its annex.

import { exact, type Figure, toCents } from './exact.ts';

/** % of the yield by day, day 1 first. */
const TABLE = [
  96, 93, 90, 86, 83, 80, 76, 73, 70, 66, 63, 60, 56, 53, 50, 46, 43, 40, 36, 33, 30, 26, 23, 20, 16, 13, 10, 6, 3, 0,
] as const;

/** Fraction of the yield. @param days calendar days since the money was put in, 1 or more */
export const investmentIofRate = (days: number) => exact(TABLE[Math.max(1, days) - 1] ?? 0).div(100);

/** Centavos. */
export const investmentIof = (yieldCents: Figure, days: number): number =>
  exact(yieldCents).lte(0) ? 0 : toCents(exact(yieldCents).times(investmentIofRate(days)));

// IOF on a redemption before 30 days: a share of the yield, from 96 % on day 1 to 0 on day 30. Source: Decreto 6.306/2007, art. 32 and its annex.

import { REDEMPTION_IOF } from '../legal-figures.ts';
import { exact, type Figure, toCents } from './exact.ts';

/** Fraction of the yield. @param days calendar days since the investment, 1 or more */
export const investmentIofRate = (days: number) => exact(REDEMPTION_IOF[Math.max(1, days) - 1] ?? 0).div(100);

/** Centavos. */
export const investmentIof = (yieldCents: Figure, days: number): number =>
  exact(yieldCents).lte(0) ? 0 : toCents(exact(yieldCents).times(investmentIofRate(days)));

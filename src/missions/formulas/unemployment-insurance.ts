// Unemployment insurance (seguro-desemprego): instalment by the mean of the last three salaries, and number by the months worked. Lei 7.998/1990,
// arts. 4 and 5.

import { MINIMUM_WAGE, UNEMPLOYMENT, UNEMPLOYMENT_COUNTS } from '../legal-figures.ts';
import { exact, toCents } from './exact.ts';

/** Centavos. @param mean centavos a month */
export function unemploymentInstalment(mean: number): number {
  const { first, second, most } = UNEMPLOYMENT;
  if (mean > second.upTo) return most;
  if (mean > first.upTo) return second.plus + toCents(exact(mean - first.upTo).times(second.share));
  return Math.max(MINIMUM_WAGE, toCents(exact(mean).times(first.share)));
}

/** Instalments of a first claim; 0 with too few months, although earlier claimants may then have some. */
export const unemploymentCount = (months: number): number =>
  UNEMPLOYMENT_COUNTS.find((row) => months >= row.months)?.count ?? 0;

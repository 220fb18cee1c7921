// Floating-rate yield at p % of CDI: each business day's factor is 1 + p ((1 + CDI)^(1/252) - 1). Source: B3, Caderno de Fórmulas CDB, DI and Letras
// (accumulated DI factor with a percentage).

import { BUSINESS_DAYS, equivalentRate } from './equivalent-rate.ts';
import { type Exact, exact, type Figure } from './exact.ts';

/** Yield as a fraction (growth factor minus 1). @param yearly CDI as a fraction a year (base 252) @param share of CDI: 1.1 = 110 % @param days
 * business days */
export const cdiYield = (yearly: Figure, share: Figure, days: Figure): Exact =>
  equivalentRate(yearly, BUSINESS_DAYS, 1).times(share).plus(1).pow(days).minus(1);

/** Business days in whole months, 21 each. */
export const businessDaysOf = (months: number): Exact => exact(months).times(BUSINESS_DAYS).div(12);

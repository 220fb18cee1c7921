// Income tax (IR) on fixed income, regressive by holding period: 22.5 % up to 180 days, 20 % to 360, 17.5 % to 720, 15 % beyond; on the yield only.
// Poupança, LCI, LCA and incentivised debentures are exempt for a person. Source: Lei 11.033/2004, arts. 1 and 3.

import { FIXED_INCOME_TAX, FIXED_INCOME_TAX_LATER } from '../legal-figures.ts';
import { type Exact, exact, type Figure, toCents } from './exact.ts';

/** Tax rate as a fraction of the yield. @param days calendar days */
export const incomeTaxRate = (days: number): Exact =>
  exact(FIXED_INCOME_TAX.find((bracket) => days <= bracket.days)?.rate ?? FIXED_INCOME_TAX_LATER);

/** Centavos of tax on a yield (centavos, after IOF). */
export const incomeTax = (yieldCents: Figure, days: number): number =>
  exact(yieldCents).lte(0) ? 0 : toCents(exact(yieldCents).times(incomeTaxRate(days)));

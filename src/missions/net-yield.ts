// What money put by yields a month after tax: CDI less the 15 % of long terms, when somebody published it; else nothing is counted.

import { monthlyRate } from './formulas/equivalent-rate.ts';
import { type Exact, exact, fromPercent } from './formulas/exact.ts';
import type { Rates } from './playbook.ts';

const LONG_TERM_TAX = exact('0.15');

/** CDI of a year (fraction) as what is left of it each month. */
export const netOfTax = (yearly: Exact): Exact => monthlyRate(yearly).times(exact(1).minus(LONG_TERM_TAX));

/** Fraction a month; zero when CDI is not known. */
export function netMonthlyYield({ rates }: { readonly rates: Rates }): {
  readonly rate: Exact;
  readonly known: boolean;
} {
  if (rates.cdi === undefined) return { rate: exact(0), known: false };
  return { rate: netOfTax(fromPercent(rates.cdi.value)), known: true };
}

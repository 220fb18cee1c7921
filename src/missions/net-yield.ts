// Monthly net yield of savings: CDI minus the 15 % income tax of long terms, when published; otherwise zero.

import { monthlyRate } from './formulas/equivalent-rate.ts';
import { type Exact, exact, fromPercent } from './formulas/exact.ts';
import type { Rates } from './playbook.ts';

const LONG_TERM_TAX = exact('0.15');

/** Yearly CDI (fraction) to its monthly equivalent after tax. */
export const netOfTax = (yearly: Exact): Exact => monthlyRate(yearly).times(exact(1).minus(LONG_TERM_TAX));

/** Fraction a month; zero when CDI is unknown. */
export function netMonthlyYield({ rates }: { readonly rates: Rates }): {
  readonly rate: Exact;
  readonly known: boolean;
} {
  if (rates.cdi === undefined) return { rate: exact(0), known: false };
  return { rate: netOfTax(fromPercent(rates.cdi.value)), known: true };
}

// Poupança yield: TR plus 0.5 % a month while Selic is above 8.5 % a year, else TR plus 70 % of the monthly Selic. Credited on the monthly
// anniversary only. Source: Lei 8.177/1991, art. 12, as changed by Lei 12.703/2012.

import { POUPANCA } from '../legal-figures.ts';
import { monthlyRate } from './equivalent-rate.ts';
import { type Exact, exact, type Figure } from './exact.ts';

/** Fraction a month. @param selic fraction a year @param tr fraction a month */
export function poupancaRate(selic: Figure, tr: Figure = 0): Exact {
  const own = exact(selic).gt(POUPANCA.threshold)
    ? exact(POUPANCA.monthly)
    : monthlyRate(exact(selic).times(POUPANCA.shareOfSelic));
  return exact(tr).plus(1).times(own.plus(1)).minus(1);
}

// What a taxed investment must pay to leave the same as an exempt one (LCI, LCA) over the same time: exempt / (1 - tax), on simple
// yield of the whole period. Source: Lei 11.033/2004, arts. 1 and 3.

import { type Exact, exact, type Figure } from './exact.ts';
import { incomeTaxRate } from './income-tax.ts';

/** Both are yields of the whole period, as fractions. */
export const taxEquivalent = (exemptYield: Figure, days: number): Exact =>
  exact(exemptYield).div(exact(1).minus(incomeTaxRate(days)));

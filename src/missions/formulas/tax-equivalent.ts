// Gross-up: what a taxed investment must yield to equal an exempt one (LCI, LCA) over the same term: exempt / (1 - tax), on the simple yield of the
// whole term. Source: Lei 11.033/2004, arts. 1 and 3.

import { type Exact, exact, type Figure } from './exact.ts';
import { incomeTaxRate } from './income-tax.ts';

/** Input and result are yields of the whole term, as fractions. @param days calendar days */
export const taxEquivalent = (exemptYield: Figure, days: number): Exact =>
  exact(exemptYield).div(exact(1).minus(incomeTaxRate(days)));

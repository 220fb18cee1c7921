// Loan rate stated in a question, as a fraction a month; a yearly rate is converted to its monthly equivalent.

import type { Figures } from '../domain/hard-question.ts';
import { monthlyRate } from './formulas/equivalent-rate.ts';
import { type Exact, fromPercent } from './formulas/exact.ts';

/** Fraction a month; undefined when the question states no rate. */
export function loanRate({ figures }: { readonly figures: Figures }): Exact | undefined {
  if (figures.monthlyRate !== undefined) return fromPercent(figures.monthlyRate);
  return figures.yearlyRate === undefined ? undefined : monthlyRate(fromPercent(figures.yearlyRate));
}

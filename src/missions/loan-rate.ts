// The rate of a loan a question is about, as a fraction a month: said by the month, or by the year and made monthly.

import type { Figures } from '../domain/hard-question.ts';
import { monthlyRate } from './formulas/equivalent-rate.ts';
import { type Exact, fromPercent } from './formulas/exact.ts';

/** A car loan, % a month, where none was told. */
export const USUAL_CAR_LOAN = '1.9';

export function loanRate({ figures }: { readonly figures: Figures }): Exact | undefined {
  if (figures.monthlyRate !== undefined) return fromPercent(figures.monthlyRate);
  return figures.yearlyRate === undefined ? undefined : monthlyRate(fromPercent(figures.yearlyRate));
}

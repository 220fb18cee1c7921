// The interest of a debt as it is kept, by the month: what was told by the year is converted, and what nobody charges by the month is asked about.

import type { Figure } from '../../../language/figures/figure.ts';
import { monthlyRate } from '../../../missions/formulas/equivalent-rate.ts';
import { fromPercent } from '../../../missions/formulas/exact.ts';
import { solveRate } from '../../../missions/formulas/solve-rate.ts';

/** % a month. Loan sharks stay below it; more is a rate by the year, or a slip. */
export const MOST_A_MONTH = 40;

export type DebtRate =
  | { readonly kind: 'monthly'; readonly percent: number }
  | { readonly kind: 'unlikely'; readonly percent: number };

/** @param told % as the words gave it @param confirmed the person was asked, and says by the month @returns undefined when no rate was told */
export function debtRate(
  told: number | undefined,
  figures: readonly Figure[],
  { confirmed = false }: { readonly confirmed?: boolean } = {},
): DebtRate | undefined {
  if (told === undefined) return undefined;
  const figure = figures.find((one) => one.role === 'debt' && one.percent === told);
  const per = figure?.role === 'debt' ? figure.per : undefined;
  if (per === 'year') return { kind: 'monthly', percent: ofAYear(told) };
  return { kind: told > MOST_A_MONTH && !confirmed ? 'unlikely' : 'monthly', percent: told };
}

/**
 * % a month inside equal instalments of what was borrowed, both in centavos.
 * @returns undefined when they do not repay it, or nobody would charge so much
 */
export function impliedRate(borrowed: number, instalment: number, times: number): number | undefined {
  const percent = solveRate(borrowed, instalment, times)?.times(100).toDecimalPlaces(2).toNumber();
  return percent === undefined || percent > MOST_A_MONTH ? undefined : percent;
}

/** % a month of % a year. */
export const ofAYear = (percent: number): number =>
  monthlyRate(fromPercent(percent)).times(100).toDecimalPlaces(2).toNumber();

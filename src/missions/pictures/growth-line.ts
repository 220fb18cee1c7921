// Line chart of savings over time, monthly, or yearly for long plans.

import type { Chart } from '../../domain/chart.ts';
import { futureValue } from '../formulas/compound-interest.ts';
import { type Figure, toCents } from '../formulas/exact.ts';

export type Growing = {
  /** Centavos. */
  readonly start: number;
  readonly monthly: number;
  /** Fraction a month. */
  readonly rate: Figure;
  readonly months: number;
};

/** Maximum monthly points; longer plans are drawn yearly. */
const MOST_MONTHS = 36;

/** Centavos, `rate` a fraction a month; the last month is always a point. */
export function growthLine(title: string, { start, monthly, rate, months }: Growing): Chart {
  const step = months > MOST_MONTHS ? 12 : 1;
  const at = [...Array.from({ length: Math.floor(months / step) + 1 }, (_, index) => index * step)];
  const last = at.at(-1) ?? 0;
  const moments = last === months ? at : [...at, months];
  return {
    kind: 'line',
    title,
    points: moments.map((month) => ({
      label: step === 12 ? `ano ${Math.ceil(month / 12)}` : `mês ${month}`,
      cents: toCents(futureValue({ principal: start, deposit: monthly, rate, periods: month })),
    })),
  };
}

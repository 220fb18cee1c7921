// Future value with regular deposits: PV (1 + i)^n + PMT ((1 + i)^n - 1) / i, deposits at the end of each period, or times (1 + i) at its beginning.
// Source: Banco Central, Calculadora do Cidadão, "Aplicação com depósitos regulares".

import { type Exact, exact, type Figure } from './exact.ts';

export type Deposits = {
  /** Centavos at the start. */
  readonly principal: Figure;
  /** Centavos each period. */
  readonly deposit?: Figure;
  /** Fraction per period. */
  readonly rate: Figure;
  readonly periods: Figure;
  readonly at?: 'end' | 'beginning';
};

/** Growth factor (1 + i)^n */
export const growth = (rate: Figure, periods: Figure): Exact => exact(rate).plus(1).pow(periods);

/** Annuity factor ((1 + i)^n - 1) / i; n when the rate is zero. */
function annuityGrowth(rate: Figure, periods: Figure): Exact {
  const i = exact(rate);
  return i.isZero() ? exact(periods) : growth(i, periods).minus(1).div(i);
}

/** Centavos, not rounded. */
export function futureValue({ principal, deposit = 0, rate, periods, at = 'end' }: Deposits): Exact {
  const series = exact(deposit).times(annuityGrowth(rate, periods));
  const early = at === 'beginning' ? exact(rate).plus(1) : exact(1);
  return exact(principal).times(growth(rate, periods)).plus(series.times(early));
}

/** Periodic deposit that takes `principal` to `goal`. Centavos, not rounded; zero or negative when the goal is reached without deposits. */
export function depositFor(goal: Figure, { principal, rate, periods, at = 'end' }: Omit<Deposits, 'deposit'>): Exact {
  const missing = exact(goal).minus(exact(principal).times(growth(rate, periods)));
  const early = at === 'beginning' ? exact(rate).plus(1) : exact(1);
  return missing.div(annuityGrowth(rate, periods).times(early));
}

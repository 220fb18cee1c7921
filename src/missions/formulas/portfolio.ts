// Expected return and volatility of a portfolio: E = sum w_i r_i; variance = sum w_i w_j s_i s_j c_ij. Source: Markowitz, "Portfolio Selection",
// Journal of Finance 7 (1952).

import { type Exact, exact, type Figure } from './exact.ts';

export type Holding = {
  /** Fraction of the portfolio; all weights add up to 1. */
  readonly weight: Figure;
  /** Expected return and standard deviation, fractions of the same period. */
  readonly expected: Figure;
  readonly deviation: Figure;
};

/** Weighted mean of the expected returns, as a fraction. */
export const expectedReturn = (holdings: readonly Holding[]): Exact =>
  holdings.reduce<Exact>((sum, { weight, expected }) => sum.plus(exact(weight).times(expected)), exact(0));

/** Standard deviation, as a fraction. @param correlation of the i-th and the j-th, -1 to 1; called for i < j only */
export function volatility(holdings: readonly Holding[], correlation: (i: number, j: number) => Figure): Exact {
  let variance = exact(0);
  for (const [i, one] of holdings.entries()) {
    const own = exact(one.weight).times(one.deviation);
    variance = variance.plus(own.pow(2));
    for (const [ahead, other] of holdings.slice(i + 1).entries()) {
      const cross = own
        .times(other.weight)
        .times(other.deviation)
        .times(correlation(i, i + 1 + ahead));
      variance = variance.plus(cross.times(2));
    }
  }
  return variance.sqrt();
}

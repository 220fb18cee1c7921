// Custo Efetivo Total (annual percentage rate): equates what is received today with all payments, taxes and fees included: (1 + monthly IRR)^12 - 1.
// Source: Resolução CMN 4.881/2020 (before it, Resolução 3.517/2007).

import { yearlyRate } from './equivalent-rate.ts';
import { type Exact, exact, type Figure } from './exact.ts';
import { irr } from './irr.ts';

export type Loan = {
  /** Centavos of the good or cash obtained. */
  readonly received: Figure;
  /** Centavos paid each month, the first one month later. */
  readonly payments: readonly Figure[];
  /** Centavos of IOF, registration and fees paid in cash at the start; those financed are already in the payments. */
  readonly upfront?: Figure;
};

/** Fraction a year; undefined when the payments do not repay what was received. */
export function cet({ received, payments, upfront = 0 }: Loan): Exact | undefined {
  const monthly = irr([exact(received).minus(upfront), ...payments.map((payment) => exact(payment).neg())]);
  return monthly === undefined ? undefined : yearlyRate(monthly);
}

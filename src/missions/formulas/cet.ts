// Custo Efetivo Total: the yearly rate that equals what is received today to all that is paid, taxes and fees included:
// (1 + monthly IRR)^12 - 1. Source: Resolução CMN 4.881/2020 (before it, Resolução 3.517/2007).

import { yearlyRate } from './equivalent-rate.ts';
import { type Exact, exact, type Figure } from './exact.ts';
import { irr } from './irr.ts';

export type Loan = {
  /** Centavos of the good or the cash the person asked for. */
  readonly received: Figure;
  /** Centavos paid each month, the first a month after. */
  readonly payments: readonly Figure[];
  /** Centavos of IOF, registration and fees paid at once out of the pocket; those added to the loan are in the payments already. */
  readonly upfront?: Figure;
};

/** Fraction a year; undefined when what is paid does not return what is received. */
export function cet({ received, payments, upfront = 0 }: Loan): Exact | undefined {
  const monthly = irr([exact(received).minus(upfront), ...payments.map((payment) => exact(payment).neg())]);
  return monthly === undefined ? undefined : yearlyRate(monthly);
}

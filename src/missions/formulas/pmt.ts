// The equal payment that pays a loan: PV i / (1 - (1 + i)^-n), the first one a period after. Source: Banco Central, Calculadora do
// Cidadão, "Financiamento com prestações fixas".

import { growth } from './compound-interest.ts';
import { type Exact, exact, type Figure } from './exact.ts';

/** Centavos, not rounded. @param rate fraction per period */
export function pmt(present: Figure, rate: Figure, periods: Figure): Exact {
  const i = exact(rate);
  if (i.isZero()) return exact(present).div(periods);
  return exact(present)
    .times(i)
    .div(exact(1).minus(exact(1).div(growth(i, periods))));
}

/** What equal payments are worth today: PMT (1 - (1 + i)^-n) / i. Centavos, not rounded. */
export function presentValue(payment: Figure, rate: Figure, periods: Figure): Exact {
  const i = exact(rate);
  if (i.isZero()) return exact(payment).times(periods);
  return exact(payment)
    .times(exact(1).minus(exact(1).div(growth(i, periods))))
    .div(i);
}

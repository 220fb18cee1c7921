// Annuity formula: the equal payment that repays a loan, PV i / (1 - (1 + i)^-n), the first one period later. Source: Banco Central, Calculadora do
// Cidadão, "Financiamento com prestações fixas".

import { growth } from './compound-interest.ts';
import { type Exact, exact, type Figure } from './exact.ts';

/** Payment in centavos, not rounded. @param rate fraction per period */
export function pmt(present: Figure, rate: Figure, periods: Figure): Exact {
  const i = exact(rate);
  if (i.isZero()) return exact(present).div(periods);
  return exact(present)
    .times(i)
    .div(exact(1).minus(exact(1).div(growth(i, periods))));
}

/** Present value of equal payments: PMT (1 - (1 + i)^-n) / i. Centavos, not rounded. */
export function presentValue(payment: Figure, rate: Figure, periods: Figure): Exact {
  const i = exact(rate);
  if (i.isZero()) return exact(payment).times(periods);
  return exact(payment)
    .times(exact(1).minus(exact(1).div(growth(i, periods))))
    .div(i);
}

// Implicit rate of a loan: the i for which the payments are worth PV today. Bisection on a decreasing function, so it always ends. Source: Banco
// Central, Calculadora do Cidadão, "Financiamento com prestações fixas", unknown "taxa de juros mensal".

import { type Exact, exact, type Figure } from './exact.ts';
import { presentValue } from './pmt.ts';

/** Upper search bound: 1,000 % per period. */
const MOST = 10;
const STEPS = 110;

/** Fraction per period; undefined when the payments do not repay the principal, or the rate exceeds the bound. */
export function solveRate(present: Figure, payment: Figure, periods: number): Exact | undefined {
  const pv = exact(present);
  const paid = exact(payment).times(periods);
  if (pv.lte(0) || paid.lt(pv)) return undefined;
  if (paid.eq(pv)) return exact(0);
  return bisect((rate) => presentValue(payment, rate, periods).minus(pv), exact(0), exact(MOST));
}

/** Root of a decreasing function in an interval, to about 30 digits; undefined when there is none. */
export function bisect(f: (x: Exact) => Exact, low: Exact, high: Exact): Exact | undefined {
  if (f(low).lt(0) || f(high).gt(0)) return undefined;
  let [from, to] = [low, high];
  for (let step = 0; step < STEPS; step++) {
    const middle = from.plus(to).div(2);
    if (f(middle).gt(0)) from = middle;
    else to = middle;
  }
  return from.plus(to).div(2);
}

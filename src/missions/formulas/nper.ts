// Number of periods until a goal: ln((goal i + PMT) / (PV i + PMT)) / ln(1 + i); and number of payments that settle a debt. Source: Banco Central,
// Calculadora do Cidadão (unknown "número de meses").

import { exact, type Figure } from './exact.ts';

/** Whole periods, rounded up; Infinity when the goal is never reached. Amounts in centavos. @param rate fraction per period */
export function periodsToGoal(goal: Figure, principal: Figure, deposit: Figure, rate: Figure): number {
  const [g, p, d, i] = [exact(goal), exact(principal), exact(deposit), exact(rate)];
  if (p.gte(g)) return 0;
  if (i.isZero()) return d.lte(0) ? Number.POSITIVE_INFINITY : g.minus(p).div(d).ceil().toNumber();
  const from = p.times(i).plus(d);
  if (from.lte(0)) return Number.POSITIVE_INFINITY;
  return whole(g.times(i).plus(d).div(from).ln().div(i.plus(1).ln()));
}

/** Whole payments that settle a debt, the last one smaller; Infinity when the payment does not cover the interest. */
export function periodsToSettle(debt: Figure, payment: Figure, rate: Figure): number {
  const [d, p, i] = [exact(debt), exact(payment), exact(rate)];
  if (d.lte(0)) return 0;
  if (p.lte(d.times(i))) return Number.POSITIVE_INFINITY;
  if (i.isZero()) return d.div(p).ceil().toNumber();
  const share = exact(1).minus(d.times(i).div(p));
  return whole(share.ln().neg().div(i.plus(1).ln()));
}

/** Rounded up, ignoring rounding noise of the logarithm: 12.000…01 payments are 12. */
const whole = (periods: ReturnType<typeof exact>): number => periods.toDecimalPlaces(12).ceil().toNumber();

// Internal rate of return: the rate at which the net present value is zero. Only for flows with one change of sign, where it is unique. Source: Ross,
// Westerfield, Jaffe, Corporate Finance, ch. 5.

import { type Exact, exact, type Figure } from './exact.ts';
import { npv } from './npv.ts';
import { bisect } from './solve-rate.ts';

const LOWEST = exact('-0.99');
const HIGHEST = exact(10);

const signChanges = (flows: readonly Figure[]): number => {
  const signs = flows.map((flow) => exact(flow).comparedTo(0)).filter((sign) => sign !== 0);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
};

/** Fraction per period; undefined unless the flows change sign exactly once. */
export function irr(flows: readonly Figure[]): Exact | undefined {
  if (signChanges(flows) !== 1) return undefined;
  const first = flows.find((flow) => !exact(flow).isZero()) ?? 0;
  // The NPV decreases with the rate when the first flow is negative; otherwise the sign is inverted.
  const sign = exact(first).isNegative() ? 1 : -1;
  return bisect((rate) => npv(rate, flows).times(sign), LOWEST, HIGHEST);
}

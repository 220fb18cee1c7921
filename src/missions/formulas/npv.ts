// Net present value: sum of flow_k / (1 + i)^k, flow_0 today. Source: Ross, Westerfield, Jaffe, Corporate Finance, ch. 5.

import { type Exact, exact, type Figure } from './exact.ts';

/** Centavos, not rounded. `flows[k]` occurs k periods from now. @param rate fraction per period */
export function npv(rate: Figure, flows: readonly Figure[]): Exact {
  const step = exact(rate).plus(1);
  // Horner's method from the last flow: one division each.
  return flows.reduceRight<Exact>((sum, flow) => sum.div(step).plus(flow), exact(0));
}

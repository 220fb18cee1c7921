// "Esse foi no pix", "aquele gasto de 60 é presente": the sentence is about an entry already recorded.

import { methodIn } from '../money/payment.ts';
import type { Reading } from '../reading/reading.ts';

/** Whether a demonstrative precedes "foi/era": "esse", "isso", "o último", "aquele". */
export function pointsAtEntry(r: Reading): boolean {
  if (!r.hasAny('demo', 'pointer', 'last', 'tx_only') && r.context.lastTx === undefined) return false;
  for (let i = r.head; i < Math.min(r.head + 5, r.tail); i++) {
    if (!/^(?:foi|era|foram|eram|e)$/.test(r.norm(i))) continue;
    for (let k = r.head; k < i; k++)
      // "O IPVA desse ano foi 900": a new bill.
      if (r.isAny(k, 'demo', 'pointer', 'last') && !r.is(k + 1, 'time')) return true;
    // "A compra de 120 foi no crédito", "o gasto de 60 é presente".
    if (
      r.is(i - 3, 'tx_only') &&
      r.is(i - 2, 'prep_of') &&
      r.units[i - 1]?.kind === 'number' &&
      (r.norm(i) !== 'foi' || methodIn(r, i, r.units.length) !== undefined)
    )
      return true;
    if (i === r.head && r.norm(i) === 'era' && r.context.lastTx !== undefined) return true;
  }
  return false;
}

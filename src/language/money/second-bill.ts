// A second payment without its own amount: "paguei a luz e a água", "gastei com o mercado e a farmácia" repeat the article or preposition; "comprei
// pão e leite" is one purchase.

import type { Reading } from '../reading/reading.ts';
import { PAST_MINE } from '../verbs/tense.ts';

const named = (r: Reading, from: number, to: number): boolean =>
  r.find('cat', from, to) >= 0 || r.find('merchant', from, to) >= 0;

/** Unit of the conjunction between both, or -1. */
export function secondBillAt(r: Reading): number {
  const verb = Math.max(r.findVerb('v_pay', PAST_MINE), r.findVerb('v_spend', PAST_MINE));
  if (verb < 0) return -1;
  for (let i = verb + 2; i < r.tail - 1; i++)
    if (r.norm(i) === 'e' && r.isAny(i + 1, 'det', 'prep') && named(r, verb, i) && named(r, i, r.tail)) return i;
  return -1;
}

// What a message tells beside a payment that names what it was for: "o carro quebrou e deixei 800 na oficina".

import { classSet } from '../lexicon/class-bits.ts';
import type { Reading } from '../reading/reading.ts';
import { paidThere, verbOfAmount, whatFor } from '../remarks/did-it.ts';
import { PAST_MINE } from '../verbs/tense.ts';

const TAKEN = classSet('v_buy', 'v_consume');

/** Whether the unit stands in another clause than such a payment; what was bought or eaten there is its own name. */
export function isToldAside(r: Reading, i: number): boolean {
  if (!paidThere(r) || r.findSomeVerb(TAKEN, PAST_MINE) >= 0) return false;
  const named = whatFor(r);
  const end = r.find('why', named);
  if (named < 0 || (end >= 0 && i > end)) return named >= 0;
  const verb = verbOfAmount(r);
  for (let at = verb; at > i; at--) if (/^[e,.]$/.test(r.norm(at))) return true;
  // "Cheguei da facul gastei 17 no podrão".
  return i < verb && r.units.slice(0, i).some(({ entry }) => ((entry?.tenses ?? 0) & PAST_MINE) !== 0);
}

// "paguei 8 no café e quanto já foi no mês?": where a message that states and also asks is cut in two.

import type { Reading } from './reading.ts';
import { moneyVerb } from './signals/about.ts';

const OPENERS = [
  'how_much',
  'which',
  'what',
  'who',
  'when',
  'where',
  'why',
  'how',
  'wonder',
  'remind_me',
  'should',
] as const;
const HINGES = new Set(['e', ',', '.', ';', '!', 'mas', 'entao']);

/** UTF-16 offset where the second part begins, or -1. Both sides need words of their own. */
export function secondPartAt(r: Reading): number {
  if (r.money === undefined || r.tail - r.head < 6) return -1;
  const stated = moneyVerb(r);
  const end = Math.min(r.tail, 60);
  for (let i = r.head + 3; i < end - 1; i++) {
    if (!HINGES.has(r.norm(i))) continue;
    let next = i + 1;
    while (HINGES.has(r.norm(next)) || r.is(next, 'filler')) next++;
    const asks = OPENERS.some((name) => r.is(next, name)) || (r.is(next, 'v_use') && r.marked && r.has('or'));
    if (!asks || r.unitOf(r.money.from) > i) continue;
    if (stated >= 0 && stated < i) return r.startOf(next);
  }
  return -1;
}

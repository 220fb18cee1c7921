// Purchases without a verb but one of cost: "tênis pro trabalho 129", "troca do botijão 115", "só de pizza foi 60", "23 foi o almoço".

import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { PAST } from '../verbs/tense.ts';

const LONGEST = 9;

/** Whether the message is a noun and its price, without a verb but one of cost. */
export const isPriceLine = oncePerReading((r) => {
  const { money } = r;
  if (money === undefined || r.amounts.length !== 1 || r.has('v_split') || r.tail - r.head > LONGEST) return false;
  const after = r.unitOf(money.to);
  let bought = after === r.tail - 1 && r.norm(after) === 'cada';
  for (let i = r.head; i < r.tail; i++) {
    // "Vinte e cinco": the "e" is no verb.
    if (i === r.unitOf(money.from)) i = after;
    if (i >= r.tail) break;
    const entry = r.units[i]?.entry;
    if (entry?.out !== undefined) bought = true;
    else if (entry !== undefined && entry.tenses !== 0 && !isNoun(r, i) && !r.isVerb(i, 'v_cost', PAST)) return false;
    if (r.isAny(i, 'not', 'hypothetical')) return false;
  }
  return bought;
});

/** A verbal noun: "A troca do óleo", "o gasto com o gás". */
const isNoun = (r: Reading, i: number): boolean =>
  (i === r.head && r.is(i + 1, 'prep_of')) || r.isAny(i - 1, 'det', 'poss');

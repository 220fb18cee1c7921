// Verbless purchases: "tênis pro trabalho 129", "troca do botijão 115".

import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';

const LONGEST = 9;

/** Whether the message is a noun followed by a price, without a verb. */
export const isPriceLine = oncePerReading((r) => {
  const { money } = r;
  if (money === undefined || r.amounts.length !== 1 || r.tail - r.head > LONGEST) return false;
  const after = r.unitOf(money.to);
  if (after < r.tail && !(after === r.tail - 1 && r.norm(after) === 'cada')) return false;
  let bought = false;
  for (let i = r.head; i < r.unitOf(money.from); i++) {
    const entry = r.units[i]?.entry;
    if (entry?.out !== undefined) bought = true;
    else if (entry !== undefined && entry.tenses !== 0 && !isNoun(r, i)) return false;
    if (r.is(i, 'not') || r.is(i, 'hypothetical')) return false;
  }
  return bought;
});

/** A verbal noun: "A troca do óleo", "o corte da grama". */
const isNoun = (r: Reading, i: number): boolean => i === r.head && r.is(i + 1, 'prep_of');

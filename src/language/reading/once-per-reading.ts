// Memoises what several rules ask about one message: booleans in an array on the reading, other values in a WeakMap.

import type { Reading } from './reading.ts';

/** Booleans memoised per reading; exceeding it fails at module load. */
export const MOST_ANSWERS = 64;
const UNKNOWN = 0;
const NO = 1;
const YES = 2;
let questions = 0;

/** Memoises a predicate per reading. It must depend on nothing but the reading. */
export function oncePerReading(question: (r: Reading) => boolean): (r: Reading) => boolean {
  const id = questions++;
  if (id >= MOST_ANSWERS) throw new Error('too many kept answers: raise MOST_ANSWERS');
  return (r) => {
    const kept = r.answers[id];
    if (kept !== UNKNOWN && kept !== undefined) return kept === YES;
    const answer = question(r);
    r.answers[id] = answer ? YES : NO;
    return answer;
  };
}

/** Memoises any other value, for questions few messages need. */
export function keptPerReading<T>(work: (r: Reading) => T): (r: Reading) => T {
  const kept = new WeakMap<Reading, { readonly answer: T }>();
  return (r) => {
    const known = kept.get(r);
    if (known !== undefined) return known.answer;
    const answer = work(r);
    kept.set(r, { answer });
    return answer;
  };
}

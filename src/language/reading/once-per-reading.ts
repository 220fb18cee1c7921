// Memoises what several rules ask about one message, in a list on the reading.

import type { Reading } from './reading.ts';

/** Questions memoised per reading; exceeding it fails at module load. */
export const MOST_ANSWERS = 96;
let questions = 0;

/**
 * Memoises an answer per reading, on which alone it must depend. An array on each reading costs one read; a WeakMap keyed by
 * readings would cost hashing and garbage collection.
 */
export function oncePerReading<T extends boolean | number | string | object | undefined>(
  question: (r: Reading) => T,
): (r: Reading) => T {
  const id = questions++;
  if (id >= MOST_ANSWERS) throw new Error('too many kept answers: raise MOST_ANSWERS');
  return (r) => {
    const kept = r.answers[id];
    // `null` stands for the answer `undefined`.
    if (kept !== undefined) return (kept ?? undefined) as T;
    const answer = question(r);
    r.answers[id] = answer ?? null;
    return answer;
  };
}

// Memoises what several rules ask about one message, in a list on the reading.

import type { Reading } from './reading.ts';

/** Questions memoised per reading; exceeding it fails at module load. */
export const MOST_ANSWERS = 96;
let questions = 0;

/**
 * Memoises an answer per reading. It must depend on nothing but the reading. A list of its own on each reading costs a
 * read; a WeakMap keyed by readings is hashed, and cleaned up by the collector.
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

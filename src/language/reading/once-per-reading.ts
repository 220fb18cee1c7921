// What several rules ask of a message is worked out once: a yes or no is kept on the reading, anything else beside it.

import type { Reading } from './reading.ts';

/** Answers kept per reading; the number of questions is checked when they are made. */
export const MOST_ANSWERS = 64;
const UNKNOWN = 0;
const NO = 1;
const YES = 2;
let questions = 0;

/** The same question, answered once per reading. It must depend on nothing but the reading. */
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

/** Any other answer, kept as long as its reading: for what few messages are asked. */
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

// Words that end one movement of a message and begin the next.

import type { Reading } from '../reading/reading.ts';
import { PAST_MINE } from '../verbs/tense.ts';

const SEPARATORS = new Set(['e', ',', ';', '.', '+', 'mais', 'e mais', 'depois', 'e depois', '/']);

export const isSeparator = (r: Reading, i: number): boolean => SEPARATORS.has(r.norm(i));

const THEN = /^(?:(?:e )?(?:d?ai|depois)|ai depois)$/;

/** "… gastei 187 aí depois eu passei na farmácia e comprei …": what was done next begins there, and not at its price. -1 when nothing was. */
export function nextActAt(r: Reading, from: number, to: number): number {
  for (let i = from; i < to; i++) {
    if (!THEN.test(r.norm(i))) continue;
    let verb = i + 1;
    while (/^(?:eu|a gente|depois|ai|ja)$/.test(r.norm(verb))) verb++;
    if (verb < to && ((r.units[verb]?.entry?.tenses ?? 0) & PAST_MINE) !== 0) return i + 1;
  }
  return -1;
}

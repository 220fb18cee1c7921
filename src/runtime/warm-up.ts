// Compiles the language rules before the first message needs them, which would take 40 ms on an idle machine and over
// 200 ms on a busy one, and half of that again for the next kind of message. A few sentences are parsed soon after the
// start, and the patterns of the conversation analysed, each in its own loop turn, so that a real message waits for one
// of them at most.

import { localDateTime } from '../conversation/local-time.ts';
import { analyseMore } from '../conversation/wording/by-words.ts';
import { understand } from '../language/understand.ts';
import type { After, Clock } from '../ports.ts';

/** Long enough that messages waiting for the start are answered first. */
const SOON_MS = 500;

/** Of different kinds, since each triggers other rules. */
export const SENTENCES: readonly string[] = [
  'gastei 12,50 na padaria ontem no cartão',
  'me lembra amanhã às 9 de pagar o João',
  'anota: levar o livro do Rui',
  'quanto gastei esse mês?',
  'quais são as minhas notas?',
  'como quitar minhas dívidas mais rápido?',
  'apaga o último',
];

/** Touches no stored data. */
export function warmUp(clock: Clock, zone: string, after: After): void {
  const read = (nth: number, inMs: number): void => {
    after(inMs, () => {
      const text = SENTENCES[nth];
      if (text !== undefined) understand(text, { now: localDateTime(clock.now(), zone) });
      else if (!analyseMore()) return;
      read(nth + 1, 0);
    });
  };
  read(0, SOON_MS);
}

// What reads a message is compiled when it is first needed, which the first person after a start would wait for: 40 ms on a quiet
// machine, 200 and more on a busy one, and half of that once more for the next kind of thing said. So a few sentences are read
// and thrown away soon after the start, each in a loop turn of its own: whoever comes meanwhile waits for one of them at most.

import { localDateTime } from '../conversation/local-time.ts';
import { understand } from '../language/understand.ts';
import type { After, Clock } from '../ports.ts';

/** Long enough that somebody whose message waited for the start is answered first. */
const SOON_MS = 500;

/** Of different kinds, since each wakes rules of its own. */
export const SENTENCES: readonly string[] = [
  'gastei 12,50 na padaria ontem no cartão',
  'me lembra amanhã às 9 de pagar o João',
  'anota: levar o livro do Rui',
  'quanto gastei esse mês?',
  'quais são as minhas notas?',
  'como quitar minhas dívidas mais rápido?',
  'apaga o último',
];

/** Touches nothing that is stored. */
export function warmUp(clock: Clock, zone: string, after: After): void {
  const read = (nth: number, inMs: number): void => {
    const text = SENTENCES[nth];
    if (text === undefined) return;
    after(inMs, () => {
      understand(text, { now: localDateTime(clock.now(), zone) });
      read(nth + 1, 0);
    });
  };
  read(0, SOON_MS);
}

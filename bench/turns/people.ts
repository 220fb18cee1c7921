// Who talks in the turn benchmarks: people who have been here before, each with a note kept, and what each of them says next.

import type { Inbound } from '../../src/domain/message.ts';

export const NOW = Date.UTC(2026, 10, 21, 15);

const THINGS = [
  'levar o livro do Rui',
  'ligar para a Lúcia',
  'pintar o portão',
  'regar as plantas',
  'arrumar a estante',
];

/** 27 as 'bb': words that are no number to anybody. */
const letters = (n: number): string => n.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));

/** What they say in their n-th message; never twice the same, so that a note is never a duplicate. */
const words = (n: number): string => `anota: ${THINGS[n % THINGS.length]} com ${letters(n)}`;

/** `n` counts messages over everybody and is the update id. */
export function messageOf(person: number, n: number, text = words(n)): Inbound {
  const id = String(7_000_000 + person);
  return {
    channel: 'telegram',
    nativeId: String(n),
    person: id,
    name: 'Ana Beatriz',
    chat: id,
    group: false,
    messageId: String(n),
    sentAt: NOW,
    forwarded: false,
    body: { kind: 'text', text },
  };
}

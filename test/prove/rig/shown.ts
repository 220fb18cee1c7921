// Order, as the person sees it and as the notebook keeps it: per chat, replies and notes follow the messages.

import type { Letter } from './letter.ts';
import type { Rows } from './rows.ts';
import type { World } from './world.ts';

/** One sentence per chat that went out of order. */
export function ordered(rows: Rows, letters: readonly Letter[], world: World): string[] {
  const orderOf = new Map(letters.map(({ mark, order }) => [mark, order]));
  const chatOf = new Map(letters.map(({ mark, person }) => [mark, person]));
  const seen = (text: string): string => /prova\d+x\d+n\d+/.exec(text)?.[0] ?? '';
  const replies = [
    ...world.telegram.shown.map(({ text }) => seen(text)),
    ...world.graph.messages.map(({ body }) => seen(JSON.stringify(body))),
  ];
  return [
    ...outOfOrder('replies', replies, orderOf, chatOf),
    ...outOfOrder(
      'notes',
      rows.items.map(({ body }) => seen(body)),
      orderOf,
      chatOf,
    ),
  ];
}

function outOfOrder(
  what: string,
  marks: readonly string[],
  orderOf: ReadonlyMap<string, number>,
  chatOf: ReadonlyMap<string, string>,
): string[] {
  const last = new Map<string, number>();
  const failures: string[] = [];
  for (const mark of marks) {
    const [chat, order] = [chatOf.get(mark), orderOf.get(mark)];
    if (chat === undefined || order === undefined) continue;
    const before = last.get(chat) ?? 0;
    if (order < before) failures.push(`${what} of ${chat}: ${order} came after ${before}`);
    last.set(chat, Math.max(order, before));
  }
  return failures;
}

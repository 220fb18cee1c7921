// Which card was told of just before: "vence dia 10", "o limite é 3000" go on from "o nubank fecha dia 3".

import type { Situation } from '../../situation.ts';

/** Messages that may tell one part each: when it closes, when it falls due, its limit. */
const MOST_PARTS = 4;

/** @returns its account, 'cartao' when it was told without a name; undefined unless the message before told of a card */
export function cardTold({ loaded, read }: Situation): string | undefined {
  for (const { text, ran } of loaded.spoken().slice(-MOST_PARTS).reverse()) {
    if (!ran.includes('set_account')) return undefined;
    const { intent, slots } = read(text);
    if (intent !== 'account_set') continue;
    const isCard = slots.kind === 'card' || (slots.closing_day ?? slots.due_day ?? slots.limit_cents) !== undefined;
    return isCard ? (slots.account ?? 'cartao') : undefined;
  }
  return undefined;
}

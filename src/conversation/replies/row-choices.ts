// List rows as buttons. A token contains the time the list was shown and the item: a button of another list, or of one
// shown over half an hour ago, opens nothing.

import type { Instant, ItemId } from '../../domain/ids.ts';
import type { Item } from '../../domain/item.ts';
import type { Choice } from '../../domain/message.ts';
import { lineOf } from './item-words.ts';

/** What a WhatsApp list holds (FACTS section 2); rows further down are opened by asking for them. */
const MOST_ROWS = 10;

/** As many as channels show; the others are reached by their number. */
export const rowChoices = (items: readonly Item[], shownAt: Instant): readonly Choice[] =>
  items.slice(0, MOST_ROWS).map((item) => ({ token: `linha.${shownAt}.${item.id}`, label: lineOf(item) }));

/** @returns the list and the row a button names. */
export function rowOf(token: string): { readonly shownAt: Instant; readonly item: ItemId } | undefined {
  const [, shownAt, item] = /^linha\.(\d{1,15})\.(\d{1,15})$/u.exec(token) ?? [];
  return shownAt === undefined || item === undefined
    ? undefined
    : { shownAt: Number(shownAt), item: Number(item) as ItemId };
}

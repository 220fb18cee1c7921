// The list on the person's screen: what "o 2" and "apaga o 1" refer to.

import type { ConversationId, Instant } from '../../domain/ids.ts';
import type { Item } from '../../domain/item.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import type { KeyedList } from '../../domain/remembered.ts';
import type { Reads } from '../../ports.ts';
import { LATELY_MS } from '../lately.ts';
import { liveEntry } from './what-was-done.ts';

/** At most one of the three lists is there, and only while its numbers are valid. */
export type OnScreen = {
  /** Deleted items keep their position. */
  readonly shown: readonly { readonly id: number; readonly item?: Item }[];
  /** In order; removed entries keep their position as undefined. */
  readonly shownEntries: readonly (Lancamento | undefined)[];
  /** Reminders, recurring entries, goals or the trash, in order. */
  readonly shownKeyed?: KeyedList;
  readonly shownAt?: Instant;
};

export const NOTHING_SHOWN: OnScreen = { shown: [], shownEntries: [] };

/** Empty when the list is older than 30 minutes. Entries removed since leave a gap, so numbers stay. */
export function onScreen(read: Reads, conversation: ConversationId, now: Instant): OnScreen {
  const list = read.shownList(conversation);
  if (list === undefined || now - list.shownAt > LATELY_MS) return NOTHING_SHOWN;
  const { shownAt } = list;
  switch (list.kind) {
    case 'item':
      return { ...NOTHING_SHOWN, shown: itemsInOrder(read, list.ids as Item['id'][]), shownAt };
    case 'lancamento':
      return { ...NOTHING_SHOWN, shownEntries: list.ids.map((id) => liveEntry(read, id as Lancamento['id'])), shownAt };
    default:
      return { ...NOTHING_SHOWN, shownKeyed: list, shownAt };
  }
}

function itemsInOrder(read: Reads, ids: readonly Item['id'][]): OnScreen['shown'] {
  const known = new Map(read.itemsById(ids).map((item) => [item.id, item]));
  return ids.map((id) => {
    const item = known.get(id);
    return item === undefined ? { id } : { id, item };
  });
}

// Finds the person's items, entries and reminders that match a name, when only a name was given.

import type { Scheduled } from '../../domain/due.ts';
import type { Item } from '../../domain/item.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import { pointedEntries } from '../../finance/entry-pointer.ts';
import { bestItems } from '../../memories/best-items.ts';
import { searchWords } from '../../memories/search-words.ts';
import type { Reads } from '../../ports.ts';
import { remindersCalled } from '../../tools/set-reminder.ts';
import { kept } from './kept.ts';

export type Called = {
  readonly reminders: readonly Scheduled[];
  readonly items: readonly Item[];
  readonly entries: readonly Lancamento[];
};

/** Callers only need to tell one match from several. */
const SEVERAL = 2;

/** Matches contain every word of the name. Each kind is queried lazily, since most callers use only one. */
export function called(words: string, read: Reads): Called {
  const telling = searchWords(words);
  if (telling.length === 0) return { reminders: [], items: [], entries: [] };
  const reminders = kept(() => remindersCalled({ words: telling.join(' ') }, read));
  const items = kept(() => bestItems(words, { limit: SEVERAL }, read).items);
  const entries = kept(() => pointedEntries(read.ledger, { words }));
  return {
    get reminders() {
      return reminders();
    },
    get items() {
      return items();
    },
    get entries() {
      return entries();
    },
  };
}

// Finds the person's items, entries and reminders that match a name, when only a name was given.

import type { Scheduled } from '../../domain/due.ts';
import type { Item } from '../../domain/item.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import { pointedEntries } from '../../finance/entry-pointer.ts';
import { bestItems } from '../../memories/best-items.ts';
import { searchWords } from '../../memories/search-words.ts';
import type { Reads } from '../../ports.ts';
import { remindersCalled } from '../../tools/set-reminder.ts';

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
  return {
    get reminders() {
      return remindersCalled({ words: telling.join(' ') }, read);
    },
    get items() {
      return bestItems(words, { limit: SEVERAL }, read).items;
    },
    get entries() {
      return pointedEntries(read.ledger, { words });
    },
  };
}

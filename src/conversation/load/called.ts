// What of the person's own answers to a name: read when something is to be done to it and only its name was said.

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

/** One or several is all there is to know. */
const SEVERAL = 2;

/** Everything that has all the words; each kind is looked for when it is asked about, since most ask about one. */
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

// Removes indexed words with their last item, so that searches no longer suggest them. Words of items in the trash
// stay, since those may be restored.

import { folded } from '../domain/fold.ts';
import type { AccountId } from '../domain/ids.ts';
import type { Sql } from './sql.ts';
import { rawStatement } from './statement.ts';
import { forgetWord } from './words.ts';

type Texts = {
  readonly title: string;
  readonly body: string;
  readonly names: string;
  readonly topics: string;
  readonly about: string;
};

/** The words an item was indexed by. */
export type GoneItem = Texts & { readonly account: AccountId };

const inTrash = rawStatement<{ account: AccountId }, Texts>(
  'select title, body, names, topics, about from items where trashedAt is not null and account = ?',
  ['account'],
);

const standing = rawStatement<{ match: string }, { one: number }>(
  'select 1 as one from itemsFts where itemsFts match ? limit 1',
  ['match'],
);

const wordsOf = (all: readonly Texts[]): ReadonlySet<string> =>
  new Set(
    all.flatMap(({ title, body, names, topics, about }) =>
      folded(`${title} ${body} ${names} ${topics} ${about}`).split(' '),
    ),
  );

/** Call inside the transaction that deletes the items. */
export function forgetWordsOf(db: Sql, gone: readonly GoneItem[]): void {
  for (const [account, items] of Map.groupBy(gone, ({ account }) => account)) {
    const trashed = wordsOf(db.all(inTrash, { account }));
    for (const word of wordsOf(items)) {
      const match = `owner : "a${account}" AND {title body names topics about} : "${word}"`;
      if (!trashed.has(word) && db.get(standing, { match }) === undefined) forgetWord(db, account, word);
    }
  }
}

// The vocabulary of an account's items, for prefixes and typos. One B-tree holds each word and, where typos are
// tolerated, each of its forms with one letter left out.

import { sql } from '../../db/drizzle.ts';
import { words } from '../../db/schema/memories.ts';
import type { AccountId } from '../domain/ids.ts';
import type { ItemWords } from '../domain/item.ts';
import { isOneSlip, lastForm, nearForms } from '../domain/near-forms.ts';
import type { Sql } from './sql.ts';
import { arg, rawStatement, statement } from './statement.ts';

type Owner = { account: AccountId };

/** Expanding a typed word to more words than this would match almost everything. */
const MOST_WORDS = 24;

// One look-up for all words of an item and one write for all forms of the new ones: most words were indexed before.
const unknown = rawStatement<{ lastForms: string } & Owner, { word: string }>(
  `select key as word from json_each(?) as asked
   where not exists (select 1 from words where account = ? and slip = asked.value and word = asked.key)`,
  ['lastForms', 'account'],
);

const learn = rawStatement<Owner & { formsOfWords: string }, never>(
  `insert into words (account, slip, word)
   select ?, form.value, learnt.key from json_each(?) as learnt, json_each(learnt.value) as form
   where true on conflict do nothing`,
  ['account', 'formsOfWords'],
);

const unlearn = statement<Owner & { slip: string; word: string }>()((db) =>
  db
    .delete(words)
    .where(
      sql`${words.account} = ${arg('account')} and ${words.slip} = ${arg('slip')} and ${words.word} = ${arg('word')}`,
    ),
);

const beginning = rawStatement<Owner & { from: string; to: string; most: number }, { word: string }>(
  'select word from words where account = ? and slip >= ? and slip < ? and slip = word order by length(word) limit ?',
  ['account', 'from', 'to', 'most'],
);

const meeting = rawStatement<Owner & { forms: string }, { word: string }>(
  'select distinct word from words where account = ? and slip in (select value from json_each(?))',
  ['account', 'forms'],
);

/** Call inside the transaction that writes the item. */
export function learnWords(db: Sql, account: AccountId, { spelled, others }: ItemWords): void {
  const lastForms = new Map(others.map((word) => [word, word]));
  for (const word of spelled) lastForms.set(word, lastForm(word));
  // All forms are written together, so checking the last one suffices.
  const unknownOf = { lastForms: JSON.stringify(Object.fromEntries(lastForms)), account };
  const tolerant = new Set(spelled);
  const learnt = db
    .all(unknown, unknownOf)
    .map(({ word }) => [word, tolerant.has(word) ? nearForms(word) : [word]] as const);
  if (learnt.length > 0) db.run(learn, { account, formsOfWords: JSON.stringify(Object.fromEntries(learnt)) });
}

/** Takes the word and all its near forms out of this account's vocabulary. */
export function forgetWord(db: Sql, account: AccountId, word: string): void {
  for (const slip of nearForms(word)) db.run(unlearn, { account, slip, word });
}

/** Indexed words with this prefix, shortest first, including the word itself. */
export const wordsBeginning = (db: Sql, account: AccountId, start: string): readonly string[] =>
  // Sorts after every letter of every script.
  db.all(beginning, { account, from: start, to: `${start}\u{10ffff}`, most: MOST_WORDS }).map(({ word }) => word);

/** Indexed words at most one edit away. */
export const wordsNear = (db: Sql, account: AccountId, typed: string): readonly string[] =>
  db
    .all(meeting, { account, forms: JSON.stringify(nearForms(typed)) })
    .flatMap(({ word }) => (isOneSlip(typed, word) ? [word] : []))
    .slice(0, MOST_WORDS);

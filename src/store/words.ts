// The words an account's items are made of: which of them a typed beginning, or a typed slip, can mean. One B-tree in which a word
// stands under itself and, where typos are forgiven, under each of its forms with a letter left out.

import { sql } from 'drizzle-orm';
import { words } from '../../db/schema/memories.ts';
import type { AccountId } from '../domain/ids.ts';
import type { ItemWords } from '../domain/item.ts';
import { isOneSlip, nearForms } from '../domain/near-forms.ts';
import type { Sql } from './sql.ts';
import { arg, rawStatement, statement } from './statement.ts';

type Owner = { account: AccountId };

/** More words than these for one typed word would only find everything. */
const MOST_WORDS = 24;

const known = rawStatement<Owner & { slip: string; word: string }, { one: number }>(
  'select 1 as one from words where account = ? and slip = ? and word = ?',
  ['account', 'slip', 'word'],
);

const learn = statement<Owner & { slip: string; word: string }>()((db) =>
  db
    .insert(words)
    .values({ account: arg('account'), slip: arg('slip'), word: arg('word') })
    .onConflictDoNothing(),
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
  for (const word of spelled) {
    const forms = nearForms(word);
    // The last form stands for all of them: they are written together.
    if (db.get(known, { account, slip: forms.at(-1) ?? word, word }) !== undefined) continue;
    for (const slip of forms) db.run(learn, { account, slip, word });
  }
  for (const word of others) {
    if (db.get(known, { account, slip: word, word }) === undefined) db.run(learn, { account, slip: word, word });
  }
}

export function forgetWord(db: Sql, account: AccountId, word: string): void {
  for (const slip of nearForms(word)) db.run(unlearn, { account, slip, word });
}

/** Kept words that begin like this one, shortest first; the word itself too when it is kept. */
export const wordsBeginning = (db: Sql, account: AccountId, start: string): readonly string[] =>
  // Above every letter of every script.
  db.all(beginning, { account, from: start, to: `${start}\u{10ffff}`, most: MOST_WORDS }).map(({ word }) => word);

/** Kept words at most one slip from this one. */
export const wordsNear = (db: Sql, account: AccountId, typed: string): readonly string[] =>
  db
    .all(meeting, { account, forms: JSON.stringify(nearForms(typed)) })
    .flatMap(({ word }) => (isOneSlip(typed, word) ? [word] : []))
    .slice(0, MOST_WORDS);

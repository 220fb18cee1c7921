// Finding what was kept, over FTS5: one owner's postings only, every term in any of its forms, the best match first.

import type { AccountId } from '../domain/ids.ts';
import type { Item } from '../domain/item.ts';
import type { ItemFilter, SearchTerm } from '../domain/item-filter.ts';
import { type Filters, filtersOf } from './items.ts';
import type { Sql } from './sql.ts';
import { rawStatement } from './statement.ts';

type Args = Filters & { match: string; account: AccountId; limit: number };

// What bm25 pays for a word: title 8, body 3, names 5, topics 4, about 1, stems 1, near 1. Equal matches: newest first.
const search = rawStatement<Args, Item>(
  `select i.id, i.kind, i.title, i.body, i.createdAt, i.updatedAt, i.metadata, i.knownAt, i.reason, i.watchedAt, i.rating, i.trashedAt
   from itemsFts join items i on i.id = itemsFts.rowid
   where itemsFts match ? and i.account = ? and i.createdAt >= ? and i.createdAt <= ?
     and (? = '' or i.kind = ?) and (? = 0 or i.year between ? and ?) and (? < 0 or (i.watchedAt is not null) = ?)
   order by bm25(itemsFts, 0, 8, 3, 5, 4, 1, 1, 1), i.id desc limit ?`,
  ['match', 'account', 'from', 'to', 'kind', 'kind', 'yearFrom', 'yearFrom', 'yearTo', 'watched', 'watched', 'limit'],
);

// Without filters the index alone decides, and only what is answered is read: a common word does not read the rows it does not show.
const searchAll = rawStatement<Pick<Args, 'match' | 'account' | 'limit'>, Item>(
  `select i.id, i.kind, i.title, i.body, i.createdAt, i.updatedAt, i.metadata, i.knownAt, i.reason, i.watchedAt, i.rating, i.trashedAt
   from (select rowid as found, bm25(itemsFts, 0, 8, 3, 5, 4, 1, 1, 1) as score
         from itemsFts where itemsFts match ? order by score, rowid desc limit ?)
   join items i on i.id = found where i.account = ? order by score, i.id desc`,
  ['match', 'limit', 'account'],
);

const isOpen = ({ kind, from, to, years, watched }: ItemFilter): boolean =>
  [kind, from, to, years, watched].every((one) => one === undefined);

const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`;
const anyOf = (words: readonly string[], mark = ''): string => words.map((word) => quoted(word) + mark).join(' OR ');

function termMatch({ words, stems }: SearchTerm): string {
  const exact = `{title body names topics about} : (${anyOf(words, ' *')})`;
  return stems.length === 0 ? `(${exact})` : `(${exact} OR stems : (${anyOf(stems)}))`;
}

const matchOf = (account: AccountId, clauses: readonly string[]): string =>
  [`owner : "a${account}"`, ...clauses].join(' AND ');

function matching(db: Sql, account: AccountId, clauses: readonly string[], filter: ItemFilter): readonly Item[] {
  if (clauses.length === 0) return [];
  const match = matchOf(account, clauses);
  if (isOpen(filter)) return db.all(searchAll, { account, match, limit: filter.limit });
  return db.all(search, { account, match, ...filtersOf(filter), limit: filter.limit });
}

/** Every term must be there. */
export const searchItems = (
  db: Sql,
  account: AccountId,
  terms: readonly SearchTerm[],
  filter: ItemFilter,
): readonly Item[] => matching(db, account, terms.map(termMatch), filter);

/** For each word its forms with a letter left out: they meet a title's word, or its own forms. */
export const nearItems = (
  db: Sql,
  account: AccountId,
  words: readonly (readonly string[])[],
  filter: ItemFilter,
): readonly Item[] =>
  matching(
    db,
    account,
    words.map((forms) => `{title names near} : (${anyOf(forms)})`),
    filter,
  );

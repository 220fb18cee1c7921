// Finding what was kept, over FTS5. Nothing is sorted here and nothing is counted beyond a thousand: the index hands out row ids
// newest first and stops, so that a word everybody uses costs no more than one nobody does. How well each fits is judged by who asked.

import type { AccountId, ItemId } from '../domain/ids.ts';
import type { ItemFilter, Matches, SearchHit, SearchTerm } from '../domain/item-filter.ts';
import { type Filters, filtersOf } from './items.ts';
import type { Sql } from './sql.ts';
import { rawStatement } from './statement.ts';
import { wordsBeginning, wordsNear } from './words.ts';

type Found = { id: ItemId };
type Mine = Filters & { account: AccountId };

/** "More than a thousand" is all a person wants to know. */
const MOST = 1000;
/** Of a thousand matches, so many of the newest are judged, and so many of those whose very title has the words. */
const JUDGED = 120;

const anybodys = rawStatement<{ match: string; most: number }, Found>(
  'select rowid as id from itemsFts where itemsFts match ? order by rowid desc limit ?',
  ['match', 'most'],
);

// The plus keeps the planner from walking everything the account has instead of what was found.
const FILTERS = `+i.account = ? and i.createdAt >= ? and i.createdAt <= ? and (? = '' or i.kind = ?)
  and (? = 0 or i.year between ? and ?) and (? < 0 or (i.watchedAt is not null) = ?)`;
const FILTER_ARGS: readonly (keyof Mine)[] = [
  'account',
  'from',
  'to',
  'kind',
  'kind',
  'yearFrom',
  'yearFrom',
  'yearTo',
  'watched',
  'watched',
];

const among = rawStatement<Mine & { ids: string }, Found>(
  `select i.id from json_each(?) as j cross join items i on i.id = j.value where ${FILTERS} order by i.id desc`,
  ['ids', ...FILTER_ARGS],
);

const owned = rawStatement<Mine & { match: string; most: number }, Found>(
  `select i.id from itemsFts cross join items i on i.id = itemsFts.rowid
   where itemsFts match ? and ${FILTERS} order by itemsFts.rowid desc limit ?`,
  ['match', ...FILTER_ARGS, 'most'],
);

const whole = rawStatement<{ ids: string }, SearchHit>(
  `select i.id, i.kind, i.title, i.body, i.createdAt, i.updatedAt, i.metadata, i.knownAt, i.reason, i.watchedAt, i.rating, i.trashedAt,
     i.names, i.topics
   from json_each(?) as j join items i on i.id = j.value order by i.id desc`,
  ['ids'],
);

const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`;
const anyOf = (words: Iterable<string>): string => [...new Set(words)].map(quoted).join(' OR ');

/** The account's token stands in the index, so that a word many people use is walked for one of them only. */
const ofOwner = (account: AccountId, match: string): string => `owner : "a${account}" AND ${match}`;

/**
 * Without the owner's token first: a rare word is found at once, and so is any word in a notebook that has the database to itself.
 * Only where others' matches filled the list is it asked again with the token.
 */
function idsOf(db: Sql, account: AccountId, match: string, filter: ItemFilter, most: number): readonly ItemId[] {
  const mine = { account, ...filtersOf(filter) };
  const any = db.all(anybodys, { match, most });
  const ids = db.all(among, { ...mine, ids: JSON.stringify(any.map(({ id }) => id)) });
  const all = any.length < most || ids.length === any.length ? ids : undefined;
  return (all ?? db.all(owned, { ...mine, match: ofOwner(account, match), most })).map(({ id }) => id);
}

function matches(
  db: Sql,
  account: AccountId,
  terms: readonly { readonly words: string; readonly titles: string }[],
  filter: ItemFilter,
): Matches {
  if (terms.length === 0) return { hits: [], total: 0 };
  const ids = idsOf(db, account, terms.map(({ words }) => words).join(' AND '), filter, MOST);
  const judged = Math.max(JUDGED, filter.limit);
  const titled =
    ids.length <= judged ? [] : idsOf(db, account, terms.map(({ titles }) => titles).join(' AND '), filter, JUDGED);
  const chosen = [...new Set([...ids.slice(0, judged), ...titled])];
  return { hits: db.all(whole, { ids: JSON.stringify(chosen) }), total: ids.length };
}

/** Every term must be there: as a word, as its beginning, or by its stem. */
export function searchItems(db: Sql, account: AccountId, terms: readonly SearchTerm[], filter: ItemFilter): Matches {
  const meant = terms.map(({ word, stem }) => {
    const words = anyOf([word, ...wordsBeginning(db, account, word)]);
    const titles = `title : (${words})`;
    return { words: `({title body names topics about} : (${words}) OR stems : ${quoted(stem)})`, titles };
  });
  return matches(db, account, meant, filter);
}

/** Every word must be there as one that is kept and at most one slip away; none when for some word there is no such one. */
export function nearItems(db: Sql, account: AccountId, typed: readonly string[], filter: ItemFilter): Matches {
  const each = typed.map((word) => wordsNear(db, account, word));
  if (each.some((words) => words.length === 0)) return { hits: [], total: 0 };
  const meant = each.map((words) => ({
    words: `{title body names} : (${anyOf(words)})`,
    titles: `title : (${anyOf(words)})`,
  }));
  return matches(db, account, meant, filter);
}

// Full-text search of items over FTS5. Results come in row-id order, newest first, without sorting or full counts, so a
// common word costs no more than a rare one. Callers rank the results.

import type { AccountId, ItemId } from '../domain/ids.ts';
import type { ItemFilter, Matches, SearchHit, SearchTerm } from '../domain/item-filter.ts';
import { FILTERED, FILTERED_ARGS, type Filters, filtersOf } from './items.ts';
import type { Sql } from './sql.ts';
import { rawStatement } from './statement.ts';
import { wordsBeginning, wordsNear } from './words.ts';

type Found = { id: ItemId };
type Mine = Filters & { account: AccountId };

/** Counting stops here; "more than two hundred" is precise enough. */
const COUNTED = 200;
/** How many of the newest matches are ranked, plus how many of those that match in the title. */
const JUDGED = 100;
/**
 * In items. Up to this size the owner's token narrows the search best; beyond it, a word is usually rarer than the
 * owner.
 */
const SMALL = 1_000;

// The unary plus keeps the planner from scanning all items of the account instead of the matches.
const WANTED = `+i.account = ? and ${FILTERED}`;
const WANTED_ARGS: readonly (keyof Mine)[] = ['account', ...FILTERED_ARGS];

const sizeable = rawStatement<{ account: AccountId; beyond: number }, { one: number }>(
  'select 1 as one from items where account = ? and "trashedAt" is null limit 1 offset ?',
  ['account', 'beyond'],
);

const anybodys = rawStatement<Mine & { match: string; most: number }, Found & { wanted: number }>(
  `with found as materialized (select rowid as id from itemsFts where itemsFts match ? order by rowid desc limit ?)
   select i.id, ${WANTED} as wanted from found cross join items i on i.id = found.id order by i.id desc`,
  ['match', 'most', ...WANTED_ARGS],
);

const ownedBy = (order: string) =>
  rawStatement<Mine & { match: string; most: number }, Found>(
    `select i.id from itemsFts cross join items i on i.id = itemsFts.rowid
     where itemsFts match ? and ${WANTED} order by ${order} desc limit ?`,
    ['match', ...WANTED_ARGS, 'most'],
  );
const owned = ownedBy('itemsFts.rowid');
/** The index is read forwards, at half the cost, and the few rows are sorted afterwards. */
const ownedOfFew = ownedBy('+itemsFts.rowid');

// In characters: enough of a text to rank it.
const judged = rawStatement<{ ids: string }, SearchHit>(
  `select i.id, substr(i.title, 1, 400) as title, substr(i.body, 1, 400) as body, substr(i.names, 1, 400) as names,
     substr(i.topics, 1, 400) as topics
   from json_each(?) as j join items i on i.id = j.value order by i.id desc`,
  ['ids'],
);

const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`;
const anyOf = (words: readonly string[]): string => [...new Set(words)].map(quoted).join(' OR ');
const ownerToken = (account: AccountId): string => `a${account}`;

/** One term: alternatives of a word, or a stem. */
type Meant = { readonly words: readonly string[]; readonly stem?: string };

/**
 * A column filter makes FTS5 read word positions, half as slow again, so words are searched without one, except a word
 * spelled like the owner's token. Stems keep their column: the stem of "comida" must not match "com".
 */
function anywhere(account: AccountId, { words, stem }: Meant): string {
  const any = words.includes(ownerToken(account))
    ? `{title body names topics about} : (${anyOf(words)})`
    : anyOf(words);
  return stem === undefined || words.includes(stem) ? `(${any})` : `(${any} OR stems : ${quoted(stem)})`;
}

const inTitle = ({ words }: Meant): string => `title : (${anyOf(words)})`;

/** The account's token is indexed with every item, so that a common word is only searched within one account. */
const ofOwner = (account: AccountId, match: string): string => `owner : ${quoted(ownerToken(account))} AND ${match}`;

type Asked = { readonly db: Sql; readonly mine: Mine; readonly large: boolean };

/**
 * A large notebook is first searched without the owner's token, which is faster for rare words and in databases with
 * one owner. If other people's matches filled the result, it is searched again with the token.
 */
function idsOf({ db, mine, large }: Asked, match: string, most: number): readonly ItemId[] {
  if (large) {
    const any = db.all(anybodys, { ...mine, match, most });
    const wanted = any.filter(({ wanted }) => wanted === 1);
    if (any.length < most || wanted.length === any.length) return wanted.map(({ id }) => id);
  }
  return db.all(large ? owned : ownedOfFew, { ...mine, match: ofOwner(mine.account, match), most }).map(({ id }) => id);
}

const NONE: Matches = { hits: [], total: 0, beyond: false };

function matches(db: Sql, account: AccountId, terms: readonly Meant[], filter: ItemFilter): Matches {
  if (terms.length === 0 || terms.some(({ words }) => words.length === 0)) return NONE;
  const large = db.get(sizeable, { account, beyond: SMALL }) !== undefined;
  const asked = { db, mine: { account, ...filtersOf(filter) }, large };
  const all = (term: (meant: Meant) => string): string => terms.map(term).join(' AND ');
  const counted = Math.max(COUNTED, filter.limit);
  const everywhere = all((meant) => anywhere(account, meant));
  const found = idsOf(asked, everywhere, counted + 1);
  const beyond = found.length > counted;
  const ids = found.slice(0, counted);
  const most = Math.max(JUDGED, filter.limit);
  const titled = ids.length > most ? idsOf(asked, all(inTitle), most) : [];
  const chosen = [...new Set([...ids.slice(0, most), ...titled])];
  return { hits: db.all(judged, { ids: JSON.stringify(chosen) }), total: ids.length, beyond };
}

/** Every term must match: as a word, as a prefix, or by its stem. */
export function searchItems(db: Sql, account: AccountId, terms: readonly SearchTerm[], filter: ItemFilter): Matches {
  const meant = terms.map(({ word, stem }) => ({ words: [word, ...wordsBeginning(db, account, word)], stem }));
  return matches(db, account, meant, filter);
}

/** Every word must match an indexed word within one edit; no result when one of them has none. */
export const nearItems = (db: Sql, account: AccountId, typed: readonly string[], filter: ItemFilter): Matches =>
  matches(
    db,
    account,
    typed.map((word) => ({ words: wordsNear(db, account, word) })),
    filter,
  );

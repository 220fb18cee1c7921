// Saved items. Nothing is deleted directly: items go to the trash for 30 days (SPEC section 1).

import { and, desc, eq, gte, isNull, lte, sql } from '../../db/drizzle.ts';
import { items } from '../../db/schema/memories.ts';
import type { AccountId, Instant, ItemId } from '../domain/ids.ts';
import type { Item, ItemCompletion, ItemKind, ItemMark, ItemTerms, NewItem } from '../domain/item.ts';
import type { ItemFilter } from '../domain/item-filter.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';
import { learnWords } from './words.ts';

type Owner = { account: AccountId };

const columns = {
  id: items.id,
  kind: items.kind,
  title: items.title,
  body: items.body,
  createdAt: items.createdAt,
  updatedAt: items.updatedAt,
  metadata: items.metadata,
  knownAt: items.knownAt,
  reason: items.reason,
  watchedAt: items.watchedAt,
  rating: items.rating,
  stopped: items.stopped,
  trashedAt: items.trashedAt,
};

const NO_TERMS: ItemTerms = { names: '', topics: '', about: '', stems: '', words: { spelled: [], others: [] } };

/** Search terms stored as columns of the item; single words have a table of their own. */
type Columns = Omit<ItemTerms, 'words'>;

const mine = eq(items.account, arg<AccountId>('account'));
const kept = isNull(items.trashedAt);

const insert = statement<Owner & Required<Omit<NewItem, 'terms'>> & Columns>()((db) =>
  db
    .insert(items)
    .values({
      account: arg('account'),
      kind: arg('kind'),
      title: arg('title'),
      body: arg('body'),
      hash: arg('hash'),
      createdAt: arg('at'),
      updatedAt: arg('at'),
      metadata: arg('metadata'),
      knownAt: arg('knownAt'),
      year: arg('year'),
      reason: arg('reason'),
      names: arg('names'),
      topics: arg('topics'),
      about: arg('about'),
      stems: arg('stems'),
    })
    .returning({ id: items.id }),
);

type Edit = { readonly title: string; readonly body: string; readonly hash: string; readonly at: Instant };

const update = statement<Owner & Edit & Columns & { id: ItemId; reason: string | null }>()((db) =>
  db
    .update(items)
    .set({
      title: arg('title'),
      body: arg('body'),
      hash: arg('hash'),
      updatedAt: arg('at'),
      reason: sql`coalesce(${arg('reason')}, ${items.reason})`,
      names: arg('names'),
      topics: arg('topics'),
      about: arg('about'),
      stems: arg('stems'),
    })
    .where(and(mine, eq(items.id, arg('id')))),
);

const setKnown = statement<Owner & { id: ItemId } & Pick<ItemCompletion, 'metadata' | 'knownAt' | 'year'>>()((db) =>
  db
    .update(items)
    .set({ metadata: arg('metadata'), knownAt: arg('knownAt'), year: arg('year') })
    .where(and(mine, eq(items.id, arg('id')))),
);

const setMark = statement<Owner & { id: ItemId } & Required<ItemMark>>()((db) =>
  db
    .update(items)
    .set({ watchedAt: arg('watchedAt'), rating: arg('rating'), stopped: arg('stopped') })
    .where(and(mine, eq(items.id, arg('id')))),
);

const setTrashed = statement<Owner & { id: ItemId; at: Instant | null }>()((db) =>
  db
    .update(items)
    .set({ trashedAt: arg('at') })
    .where(and(mine, eq(items.id, arg('id')))),
);

// kind '' means any and watched -1 means either, so that one prepared statement serves every filter.
/** Placeholders shared by both kinds of query. */
export type Filters = {
  kind: ItemKind | '';
  from: Instant;
  to: Instant;
  yearFrom: number;
  yearTo: number;
  watched: number;
};

/** The WHERE clause of `Filters`. */
const filtered = and(
  mine,
  kept,
  gte(items.createdAt, arg('from')),
  lte(items.createdAt, arg('to')),
  sql`(${arg('kind')} = '' or ${items.kind} = ${arg('kind')})`,
  sql`(${arg('yearFrom')} = 0 or ${items.year} between ${arg('yearFrom')} and ${arg('yearTo')})`,
  sql`(${arg('watched')} < 0 or (${items.watchedAt} is not null) = ${arg('watched')})`,
);

/** The same for statements in plain SQL over `items i`, without the owner and the trash, and its arguments in order. */
export const FILTERED = `i.createdAt >= ? and i.createdAt <= ? and (? = '' or i.kind = ?)
  and (? = 0 or i.year between ? and ?) and (? < 0 or (i.watchedAt is not null) = ?)`;
export const FILTERED_ARGS: readonly (keyof Filters)[] = [
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

const list = statement<Owner & Filters & { limit: number }>()((db) =>
  db.select(columns).from(items).where(filtered).orderBy(desc(items.createdAt), desc(items.id)).limit(arg('limit')),
);

/** Arguments of the prepared statements: '' and -1 stand for any, instants in epoch milliseconds. */
export const filtersOf = ({ kind, from, to, years, watched }: Omit<ItemFilter, 'limit'>): Filters => ({
  kind: kind ?? '',
  from: from ?? 0,
  to: to ?? Number.MAX_SAFE_INTEGER,
  yearFrom: years?.from ?? 0,
  yearTo: years?.to ?? 0,
  watched: watched === undefined ? -1 : Number(watched),
});

const byId = statement<Owner & { id: ItemId }>()((db) =>
  db
    .select(columns)
    .from(items)
    .where(and(mine, kept, eq(items.id, arg('id')))),
);

const inTrash = statement<Owner & { since: Instant; limit: number }>()((db) =>
  db
    .select(columns)
    .from(items)
    .where(and(mine, gte(items.trashedAt, arg('since'))))
    .orderBy(desc(items.trashedAt), desc(items.id))
    .limit(arg('limit')),
);

const byHash = statement<Owner & { hash: string }>()((db) =>
  db
    .select(columns)
    .from(items)
    .where(and(mine, kept, eq(items.hash, arg('hash'))))
    .limit(1),
);

const count = statement<Owner & Filters>()((db) =>
  db
    .select({ n: sql<number>`count(*)`.as('n') })
    .from(items)
    .where(filtered),
);

/**
 * Call inside a transaction. Its words enter the search index at once. Throws only when the database returns no row, a
 * bug.
 */
export function addItem(db: Sql, account: AccountId, { terms = NO_TERMS, ...item }: NewItem): ItemId {
  const unknown = { metadata: null, knownAt: null, year: null, reason: '' };
  const { words, ...columns } = terms;
  const row = db.get(insert, { account, ...unknown, ...item, ...columns });
  if (row === undefined) throw new Error('insert into items returned no row');
  learnWords(db, account, words);
  return row.id;
}

/** Call inside a transaction. Without `terms` it is found by its title and body only; without `reason` that stays as it was. */
export function editItem(
  db: Sql,
  account: AccountId,
  id: ItemId,
  { terms = NO_TERMS, reason = null, ...to }: Edit & { readonly reason?: string | null; readonly terms?: ItemTerms },
): void {
  const { words, ...columns } = terms;
  db.run(update, { account, id, reason, ...to, ...columns });
  learnWords(db, account, words);
}

/** Stores what a catalogue or page told of the item, and its new words. Call inside a transaction. */
export function completeItem(db: Sql, account: AccountId, id: ItemId, to: ItemCompletion): void {
  const { metadata, knownAt, year, ...words } = to;
  db.run(setKnown, { account, id, metadata, knownAt, year });
  editItem(db, account, id, words);
}

/** Sets when it was seen, the rating (0 to 10) and how far it was watched; null takes each back. */
export function markItem(db: Sql, account: AccountId, id: ItemId, { stopped = null, ...mark }: ItemMark): void {
  db.run(setMark, { account, id, stopped, ...mark });
}

/** Moves items to the trash at an instant, or out of it with null. */
export function trashItems(db: Sql, account: AccountId, ids: readonly ItemId[], at: Instant | null): void {
  for (const id of ids) db.run(setTrashed, { account, id, at });
}

/** Newest first, without the trash; at most `filter.limit`. */
export const listItems = (db: Sql, account: AccountId, filter: ItemFilter): readonly Item[] =>
  db.all(list, { account, ...filtersOf(filter), limit: filter.limit });

/** In the requested order, without ids that are deleted or in the trash. */
export const itemsById = (db: Sql, account: AccountId, ids: readonly ItemId[]): readonly Item[] =>
  ids.flatMap((id) => db.all(byId, { account, id }));

/** Newest first. */
export const trashedItems = (db: Sql, account: AccountId, since: Instant, limit: number): readonly Item[] =>
  db.all(inTrash, { account, since, limit });

/** The live item with this content hash: the same link, title or text saved before. */
export const itemByHash = (db: Sql, account: AccountId, hash: string): Item | undefined =>
  db.get(byHash, { account, hash });

/** How many live items the filter fits; no filter counts all. */
export const countItems = (db: Sql, account: AccountId, filter: Omit<ItemFilter, 'limit'> = {}): number =>
  db.get(count, { account, ...filtersOf(filter) })?.n ?? 0;

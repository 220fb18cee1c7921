// What people asked us to keep. Nothing is deleted by a person's word: it goes to the trash for 30 days (SPEC section 1).

import { and, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import { items } from '../../db/schema/memories.ts';
import type { AccountId, Instant, ItemId } from '../domain/ids.ts';
import type { Item, ItemKind } from '../domain/item.ts';
import type { ItemFilter } from '../ports.ts';
import type { Sql } from './sql.ts';
import { arg, rawStatement, statement } from './statement.ts';

type Owner = { account: AccountId };

const columns = {
  id: items.id,
  kind: items.kind,
  title: items.title,
  body: items.body,
  createdAt: items.createdAt,
  updatedAt: items.updatedAt,
  trashedAt: items.trashedAt,
};

const mine = eq(items.account, arg<AccountId>('account'));
const kept = isNull(items.trashedAt);

const insert = statement<Owner & { kind: ItemKind; title: string; body: string; hash: string; at: Instant }>()((db) =>
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
    })
    .returning({ id: items.id }),
);

const update = statement<Owner & { id: ItemId; title: string; body: string; hash: string; at: Instant }>()((db) =>
  db
    .update(items)
    .set({ title: arg('title'), body: arg('body'), hash: arg('hash'), updatedAt: arg('at') })
    .where(and(mine, eq(items.id, arg('id')))),
);

const setTrashed = statement<Owner & { id: ItemId; at: Instant | null }>()((db) =>
  db
    .update(items)
    .set({ trashedAt: arg('at') })
    .where(and(mine, eq(items.id, arg('id')))),
);

// kind '' = any: one prepared statement serves every filter.
const list = statement<Owner & { kind: ItemKind | ''; from: Instant; to: Instant; limit: number }>()((db) =>
  db
    .select(columns)
    .from(items)
    .where(
      and(
        mine,
        kept,
        gte(items.createdAt, arg('from')),
        lte(items.createdAt, arg('to')),
        sql`(${arg('kind')} = '' or ${items.kind} = ${arg('kind')})`,
      ),
    )
    .orderBy(desc(items.createdAt), desc(items.id))
    .limit(arg('limit')),
);

const byId = statement<Owner & { id: ItemId }>()((db) =>
  db
    .select(columns)
    .from(items)
    .where(and(mine, kept, eq(items.id, arg('id')))),
);

const byHash = statement<Owner & { hash: string }>()((db) =>
  db
    .select(columns)
    .from(items)
    .where(and(mine, kept, eq(items.hash, arg('hash'))))
    .limit(1),
);

const count = statement<Owner & { kind: ItemKind | '' }>()((db) =>
  db
    .select({ n: sql<number>`count(*)`.as('n') })
    .from(items)
    .where(and(mine, kept, sql`(${arg('kind')} = '' or ${items.kind} = ${arg('kind')})`)),
);

// A word in the title weighs four times one in the body; equal matches, newest first.
const search = rawStatement<{ match: string; limit: number } & Owner, Item>(
  `select i.id, i.kind, i.title, i.body, i.createdAt, i.updatedAt, i.trashedAt
   from itemsFts join items i on i.id = itemsFts.rowid
   where itemsFts match ? and i.account = ?
   order by bm25(itemsFts, 0, 4, 1), i.id desc limit ?`,
  ['match', 'account', 'limit'],
);

/** FTS5 query: every word as a quoted prefix, inside one owner's postings. */
const matchOf = (account: AccountId, words: readonly string[]): string =>
  [`owner : "a${account}"`, ...words.map((word) => `{title body} : "${word.replaceAll('"', '""')}" *`)].join(' AND ');

export function addItem(
  db: Sql,
  account: AccountId,
  item: { kind: ItemKind; title: string; body: string; hash: string; at: Instant },
): ItemId {
  const row = db.get(insert, { account, ...item });
  if (row === undefined) throw new Error('insert into items returned no row');
  return row.id;
}

export function editItem(
  db: Sql,
  account: AccountId,
  id: ItemId,
  to: { title: string; body: string; hash: string; at: Instant },
): void {
  db.run(update, { account, id, ...to });
}

/** Into the trash at an instant, or out of it with null. */
export function trashItems(db: Sql, account: AccountId, ids: readonly ItemId[], at: Instant | null): void {
  for (const id of ids) db.run(setTrashed, { account, id, at });
}

export const listItems = (db: Sql, account: AccountId, filter: ItemFilter): readonly Item[] =>
  db.all(list, {
    account,
    kind: filter.kind ?? '',
    from: filter.from ?? 0,
    to: filter.to ?? Number.MAX_SAFE_INTEGER,
    limit: filter.limit,
  });

/** In the order asked for; ids that are gone or in the trash are left out. */
export const itemsById = (db: Sql, account: AccountId, ids: readonly ItemId[]): readonly Item[] =>
  ids.flatMap((id) => db.all(byId, { account, id }));

export function searchItems(db: Sql, account: AccountId, words: readonly string[], limit: number): readonly Item[] {
  return words.length === 0 ? [] : db.all(search, { account, match: matchOf(account, words), limit });
}

export const itemByHash = (db: Sql, account: AccountId, hash: string): Item | undefined =>
  db.get(byHash, { account, hash });

export const countItems = (db: Sql, account: AccountId, kind?: ItemKind): number =>
  db.get(count, { account, kind: kind ?? '' })?.n ?? 0;

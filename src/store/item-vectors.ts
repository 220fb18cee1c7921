// Embeddings of items and nearest-neighbour search. Compares with every vector of the account, since a notebook is
// small; reads them in pages, so that thousands are never in memory at once.

import { type ItemVector, likeness, type Meant, type Vector } from '../domain/embedding.ts';
import type { AccountId, ItemId } from '../domain/ids.ts';
import type { Item } from '../domain/item.ts';
import type { ItemFilter } from '../domain/item-filter.ts';
import { FILTERED, FILTERED_ARGS, type Filters, filtersOf, itemsById } from './items.ts';
import type { Sql } from './sql.ts';
import { rawStatement } from './statement.ts';

type Owner = { account: AccountId };
type Row = { item: ItemId; vector: Uint8Array | ArrayBuffer };
const PAGE = 512;

const write = rawStatement<
  Owner & Omit<ItemVector, 'vector'> & { model: string; dimensions: number; vector: Uint8Array },
  never
>(
  `insert or replace into itemVectors (item, account, model, dimensions, updatedAt, vector)
   select id, account, ?, ?, ?, ? from items where account = ? and id = ?`,
  ['model', 'dimensions', 'updatedAt', 'vector', 'account', 'item'],
);

const OF_NOW = 'v.model = ? and v.updatedAt = i.updatedAt';

const page = rawStatement<Owner & Filters & { model: string; dimensions: number; after: ItemId; page: number }, Row>(
  `select v.item, v.vector from itemVectors v cross join items i on i.id = v.item
   where v.account = ? and v.item > ? and ${OF_NOW} and v.dimensions = ? and i.account = ? and i.trashedAt is null
     and ${FILTERED}
   order by v.item limit ?`,
  ['account', 'after', 'model', 'dimensions', 'account', ...FILTERED_ARGS, 'page'],
);

const missing = rawStatement<Owner & { model: string; most: number }, { id: ItemId }>(
  `select i.id from items i where i.account = ? and i.trashedAt is null
     and not exists (select 1 from itemVectors v where v.item = i.id and ${OF_NOW})
   order by i.id desc limit ?`,
  ['account', 'model', 'most'],
);

const some = rawStatement<Owner & { model: string }, { one: number }>(
  'select 1 as one from itemVectors where account = ? and model = ? limit 1',
  ['account', 'model'],
);

/** The database returns bytes at any alignment; Float32Array needs multiples of four. */
function floatsIn(blob: Row['vector']): Vector {
  if (blob instanceof ArrayBuffer) return new Float32Array(blob);
  const aligned = blob.byteOffset % Float32Array.BYTES_PER_ELEMENT === 0 ? blob : blob.slice();
  return new Float32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / Float32Array.BYTES_PER_ELEMENT);
}

/** Nearest first, at most `filter.limit`, none below `meant.least` similarity. */
export function alikeItems(
  db: Sql,
  account: AccountId,
  { model, vector, least }: Meant,
  filter: ItemFilter,
): readonly ItemId[] {
  const asked = { account, model, dimensions: vector.length, page: PAGE, ...filtersOf(filter) };
  const near: { readonly item: ItemId; readonly like: number }[] = [];
  for (let after = 0 as ItemId; ; ) {
    const rows = db.all(page, { ...asked, after });
    for (const { item, vector: blob } of rows) {
      const like = likeness(vector, floatsIn(blob));
      if (like >= least) near.push({ item, like });
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) break;
    after = last.item;
  }
  return near
    .sort((a, b) => b.like - a.like || b.item - a.item)
    .slice(0, filter.limit)
    .map(({ item }) => item);
}

/** Whether any item has a vector. */
export const knowsMeanings = (db: Sql, account: AccountId, model: string): boolean =>
  db.get(some, { account, model }) !== undefined;

/** Newest first: items without a vector of that model for their current text. */
export const unembeddedItems = (db: Sql, account: AccountId, model: string, most: number): readonly Item[] =>
  itemsById(
    db,
    account,
    db.all(missing, { account, model, most }).map(({ id }) => id),
  );

/** Replaces each item's vector. Call inside a transaction. */
export function saveVectors(db: Sql, account: AccountId, model: string, vectors: readonly ItemVector[]): void {
  for (const { item, updatedAt, vector } of vectors) {
    const bytes = new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);
    db.run(write, { account, item, updatedAt, model, dimensions: vector.length, vector: bytes });
  }
}

// What a person told about their money: one row per kind and key, replaced whole. The journal keeps what it was before.

import { and, asc, eq } from 'drizzle-orm';
import { told } from '../../db/schema/ledger.ts';
import type { AccountId, Instant } from '../domain/ids.ts';
import type { Told, ToldKind } from '../domain/told.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

type Key = { account: AccountId; kind: ToldKind; key: string };

const write = statement<Key & { value: string; at: Instant }>()((db) =>
  db
    .insert(told)
    .values({ account: arg('account'), kind: arg('kind'), key: arg('key'), value: arg('value'), at: arg('at') })
    .onConflictDoUpdate({
      target: [told.account, told.kind, told.key],
      set: { value: arg('value'), at: arg('at') },
    }),
);

const mine = (): ReturnType<typeof and> => and(eq(told.account, arg('account')), eq(told.kind, arg('kind')));

const remove = statement<Key>()((db) => db.delete(told).where(and(mine(), eq(told.key, arg('key')))));

const ofKind = statement<Omit<Key, 'key'>>()((db) =>
  db.select({ key: told.key, value: told.value }).from(told).where(mine()).orderBy(asc(told.key)),
);

export const toldOf = <K extends ToldKind>(db: Sql, account: AccountId, kind: K): readonly Told<K>[] =>
  db.all(ofKind, { account, kind }).map(({ key, value }) => ({ kind, key, value: JSON.parse(value) }) as Told<K>);

/** null forgets it. */
export function tellThat(
  db: Sql,
  account: AccountId,
  kind: ToldKind,
  key: string,
  value: Told['value'] | null,
  at: Instant,
): void {
  if (value === null) db.run(remove, { account, kind, key });
  else db.run(write, { account, kind, key, value: JSON.stringify(value), at });
}

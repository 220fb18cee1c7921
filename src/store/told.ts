// Facts a person gave about their money: one row per kind and key, replaced as a whole. The journal keeps the previous
// value.

import { and, asc, eq, sql } from '../../db/drizzle.ts';
import { accounts } from '../../db/schema/accounts.ts';
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

// Two kinds are read on every turn, so the household is joined instead of looked up first.
const home = sql`coalesce((select ${accounts.household} from ${accounts} where ${accounts.id} = ${arg('account')}), ${arg('account')})`;

const ofKindAtHome = statement<Omit<Key, 'key'>>()((db) =>
  db
    .select({ key: told.key, value: told.value })
    .from(told)
    .where(and(sql`${told.account} = ${home}`, eq(told.kind, arg('kind'))))
    .orderBy(asc(told.key)),
);

type Row = { readonly key: string; readonly value: string };

const toldIn = <K extends ToldKind>(kind: K, { key, value }: Row): Told<K> =>
  ({ kind, key, value: JSON.parse(value) }) as Told<K>;

/** Facts of the account itself. */
export const toldOf = <K extends ToldKind>(db: Sql, account: AccountId, kind: K): readonly Told<K>[] =>
  db.all(ofKind, { account, kind }).map((row) => toldIn(kind, row));

/** Facts of the account's household; its own when it lives alone. */
export const toldAtHome = <K extends ToldKind>(db: Sql, account: AccountId, kind: K): readonly Told<K>[] =>
  db.all(ofKindAtHome, { account, kind }).map((row) => toldIn(kind, row));

type Telling = {
  readonly kind: ToldKind;
  readonly key: string;
  /** null deletes the fact. */
  readonly value: Told['value'] | null;
};

/** Replaces what was told under that kind and key. Call inside a transaction. */
export function tellThat(db: Sql, account: AccountId, { kind, key, value }: Telling, at: Instant): void {
  if (value === null) db.run(remove, { account, kind, key });
  else db.run(write, { account, kind, key, value: JSON.stringify(value), at });
}

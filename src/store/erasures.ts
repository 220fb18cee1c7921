// Accounts that were erased, noted in the transaction that erases them: a backup made before still holds them, and
// restoring it erases them again (store/restored). A note holds two numbers and two instants, nothing of the person.

import { sql } from '../../db/drizzle.ts';
import { accounts, erasures } from '../../db/schema/accounts.ts';
import type { AccountId, Instant } from '../domain/ids.ts';
import type { Sql } from './sql.ts';
import { arg, rawStatement, statement } from './statement.ts';

/** `createdAt` of the account: ids start again with the database. `at`: when it was erased. */
export type Erasure = { readonly account: AccountId; readonly createdAt: Instant; readonly at: Instant };

/** The same for two notes of one erasure, wherever they are kept. */
export const erasureKey = ({ account, createdAt, at }: Erasure): string => `${account} ${createdAt} ${at}`;

const note = rawStatement<{ account: AccountId; at: Instant }, never>(
  'insert or ignore into erasures (account, createdAt, at) select id, createdAt, ? from accounts where id = ?',
  ['at', 'account'],
);

const add = statement<Erasure>()((db) =>
  db
    .insert(erasures)
    .values({ account: arg('account'), createdAt: arg('createdAt'), at: arg('at') })
    .onConflictDoNothing(),
);

const all = statement<Record<string, never>>()((db) => db.select().from(erasures).orderBy(erasures.at));

const stillHere = statement<Erasure>()((db) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(sql`${accounts.id} = ${arg('account')} and ${accounts.createdAt} = ${arg('createdAt')}`),
);

/** Call before the account's row goes, in the same transaction. */
export const noteErasure = (db: Sql, account: AccountId, at: Instant): void => db.run(note, { account, at });

/** Oldest first. */
export const notedErasures = (db: Sql): readonly Erasure[] => db.all(all, {});

const newest = statement<{ since: Instant }>()((db) =>
  db
    .select({ at: erasures.at })
    .from(erasures)
    .where(sql`${erasures.at} >= ${arg('since')}`)
    .limit(1),
);

/** Whether any account was erased after `since`. */
export const erasedSince = (db: Sql, since: Instant): boolean => db.get(newest, { since }) !== undefined;

/** Call inside the transaction that erases the account. */
export const addErasure = (db: Sql, erasure: Erasure): void => db.run(add, erasure);

/** Whether the account that was erased is in this database. */
export const holdsErased = (db: Sql, erasure: Erasure): boolean => db.get(stillHere, erasure) !== undefined;

// Gives a Durable Object's database its schema: a new one in one piece, an older one by what db/migrations added since.
// Every person is a new database here, and growing through all migrations would cost the first message 20 ms
// of CPU (ADR 27).

import { drizzle } from 'drizzle-orm/durable-sqlite';
import { migrate } from 'drizzle-orm/durable-sqlite/migrator';
import migrations from '../../db/migrations/migrations.js';
import schema from '../../db/schema.sql';

type Storage = Pick<DurableObjectStorage, 'sql' | 'transactionSync'>;

/** Of the last migration, as drizzle notes it. */
const LAST = migrations.journal.entries.at(-1)?.when ?? 0;

/** `when` of the last migration applied; undefined in a new database. */
function appliedUntil({ sql }: Storage): number | undefined {
  const noted = sql.exec(`select 1 from sqlite_schema where name = '__drizzle_migrations'`).toArray();
  if (noted.length === 0) return undefined;
  return sql.exec<{ at: number }>('select max(created_at) as at from __drizzle_migrations').one().at;
}

/** In the words of drizzle's migrator, which reads this table from now on. */
function create({ sql }: Storage): void {
  sql.exec(schema);
  sql.exec('create table __drizzle_migrations (id serial primary key, hash text not null, created_at numeric)');
  sql.exec(`insert into __drizzle_migrations (hash, created_at) values ('', ?)`, LAST);
}

/** Migrates the object's database in one transaction. Call within blockConcurrencyWhile. */
export async function migrateDurable(storage: DurableObjectStorage): Promise<void> {
  const applied = appliedUntil(storage);
  if (applied === undefined) storage.transactionSync(() => create(storage));
  else if (applied < LAST) await migrate(drizzle(storage), migrations);
}

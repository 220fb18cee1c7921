// The migrations of db/migrations inside a Durable Object: the very files Node applies, carried in the bundle as texts.

import { drizzle } from 'drizzle-orm/durable-sqlite';
import { migrate } from 'drizzle-orm/durable-sqlite/migrator';
import migrations from '../../db/migrations/migrations.js';

/** Brings the object's database up to date, in one transaction. Call within blockConcurrencyWhile. */
export async function migrateDurable(storage: DurableObjectStorage): Promise<void> {
  await migrate(drizzle(storage), migrations);
}

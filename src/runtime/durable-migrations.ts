// Applies db/migrations inside a Durable Object: the same files as on Node, bundled as text.

import { drizzle } from 'drizzle-orm/durable-sqlite';
import { migrate } from 'drizzle-orm/durable-sqlite/migrator';
import migrations from '../../db/migrations/migrations.js';

/** Migrates the object's database in one transaction. Call within blockConcurrencyWhile. */
export async function migrateDurable(storage: DurableObjectStorage): Promise<void> {
  await migrate(drizzle(storage), migrations);
}

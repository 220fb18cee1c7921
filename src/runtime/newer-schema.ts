// Whether a newer version has written to a database. An older one must not go on with it: it knows nothing of the tables added since,
// so "apagar meus dados" would leave them, and a restored copy too.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';

/** What `migrate` knows of its folder; only what is read here. */
type Journal = { readonly entries: readonly { readonly when: number }[] };

/** Of the last migration, as drizzle notes it in a database. */
function lastIn(migrationsFolder: string): number {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;
  return journal.entries.at(-1)?.when ?? 0;
}

/** False of a database without migrations. */
export function isNewerThan(migrationsFolder: string, database: Database.Database): boolean {
  const noted = database.prepare(`select 1 from sqlite_master where name = '__drizzle_migrations'`).get();
  if (noted === undefined) return false;
  const last = database.prepare('select max(created_at) from __drizzle_migrations').pluck().get();
  return Number(last ?? 0) > lastIn(migrationsFolder);
}

export class NewerDatabase extends Error {}

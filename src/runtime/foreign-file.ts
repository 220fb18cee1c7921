// Whether the file named as the database is somebody else's. It is asked before anything is written: opening it would
// leave files beside it, change its settings and put our tables among its own.

import { closeSync, openSync, readSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';

/** The first bytes of every SQLite file. */
const MAGIC = 'SQLite format 3\0';

/** False of one that is not there, is empty, or cannot be read: opening it tells more. */
export function isForeign(path: string): boolean {
  const size = statSync(path, { throwIfNoEntry: false });
  if (size === undefined || !size.isFile() || size.size === 0) return false;
  try {
    return !startsAsOurs(path) || hasOnlyOtherTables(path);
  } catch {
    return false;
  }
}

function startsAsOurs(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const first = Buffer.alloc(MAGIC.length);
    readSync(file, first);
    return first.toString('latin1') === MAGIC;
  } finally {
    closeSync(file);
  }
}

/** The first thing in ours is the list of its migrations. */
function hasOnlyOtherTables(path: string): boolean {
  const database = new Database(path, { readonly: true, fileMustExist: true });
  try {
    const tables = database.prepare(`select name from sqlite_master where type = 'table'`).pluck().all();
    return tables.length > 0 && !tables.includes('__drizzle_migrations');
  } finally {
    database.close();
  }
}

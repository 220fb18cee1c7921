// A database file, opened so that what is committed survives a power cut, or not opened at all.
// It is compiled with DEFAULT_WAL_SYNCHRONOUS=1: without an explicit setting a reopened WAL file runs at NORMAL and a
// power cut takes acknowledged messages with it. So every setting is set, read back, and refused when it did not take.

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';

export type UnsafeSetting = { readonly setting: string; readonly wanted: string; readonly found: string };

/** Settings as read back from an open database; an empty list means safe. */
export function unsafeSettings(db: Database.Database): UnsafeSetting[] {
  const inMemory = db.memory;
  const wanted: [setting: string, wanted: string | number][] = [
    ['journal_mode', inMemory ? 'memory' : 'wal'],
    ['synchronous', 2],
    ['foreign_keys', 1],
    ['trusted_schema', 0],
    ['secure_delete', 1],
  ];
  const unsafe: UnsafeSetting[] = [];
  for (const [setting, value] of wanted) {
    const found = db.pragma(setting, { simple: true });
    if (found !== value) unsafe.push({ setting, wanted: String(value), found: String(found) });
  }
  const version = String(db.prepare('select sqlite_version()').pluck().get());
  if (!atLeast(version, '3.51.3'))
    unsafe.push({ setting: 'sqlite_version', wanted: '>= 3.51.3 (WAL reset bug)', found: version });
  return unsafe;
}

function atLeast(version: string, minimum: string): boolean {
  const [a, b] = [version, minimum].map((text) => text.split('.').map(Number));
  for (let i = 0; i < 3; i++) {
    const difference = (a?.[i] ?? 0) - (b?.[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

export class UnsafeDatabase extends Error {
  readonly settings: readonly UnsafeSetting[];
  constructor(settings: readonly UnsafeSetting[]) {
    super(settings.map((s) => `${s.setting} is ${s.found}, must be ${s.wanted}`).join('; '));
    this.settings = settings;
  }
}

export type SqliteFile = { readonly database: Database.Database; close(): void };

/**
 * Opens (and creates, and migrates) the database. Bytes instead of a path: a copy in memory of the database they are. `synchronous` is a parameter only so that the power-cut rig can show that
 * NORMAL loses messages; anything but FULL is refused unless `allowUnsafe`.
 * @throws UnsafeDatabase when a setting did not take.
 */
export function openSqliteFile(
  path: string | Buffer,
  migrationsFolder: string,
  rig: { synchronous?: 'FULL' | 'NORMAL'; allowUnsafe?: boolean } = {},
): SqliteFile {
  if (typeof path === 'string' && path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const database = new Database(path);
  database.pragma('journal_mode = WAL');
  database.pragma(`synchronous = ${rig.synchronous ?? 'FULL'}`);
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  database.pragma('trusted_schema = OFF');
  database.pragma('secure_delete = ON');
  const unsafe = unsafeSettings(database);
  if (unsafe.length > 0 && rig.allowUnsafe !== true) {
    database.close();
    throw new UnsafeDatabase(unsafe);
  }
  migrate(drizzle(database), { migrationsFolder });
  return { database, close: () => database.close() };
}

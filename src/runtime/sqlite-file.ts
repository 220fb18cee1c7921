// Opens a database file so that committed data survives a power cut, or does not open it at all. It is compiled with
// DEFAULT_WAL_SYNCHRONOUS=1: without an explicit setting a reopened WAL file runs at NORMAL, and a power cut loses
// acknowledged messages. So every setting is set, read back, and verified.

import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { isNewerThan, NewerDatabase } from './newer-schema.ts';
import { makePrivateFolder } from './private-folder.ts';

export type UnsafeSetting = { readonly setting: string; readonly wanted: string; readonly found: string };

/** Settings as read back from an open database; an empty list means safe. */
function unsafeSettings(db: Database.Database): UnsafeSetting[] {
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

type OpeningRig = { readonly synchronous?: 'FULL' | 'NORMAL'; readonly allowUnsafe?: boolean };

export type SqliteFile = { readonly database: Database.Database; close(): void };

/**
 * Opens, creates and migrates the database. Bytes instead of a path open a copy in memory. `synchronous` is a parameter
 * only so that the power-cut rig can show that NORMAL loses messages; anything but FULL is rejected unless
 * `allowUnsafe`.
 * @throws UnsafeDatabase when a setting did not take effect, NewerDatabase when a newer version has written to it.
 */
export function openSqliteFile(path: string | Buffer, migrationsFolder: string, rig: OpeningRig = {}): SqliteFile {
  if (typeof path === 'string' && path !== ':memory:') createPrivate(path);
  const database = openSafely(path, rig);
  if (isNewerThan(migrationsFolder, database)) {
    database.close();
    throw new NewerDatabase();
  }
  migrate(drizzle(database), { migrationsFolder });
  return { database, close: () => database.close() };
}

/**
 * Creates the file readable only by its owner. SQLite gives its log and index files the permissions of the database
 * file.
 */
function createPrivate(path: string): void {
  makePrivateFolder(dirname(path));
  try {
    closeSync(openSync(path, 'ax', 0o600));
  } catch {
    // It exists, with its own permissions; or it cannot be created, which SQLite reports.
  }
}

/**
 * Opens the database without migrating it, for `doctor`, while another version may be running.
 * @throws UnsafeDatabase when a setting did not take effect, SqliteError when it cannot be written.
 */
export function openSafely(path: string | Buffer, rig: OpeningRig = {}): Database.Database {
  const database = new Database(path);
  try {
    setSafely(database, rig);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function setSafely(database: Database.Database, rig: OpeningRig): void {
  database.pragma('journal_mode = WAL');
  database.pragma(`synchronous = ${rig.synchronous ?? 'FULL'}`);
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  database.pragma('trusted_schema = OFF');
  database.pragma('secure_delete = ON');
  const unsafe = unsafeSettings(database);
  if (unsafe.length > 0 && rig.allowUnsafe !== true) throw new UnsafeDatabase(unsafe);
  // Detects a read-only file now instead of at the first message. Beginning a write transaction only reads, so the
  // version is rewritten.
  const version = Number(database.pragma('user_version', { simple: true }));
  database.exec('begin immediate');
  try {
    database.pragma(`user_version = ${version}`);
  } finally {
    database.exec('rollback');
  }
}

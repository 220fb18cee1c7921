// Databases that must not be opened: places that cannot be written, files that are none, settings that do not take, an SQLite
// with the WAL-reset bug. The settings are spoilt by standing between the product and better-sqlite3.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { MIGRATIONS } from '../../../src/runtime/migrations-folder.ts';
import { openSqliteFile } from '../../../src/runtime/sqlite-file.ts';

export type Refusal = { readonly what: string; readonly said: string | undefined };

const SPOILT = [
  'journal_mode = DELETE',
  'synchronous = NORMAL',
  'foreign_keys = OFF',
  'trusted_schema = ON',
  'secure_delete = OFF',
];

/** Paths at which the server itself must refuse to start. */
export function unsafePaths(folder: string): readonly string[] {
  const file = join(folder, 'a-file');
  const garbage = join(folder, 'garbage.db');
  const directory = join(folder, 'directory.db');
  writeFileSync(file, 'not a folder');
  writeFileSync(garbage, 'isto não é um banco de dados. '.repeat(500));
  mkdirSync(directory);
  return [join(file, 'below-a-file.db'), garbage, directory, '/proc/caderneta.db'];
}

/** Opens a file once per spoilt setting. `said`: the refusal, undefined when it was opened all the same. */
export function unsafeSettingsRefused(folder: string): readonly Refusal[] {
  const attempt = (what: string, name: string, open: (path: string) => { close(): void }): Refusal => {
    try {
      open(join(folder, `${name}.db`)).close();
      return { what, said: undefined };
    } catch (error) {
      return { what, said: String(error) };
    }
  };
  return [
    attempt('synchronous=NORMAL', 'normal', (path) => openSqliteFile(path, MIGRATIONS, { synchronous: 'NORMAL' })),
    ...SPOILT.map((setting) =>
      attempt(setting, setting.replace(/\W+/g, '-'), (path) =>
        withSetting(setting, () => openSqliteFile(path, MIGRATIONS)),
      ),
    ),
    ...['3.51.2', '3.7.0', '2.8.17'].map((version) =>
      attempt(`SQLite ${version}`, version, (path) => withVersion(version, () => openSqliteFile(path, MIGRATIONS))),
    ),
  ];
}

/** Whatever value is asked for, the database takes this one. */
function withSetting<T>(setting: string, work: () => T): T {
  const [name = ''] = setting.split(' ');
  const { pragma } = Database.prototype;
  Database.prototype.pragma = function stubborn(
    this: Database.Database,
    source: string,
    options?: Database.PragmaOptions,
  ) {
    return pragma.call(this, source.startsWith(`${name} =`) ? setting : source, options);
  };
  try {
    return work();
  } finally {
    Database.prototype.pragma = pragma;
  }
}

function withVersion<T>(version: string, work: () => T): T {
  const { prepare } = Database.prototype;
  Database.prototype.prepare = function lying(this: Database.Database, source: string) {
    return prepare.call(this, source.replace('sqlite_version()', `'${version}'`));
  } as typeof prepare;
  try {
    return work();
  } finally {
    Database.prototype.prepare = prepare;
  }
}

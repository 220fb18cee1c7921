// A death inside the migrations, which are one transaction: the file it leaves, seen from outside, holds all of them or nothing.

import Database from 'better-sqlite3';
import { fromRoot } from './paths.ts';
import { startServer } from './server-process.ts';

/** `whole`: what `schemaSize` says of a file with all migrations. */
export type Opening = {
  readonly script: string;
  readonly folder: string;
  readonly path: string;
  readonly whole: number;
};
/** `part`: what must never be. */
export type Left = 'nothing' | 'part' | 'all';

/** Opens the file in a process that is to die at `name`. */
export async function dieMigrating(
  { script, folder, path, whole }: Opening,
  name: string,
): Promise<{ readonly died: boolean; readonly left: Left }> {
  const env = {
    DATABASE_PATH: path,
    RIG_MIGRATIONS: fromRoot('db/migrations'),
    RIG_PASSED: `${path}.passed`,
    RIG_CRASH_AT: name,
  };
  const { signal } = await startServer({ script, folder, env }).exited;
  const size = schemaSize(path);
  return { died: signal === 'SIGKILL', left: size === 0 ? 'nothing' : size === whole ? 'all' : 'part' };
}

/** Tables, indexes and migrations noted as done; the migrator makes the list of these before it begins. @throws when the file is damaged. */
export function schemaSize(path: string): number {
  const db = new Database(path, { readonly: true, timeout: 5_000 });
  try {
    const sound = db.pragma('integrity_check', { simple: true });
    if (sound !== 'ok') throw new Error(`${path}: ${sound}`);
    const count = (sql: string): number => Number(db.prepare(sql).pluck().get());
    const made = count("select count(*) from sqlite_schema where tbl_name <> '__drizzle_migrations'");
    const begun = count("select count(*) from sqlite_schema where name = '__drizzle_migrations'");
    return made + (begun === 0 ? 0 : count('select count(*) from __drizzle_migrations'));
  } finally {
    db.close();
  }
}

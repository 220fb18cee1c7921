// Puts a copy in the place of the database. Who was erased since the copy was made is erased in it before it takes that
// place, so at no moment does a service run on their data; the database it replaces is set aside, not deleted.

import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { fail, type Result, succeed } from '../../domain/result.ts';
import { allErasures, erasureLogOf, readErasureLog, writeErasureLog } from '../../runtime/erasure-log.ts';
import { MIGRATIONS } from '../../runtime/migrations-folder.ts';
import { NewerDatabase } from '../../runtime/newer-schema.ts';
import { newerThanUs, openProblem } from '../../runtime/open-problem.ts';
import { claimOwnership } from '../../runtime/sole-owner.ts';
import { rawDriver } from '../../runtime/sqlite-driver.ts';
import { openSqliteFile } from '../../runtime/sqlite-file.ts';
import { type Erasure, notedErasures } from '../../store/erasures.ts';
import { type Resumed, resumeFromBackup } from '../../store/restored.ts';
import { sqlOver } from '../../store/sql.ts';
import { type Contents, checkCopy } from './check-copy.ts';
import { stampOf, sync } from './copy-database.ts';

export type Restored = Resumed & {
  readonly contents: Contents;
  /** Where the database it replaced is now; undefined when there was none. */
  readonly aside: string | undefined;
};

const SIDE_FILES = ['-wal', '-shm'];

/** The copy itself is not changed. A failure is a sentence for the operator, and leaves everything as it was. */
export function restoreDatabase(copy: string, database: string, now: Date): Result<Restored, string> {
  const whole = checkCopy(copy);
  if (!whole.ok) return whole;
  try {
    const owner = claimOwnership(database);
    if (owner === undefined) return fail(`a Caderneta está usando ${database}; pare o serviço antes`);
    try {
      return restoreOwned(copy, database, now);
    } finally {
      removeUnfinished(database);
      owner.release();
    }
  } catch (error) {
    return fail(error instanceof NewerDatabase ? newerThanUs(copy) : openProblem(error, database));
  }
}

/** Where the copy is prepared. */
const nextOf = (database: string): string => `${database}.restoring`;

/** It holds everybody's data, and would stay beside the database for nobody. */
function removeUnfinished(database: string): void {
  for (const end of ['', ...SIDE_FILES]) rmSync(nextOf(database) + end, { force: true });
}

function restoreOwned(copy: string, database: string, now: Date): Result<Restored, string> {
  const next = nextOf(database);
  removeUnfinished(database);
  copyFileSync(copy, next);
  // Only a file copied by other means than `npm run backup` has one.
  if (existsSync(`${copy}-wal`)) copyFileSync(`${copy}-wal`, `${next}-wal`);
  const log = erasureLogOf(database);
  const erasures = allErasures([...readErasureLog(log), ...stillReadable(database)]);
  const { resumed, noted } = erasedIn(next, erasures);
  const checked = checkCopy(next);
  if (!checked.ok) return checked;
  // Emptied above; reading leaves them behind.
  for (const end of SIDE_FILES) rmSync(next + end, { force: true });
  sync(next);
  writeErasureLog(log, allErasures([...erasures, ...noted]));
  const aside = setAside(database, now);
  renameSync(next, database);
  sync(dirname(database));
  return succeed({ ...resumed, contents: checked.value, aside });
}

function erasedIn(path: string, erasures: readonly Erasure[]) {
  const { database, close } = openSqliteFile(path, MIGRATIONS);
  try {
    const sql = sqlOver(rawDriver(database));
    const resumed = sql.atomically(() => resumeFromBackup(sql, erasures));
    // Rows were moved between pages before they were deleted, and left copies there (runtime/idle-checkpoint).
    if (resumed.erased > 0) database.exec('vacuum');
    // Out of the log, and into one file.
    database.pragma('wal_checkpoint(TRUNCATE)');
    return { resumed, noted: notedErasures(sql) };
  } finally {
    close();
  }
}

/** The notes of the database that is to be replaced. A damaged one has none to give; the log has them. */
function stillReadable(path: string): readonly Erasure[] {
  if (!existsSync(path)) return [];
  try {
    const database = new Database(path, { readonly: true, fileMustExist: true });
    try {
      return notedErasures(sqlOver(rawDriver(database)));
    } finally {
      database.close();
    }
  } catch {
    return [];
  }
}

/** With its log, which may hold its last commits. */
function setAside(database: string, now: Date): string | undefined {
  if (!existsSync(database)) return undefined;
  const aside = `${database}.before-${stampOf(now)}`;
  for (const end of SIDE_FILES) if (existsSync(database + end)) renameSync(database + end, aside + end);
  renameSync(database, aside);
  return aside;
}

// Moves the write-ahead log into the database when nobody is waiting. SQLite's own checkpoint runs inside the commit that
// fills 1000 pages: one in about 40 commits under load then waits for three syncs instead of one, and accepting webhooks
// loses a third of its speed. Ours runs between two quiet moments; SQLite's stays as the bound of a log that never rests.

import type Database from 'better-sqlite3';
import type { RawDriver } from '../store/sql.ts';

/** 12 000 pages of 4 KiB are 47 MiB; the log ends below 64 MiB whatever one group of commits adds. */
const MOST_PAGES = 12_000;
const LARGEST_LOG = 64 * 1024 * 1024;

/** This long without a commit is a quiet moment. Looked at once per interval, not re-armed by every commit. */
const QUIET_MS = 250;

export type IdleCheckpoint = {
  readonly driver: RawDriver;
  /** Something was erased: the next checkpoint empties the log, so that the erased words leave the disk too. */
  emptySoon(): void;
  close(): void;
};

/**
 * `driver` is the given one, with its commits noticed. A failed checkpoint costs nothing but space: it is tried again
 * after the next commit.
 */
export function checkpointWhenIdle(
  database: Database.Database,
  driver: RawDriver,
  failed: (error: unknown) => void,
): IdleCheckpoint {
  database.pragma(`wal_autocheckpoint = ${MOST_PAGES}`);
  database.pragma(`journal_size_limit = ${LARGEST_LOG}`);
  let timer: NodeJS.Timeout | undefined;
  let [wrote, erased] = [false, false];

  function arm(): void {
    timer ??= setTimeout(look, QUIET_MS).unref();
  }

  function look(): void {
    timer = undefined;
    if (!database.open) return;
    if (wrote || database.inTransaction) {
      wrote = false;
      arm();
      return;
    }
    try {
      database.pragma(`wal_checkpoint(${erased ? 'TRUNCATE' : 'PASSIVE'})`);
      erased = false;
    } catch (error) {
      failed(error);
    }
  }

  return {
    driver: {
      prepare: (sql) => driver.prepare(sql),
      atomically(work) {
        wrote = true;
        arm();
        return driver.atomically(work);
      },
    },
    emptySoon() {
      erased = true;
      arm();
    },
    close: () => clearTimeout(timer),
  };
}

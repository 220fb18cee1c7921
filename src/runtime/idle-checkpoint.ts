// Checkpoints the write-ahead log while nobody is waiting. SQLite's own checkpoint runs inside the commit that fills
// 1000 pages: under load one in about 40 commits then waits for three syncs instead of one, and accepting webhooks
// loses a third of its speed. SQLite's stays enabled as an upper bound.

import type Database from 'better-sqlite3';
import type { RawDriver } from '../store/sql.ts';
import { lengthenLog } from './log-room.ts';

/** 12 000 pages of 4 KiB are 47 MiB; the log ends below 64 MiB whatever one group of commits adds. */
const MOST_PAGES = 12_000;
const LARGEST_LOG = 64 * 1024 * 1024;

/** Up to this size the file is rewritten at once after an erasure, in less than a second; larger ones wait for the daily housekeeping. */
const REWRITTEN_AT_ONCE = 64 * 1024 * 1024;

/** Idle time before a checkpoint. Checked once per interval, not re-armed by every commit. */
const QUIET_MS = 250;

export type IdleCheckpoint = {
  readonly driver: RawDriver;
  /** After an erasure: the next checkpoint also removes what is left of it from the disk. */
  emptySoon(): void;
  /**
   * Rewrites the file and empties the log. `secure_delete` overwrites a deleted row where it stands, but not the copies
   * left in other pages when rows were moved between them. Blocks for about 10 s a gigabyte.
   */
  rewrite(): void;
  close(): void;
};

/** Wraps `driver` to observe its commits. A failed checkpoint only costs space: it is retried after the next commit. */
export function checkpointWhenIdle(
  database: Database.Database,
  driver: RawDriver,
  failed: (error: unknown) => void,
): IdleCheckpoint {
  database.pragma(`wal_autocheckpoint = ${MOST_PAGES}`);
  database.pragma(`journal_size_limit = ${LARGEST_LOG}`);
  let timer: NodeJS.Timeout | undefined;
  let [wrote, erased] = [false, false];
  let roomToMake = !database.memory;

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
      if (!erased) database.pragma('wal_checkpoint(PASSIVE)');
      else if (sizeOf(database) <= REWRITTEN_AT_ONCE) rewrite();
      else empty();
    } catch (error) {
      failed(error);
    }
    if (roomToMake) makeRoom();
  }

  /** Step by step, since a message may come. A disk without space for it is only slower, so it is not tried again. */
  function makeRoom(): void {
    try {
      roomToMake = lengthenLog(database.name);
      if (roomToMake) arm();
    } catch (error) {
      roomToMake = false;
      failed(error);
    }
  }

  function rewrite(): void {
    database.exec('vacuum');
    empty();
  }

  /** Tried again after the next commit when a reader still needs the log. */
  function empty(): void {
    const [result] = database.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
    erased = result?.busy === 1;
    roomToMake = !database.memory;
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
    rewrite,
    close: () => clearTimeout(timer),
  };
}

const sizeOf = (database: Database.Database): number =>
  Number(database.pragma('page_count', { simple: true })) * Number(database.pragma('page_size', { simple: true }));

// Tells when an erasure is committed. Inside its transaction it may still be rolled back.

import type Database from 'better-sqlite3';
import type { RawDriver } from '../store/sql.ts';

export type ErasureNotice = {
  readonly driver: RawDriver;
  /** Called inside the transaction that erases. */
  erased(): void;
};

/** Wraps `driver` to observe its commits. `committed` runs after the next one and must not throw: what it follows is done. */
export function noticeErasures(database: Database.Database, driver: RawDriver, committed: () => void): ErasureNotice {
  let waiting = false;
  return {
    driver: {
      prepare: (sql) => driver.prepare(sql),
      atomically(work) {
        const value = driver.atomically(work);
        if (waiting && !database.inTransaction) {
          waiting = false;
          committed();
        }
        return value;
      },
    },
    erased() {
      waiting = true;
    },
  };
}

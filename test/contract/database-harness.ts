// What a runtime brings to the suites of the store: a fresh, migrated database and a way to lose what is in memory.
// In workerd storage may only be touched from inside its object, so work is handed in instead of a handle handed out.

import type { Commit } from '../../src/store/group-commit.ts';
import type { Sql } from '../../src/store/sql.ts';

export type OpenDatabase = { readonly sql: Sql; readonly commit: Commit };

export interface TestDatabase {
  within<T>(work: (database: OpenDatabase) => T | Promise<T>): Promise<T>;
  /** The process, or the object, is gone and back: only what was stored is left. */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

export type DatabaseHarness = {
  /** A database of its own for one test, closed by the suite. */
  open(): Promise<TestDatabase>;
};

// better-sqlite3 as a RawDriver: prepared statements, one writer, nested transactions as savepoints. I/O failures of
// SQLite (disk full, disk error) become StoreFailure.

import type Database from 'better-sqlite3';
import { StoreFailure } from '../domain/store-failure.ts';
import type { RawDriver } from '../store/sql.ts';

const NOT_THE_QUERY =
  /^SQLITE_(?:FULL|IOERR|BUSY|LOCKED|READONLY|CANTOPEN|NOMEM|PROTOCOL|CORRUPT|NOTADB|PERM|NOLFS|INTERRUPT)/;

function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw NOT_THE_QUERY.test(code) ? new StoreFailure(code, { cause: error }) : error;
  }
}

/** Throws StoreFailure for I/O failures; anything else SQLite throws is a bug in a statement. */
export function rawDriver(database: Database.Database): RawDriver {
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');
  const rollback = database.prepare('rollback');
  const savepoint = database.prepare('savepoint part');
  const release = database.prepare('release part');
  const rollbackTo = database.prepare('rollback to part');
  let depth = 0;
  // A full disk may roll back the whole transaction midway; what follows would then run outside it.
  const stillOpen = (): void => {
    if (!database.inTransaction) throw new StoreFailure('the transaction was rolled back');
  };

  return {
    prepare(sql) {
      const prepared = guarded(() => database.prepare(sql));
      const { reader } = prepared;
      return {
        all: (params) =>
          guarded(() => {
            if (reader) return prepared.all(...params);
            prepared.run(...params);
            return [];
          }),
        get: (params) => guarded(() => prepared.get(...params)),
        run: (params) =>
          guarded(() => {
            if (reader) prepared.all(...params);
            else prepared.run(...params);
          }),
        insert: (params) =>
          guarded(() => {
            const { changes, lastInsertRowid } = prepared.run(...params);
            return changes === 0 ? undefined : Number(lastInsertRowid);
          }),
      };
    },
    atomically(work) {
      const nested = depth > 0;
      if (nested) stillOpen();
      guarded(() => (nested ? savepoint : begin).run());
      depth += 1;
      try {
        const value = work();
        stillOpen();
        guarded(() => (nested ? release : commit).run());
        return value;
      } catch (error) {
        if (database.inTransaction) {
          if (nested) {
            rollbackTo.run();
            release.run();
          } else rollback.run();
        }
        throw error;
      } finally {
        depth -= 1;
      }
    },
  };
}

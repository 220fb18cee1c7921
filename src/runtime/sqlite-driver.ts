// better-sqlite3 as a RawDriver: prepared statements, one writer, transactions that nest as savepoints.

import type Database from 'better-sqlite3';
import type { RawDriver } from '../store/sql.ts';

export function rawDriver(database: Database.Database): RawDriver {
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');
  const rollback = database.prepare('rollback');
  const savepoint = database.prepare('savepoint part');
  const release = database.prepare('release part');
  const rollbackTo = database.prepare('rollback to part');

  return {
    prepare(sql) {
      const prepared = database.prepare(sql);
      const { reader } = prepared;
      return {
        all(params) {
          if (reader) return prepared.all(params);
          prepared.run(params);
          return [];
        },
        run(params) {
          if (reader) prepared.all(params);
          else prepared.run(params);
        },
      };
    },
    atomically(work) {
      const nested = database.inTransaction;
      (nested ? savepoint : begin).run();
      try {
        const value = work();
        (nested ? release : commit).run();
        return value;
      } catch (error) {
        // A full disk may have rolled the transaction back already.
        if (database.inTransaction) {
          if (nested) {
            rollbackTo.run();
            release.run();
          } else rollback.run();
        }
        throw error;
      }
    },
  };
}

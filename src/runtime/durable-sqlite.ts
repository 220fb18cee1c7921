// A Durable Object's SQLite as a RawDriver. The object caches prepared statements by their text, so preparing is free;
// transactions nest, and are durable before anything leaves the object (output gate).

import type { Commit } from '../store/group-commit.ts';
import type { RawDriver } from '../store/sql.ts';

/** Bound parameters allowed per statement; a longer one would only fail in production. */
const MOST_PARAMS = 100;

type Storage = Pick<DurableObjectStorage, 'sql' | 'transactionSync'>;

/** What `exec` accepts: no Uint8Array, no boolean, no undefined. Anything else is a bug and throws. */
function bindable(value: unknown): SqlStorageValue {
  if (value instanceof Uint8Array) return value.slice().buffer;
  return value as SqlStorageValue;
}

/** More than 100 parameters in a statement is refused there, so it throws here too: a bug. */
export function durableSqlite(storage: Storage): RawDriver {
  const rows = (sql: string, params: readonly unknown[]): unknown[] => {
    if (params.length > MOST_PARAMS) throw new Error(`${params.length} parameters in one statement: ${sql}`);
    return storage.sql.exec(sql, ...params.map(bindable)).toArray();
  };
  return {
    prepare(sql) {
      return {
        all: (params) => rows(sql, params),
        get: (params) => rows(sql, params)[0],
        run: (params) => void rows(sql, params),
        insert: (params) => (rows(`${sql} returning rowid as id`, params)[0] as { id: number } | undefined)?.id,
      };
    },
    atomically: (work) => storage.transactionSync(work),
  };
}

/** Resolves once the work is on disk, replicas included. Not grouped: an object's writes coalesce by themselves. */
export const durableCommit =
  (driver: RawDriver, storage: Pick<DurableObjectStorage, 'sync'>): Commit =>
  async (work) => {
    const value = driver.atomically(work);
    await storage.sync();
    return value;
  };

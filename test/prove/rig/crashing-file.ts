// A database file and its driver with a name before every write, before every commit and after it. The name is the path taken
// so far inside the transaction, for instance "insert events > update inbox: before commit".

import Database from 'better-sqlite3';
import { rawDriver } from '../../../src/runtime/sqlite-driver.ts';
import { openSqliteFile } from '../../../src/runtime/sqlite-file.ts';
import type { RawDriver } from '../../../src/store/sql.ts';

export type Boundary = (name: string) => void;

const WRITES =
  /^\s*(insert(?: or \w+)? into|update|delete from|create \w+(?: \w+)?|alter table|commit|begin)\s*(?:if not exists )?["`]?(\w*)/i;

/** The write a statement is: verb, table, and for an update its columns, which tell "mark sending" from "settle". */
function writeOf(sql: string): string | undefined {
  const [, verb, table] = WRITES.exec(sql) ?? [];
  if (verb === undefined) return undefined;
  const [, assignments = ''] = /^\s*update .*? set (.*?)(?: where |$)/is.exec(sql) ?? [];
  const columns = [...assignments.matchAll(/"(\w+)" = /g)].map(([, column]) => column);
  const what = columns.length === 0 ? '' : ` ${columns.join(',')}`;
  return `${verb.split(' ')[0]} ${table}${what}`.toLowerCase().trim();
}

/** A path in one line: how it began, how long it is, where it is now. */
const nameOf = (path: readonly string[]): string =>
  path.length < 3 ? path.join(' > ') : `${path[0]} +${path.length - 2} > ${path.at(-1)}`;

/** `driver` may be used once `open` was called. */
export function crashingFile(boundary: Boundary): { open: typeof openSqliteFile; driver: RawDriver } {
  let real: RawDriver | undefined;
  const driver = (): RawDriver => {
    if (real === undefined) throw new Error('the file is not open');
    return real;
  };
  let depth = 0;
  let path: string[] = [];
  let closed: string[] = [];
  return {
    open(file, migrations) {
      const restore = nameMigrations(boundary);
      const opened = openSqliteFile(file, migrations);
      restore();
      real = rawDriver(opened.database);
      return opened;
    },
    driver: {
      prepare(sql) {
        const prepared = driver().prepare(sql);
        const write = writeOf(sql);
        if (write === undefined) return prepared;
        const entering = (): void => {
          path.push(write);
          boundary(`${nameOf(path)}: before this write`);
        };
        return {
          all(params) {
            entering();
            return prepared.all(params);
          },
          get(params) {
            entering();
            return prepared.get(params);
          },
          run(params) {
            entering();
            prepared.run(params);
          },
          insert(params) {
            entering();
            return prepared.insert(params);
          },
        };
      },
      atomically(work) {
        depth += 1;
        // A job of a group has its own path, whatever else the group commits.
        path = [];
        if (depth === 1) closed = [];
        try {
          const value = driver().atomically(() => {
            const done = work();
            if (path.length > 0) closed.push(nameOf(path));
            path = [];
            if (depth === 1) for (const job of closed) boundary(`${job}: before commit`);
            return done;
          });
          if (depth === 1) for (const job of closed) boundary(`${job}: committed`);
          return value;
        } finally {
          depth -= 1;
        }
      },
    },
  };
}

/** Names what opening and migrating runs, until the returned function is called. */
function nameMigrations(boundary: Boundary): () => void {
  const { prepare } = Database.prototype;
  let step = 0;
  Database.prototype.prepare = function named(this: Database.Database, sql: string) {
    const write = writeOf(sql);
    if (write !== undefined) {
      step += 1;
      boundary(`migration step ${step}, ${write}: before`);
    }
    return prepare.call(this, sql);
  } as typeof prepare;
  return () => {
    boundary('migration: committed');
    Database.prototype.prepare = prepare;
  };
}

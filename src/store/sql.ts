// What the repositories need from a database. better-sqlite3 and a Durable Object's SQLite differ only below this
// interface: runtime/ provides a RawDriver of two methods for each.

import type { Statement } from './statement.ts';

export type Prepared = {
  all(params: readonly unknown[]): unknown[];
  /** The first row; undefined when there is none. */
  get(params: readonly unknown[]): unknown;
  run(params: readonly unknown[]): void;
  /** Of an INSERT without RETURNING: the id of its row, undefined when a conflict kept it out. */
  insert(params: readonly unknown[]): number | undefined;
};

/** Provided by the runtime. `atomically` is synchronous, rolls back on a throw, and nests. */
export type RawDriver = { prepare(sql: string): Prepared; atomically<T>(work: () => T): T };

export interface Sql {
  all<Args extends object, Row>(statement: Statement<Args, Row>, args: Args): Row[];
  get<Args extends object, Row>(statement: Statement<Args, Row>, args: Args): Row | undefined;
  run<Args extends object, Row>(statement: Statement<Args, Row>, args: Args): void;
  /** The id of the inserted row, undefined when `on conflict do nothing` kept it out. RETURNING takes as long as the insert. */
  insert<Args extends object, Id extends number>(statement: Statement<Args, { id: Id }>, args: Args): Id | undefined;
  atomically<T>(work: () => T): T;
}

/** Prepares each statement once per database and binds its arguments by name. */
export function sqlOver(driver: RawDriver): Sql {
  const ready = new Map<object, { prepared: Prepared; bind: (args: object) => unknown[] }>();

  function prepare<Args extends object, Row>(statement: Statement<Args, Row>) {
    let entry = ready.get(statement);
    if (entry === undefined) {
      const { sql, bindings } = statement.compiled();
      const bind = (args: object) => {
        const named = args as Record<string, unknown>;
        const params = new Array<unknown>(bindings.length);
        for (let i = 0; i < bindings.length; i++) {
          const binding = bindings[i];
          if (binding !== undefined) params[i] = 'arg' in binding ? named[binding.arg] : binding.constant;
        }
        return params;
      };
      entry = { prepared: driver.prepare(sql), bind };
      ready.set(statement, entry);
    }
    return entry;
  }

  return {
    all<Args extends object, Row>(statement: Statement<Args, Row>, args: Args): Row[] {
      const { prepared, bind } = prepare(statement);
      return prepared.all(bind(args)) as Row[];
    },
    get<Args extends object, Row>(statement: Statement<Args, Row>, args: Args): Row | undefined {
      const { prepared, bind } = prepare(statement);
      return prepared.get(bind(args)) as Row | undefined;
    },
    run(statement, args) {
      const { prepared, bind } = prepare(statement);
      prepared.run(bind(args));
    },
    insert<Args extends object, Id extends number>(statement: Statement<Args, { id: Id }>, args: Args): Id | undefined {
      const { prepared, bind } = prepare(statement);
      return prepared.insert(bind(args)) as Id | undefined;
    },
    atomically: (work) => driver.atomically(work),
  };
}

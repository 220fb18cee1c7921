// Drizzle writes the SQL, once per process and statement; the driver runs it prepared. Building a query per call is 17 to
// 20 times slower than running a prepared one, and drizzle's own .prepare() still costs 1.6 times (PERFORMANCE.md section 2).

import { Column, is, Param, Placeholder, SQL, sql } from 'drizzle-orm';
import { BaseSQLiteDatabase, SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';

type Builder = BaseSQLiteDatabase<'sync', void, Record<string, never>>;

type Built = { toSQL(): { sql: string; params: unknown[] }; all(): unknown };

type RowOf<Q extends Built> = ReturnType<Q['all']> extends readonly (infer Row)[] ? Row : never;

/** Where each `?` takes its value from: an argument of the call, or a constant of the statement. */
type Binding = { readonly arg: string } | { readonly constant: unknown };

export type Compiled = { readonly sql: string; readonly bindings: readonly Binding[] };

/** Compiled at first use. `Row` is what the driver hands back as it is: columns are named as their keys. */
export type Statement<Args, Row> = { readonly compiled: () => Compiled; readonly __args?: Args; readonly __row?: Row };

// A database without a session can write SQL but never run it.
const builder: Builder = new BaseSQLiteDatabase('sync', new SQLiteSyncDialect(), undefined as never, undefined);

function bindingOf(param: unknown): Binding {
  const inner = is(param, Param) ? param.value : param;
  return is(inner, Placeholder) ? { arg: inner.name } : { constant: inner };
}

/**
 * SQLite looks at the value behind a bare `?` when it weighs plans for ORDER BY, min() or LIMIT, and then compiles the statement
 * again at every call: 8 to 12 us instead of 1.2 to 1.6. Behind a plus it cannot look. Our SQL has no `?` inside quotes.
 */
const unpeeked = (sql: string): string => sql.replaceAll('?', '+?');

/** Rows come back under the names in the SQL: a field called otherwise would read as undefined, so it is a bug at once. */
function assertNamedAsSelected(built: object): void {
  const { _: shape } = built as { readonly _?: { readonly selectedFields?: Record<string, unknown> } };
  for (const [key, field] of Object.entries(shape?.selectedFields ?? {})) {
    const name = is(field, Column) ? field.name : is(field, SQL.Aliased) ? field.fieldAlias : undefined;
    if (name !== key) throw new Error(`"${key}" is selected as "${name}": give it that alias`);
  }
}

/** A named argument of a statement; takes the type of the column it stands for. */
export const arg = <T>(name: string): T => sql.placeholder(name) as unknown as T;

/** `statement<{ id: ItemId }>()((db) => db.select().from(items).where(eq(items.id, arg('id'))))` */
export const statement =
  <Args extends object>() =>
  <Q extends Built>(build: (db: Builder) => Q): Statement<Args, RowOf<Q>> => {
    let compiled: Compiled | undefined;
    return {
      compiled: () => {
        if (compiled === undefined) {
          const built = build(builder);
          assertNamedAsSelected(built);
          const { sql, params } = built.toSQL();
          compiled = { sql: unpeeked(sql), bindings: params.map(bindingOf) };
        }
        return compiled;
      },
    };
  };

/** For what drizzle has no words for (FTS5): `?` take the named arguments in order. */
export const rawStatement = <Args extends object, Row>(
  sql: string,
  args: readonly (keyof Args & string)[],
): Statement<Args, Row> => {
  const compiled: Compiled = { sql, bindings: args.map((arg) => ({ arg })) };
  return { compiled: () => compiled };
};

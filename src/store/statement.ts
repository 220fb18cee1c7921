// Drizzle compiles each statement to SQL once per process; the driver runs it prepared. Building a query per call is 17
// to 20 times slower than running a prepared one, and drizzle's own .prepare() still costs 1.6 times (PERFORMANCE.md
// section 2).

import { BaseSQLiteDatabase, Column, is, Param, Placeholder, SQL, SQLiteSyncDialect, sql } from '../../db/drizzle.ts';

type Builder = BaseSQLiteDatabase<'sync', void, Record<string, never>>;

type Built = { toSQL(): { sql: string; params: unknown[] }; all(): unknown };

type RowOf<Q extends Built> = ReturnType<Q['all']> extends readonly (infer Row)[] ? Row : never;

/** The value of each `?`: a named argument of the call, or a constant of the statement. */
type Binding = { readonly arg: string } | { readonly constant: unknown };

export type Compiled = { readonly sql: string; readonly bindings: readonly Binding[] };

/** Compiled on first use. `Row` is the driver's raw row, so columns must be named like their keys. */
export type Statement<Args, Row> = { readonly compiled: () => Compiled; readonly __args?: Args; readonly __row?: Row };

// A drizzle database without a session can compile SQL but not run it.
const builder: Builder = new BaseSQLiteDatabase('sync', new SQLiteSyncDialect(), undefined as never, undefined);

function bindingOf(param: unknown): Binding {
  const inner = is(param, Param) ? param.value : param;
  return is(inner, Placeholder) ? { arg: inner.name } : { constant: inner };
}

/**
 * SQLite inspects the value bound to a bare `?` when it plans ORDER BY, min() or LIMIT, and then recompiles the
 * statement on every call: 8 to 12 us instead of 1.2 to 1.6. A unary plus prevents that. Our SQL has no `?` inside
 * quotes.
 */
const unpeeked = (sql: string): string => sql.replaceAll('?', '+?');

/** Rows have the column names of the SQL; a field with another name would silently be undefined, so it throws. */
function assertNamedAsSelected(built: object): void {
  const { _: shape } = built as { readonly _?: { readonly selectedFields?: Record<string, unknown> } };
  for (const [key, field] of Object.entries(shape?.selectedFields ?? {})) {
    const name = is(field, Column) ? field.name : is(field, SQL.Aliased) ? field.fieldAlias : undefined;
    if (name !== key) throw new Error(`"${key}" is selected as "${name}": give it that alias`);
  }
}

/** A named argument, typed like the column it is compared with. */
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

/** For SQL drizzle cannot express (FTS5): each `?` takes the next named argument. */
export const rawStatement = <Args extends object, Row>(
  sql: string,
  args: readonly (keyof Args & string)[],
): Statement<Args, Row> => {
  const compiled: Compiled = { sql, bindings: args.map((arg) => ({ arg })) };
  return { compiled: () => compiled };
};

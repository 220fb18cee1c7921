// What the schema and the store use of drizzle, imported in one place: its package.json is 180 KB, and Node parses it
// again for each file that imports from it, 64 of them (2 ms each of a start from the sources).

export {
  and,
  asc,
  Column,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  is,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  Param,
  Placeholder,
  SQL,
  sql,
} from 'drizzle-orm';
export {
  BaseSQLiteDatabase,
  blob,
  index,
  integer,
  primaryKey,
  real,
  SQLiteSyncDialect,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

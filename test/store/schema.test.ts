// db/schema.sql is written from the migrations (`npm run db:generate`) and must not fall behind them.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { schemaOf } from '../../db/schema-of.ts';
import { openSqliteFile } from '../../src/runtime/sqlite-file.ts';

const inDb = (name: string): string => fileURLToPath(new URL(`../../db/${name}`, import.meta.url));
const written = readFileSync(inDb('schema.sql'), 'utf8');

test('the schema is what the migrations leave', () => {
  const { database, close } = openSqliteFile(':memory:', inDb('migrations'));
  expect(written).toBe(schemaOf(database));
  close();
});

// sqlite_sequence has a row of zero for a table that was rebuilt, which says what no row says.
test('and makes a database with the same schema and the same settings of the search index, and no rows', () => {
  const { database: grown, close } = openSqliteFile(':memory:', inDb('migrations'));
  const made = new Database(':memory:');
  made.exec(written);
  expect(schemaOf(made)).toBe(written);
  const rowsOf = (database: Database.Database): Record<string, unknown[]> =>
    Object.fromEntries(
      database
        .prepare<[], string>(
          `select name from sqlite_schema where type = 'table' and name not in ('__drizzle_migrations', 'sqlite_sequence') order by name`,
        )
        .pluck()
        .all()
        .map((name) => [name, database.prepare(`select * from "${name}"`).all()]),
    );
  expect(rowsOf(made)).toEqual(rowsOf(grown));
  made.close();
  close();
});

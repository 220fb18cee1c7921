// A table that holds something of a person must go with them: when they ask to be erased, and when their account moves to another object.
// Both list the tables by hand, and a new one would be missed without a word.

import { readFileSync } from 'node:fs';
import { getTableColumns, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, it } from 'vitest';

const schema = import.meta.glob<Record<string, unknown>>('../../db/schema/*.ts', { eager: true });
const source = (path: string): string => readFileSync(new URL(`../../src/store/${path}`, import.meta.url), 'utf8');

/** Columns that tie a row to somebody. */
const OWNERS = new Set(['account', 'conversation', 'person']);

const personal = Object.values(schema)
  .flatMap((tables) => Object.entries(tables))
  .filter(([, table]) => is(table, SQLiteTable) && Object.keys(getTableColumns(table)).some((name) => OWNERS.has(name)))
  .map(([name]) => name);

it('finds the tables', () => expect(personal.length).toBeGreaterThan(20));

it.each([
  ['erase.ts', []],
  // That an account was erased is noted in its own database, and nothing of the person with it.
  ['account-transfer.ts', ['erasures']],
])('%s knows every table that is somebody’s', (file, except: readonly string[]) => {
  const said = source(file);
  expect(personal.filter((name) => !except.includes(name) && !new RegExp(`\\b${name}\\b`).test(said))).toEqual([]);
});

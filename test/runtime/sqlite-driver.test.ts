// No room in the middle of a group: SQLite may roll the whole transaction back, and nobody in the group may believe otherwise.

import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { StoreFailure } from '../../src/domain/store-failure.ts';
import { rawDriver } from '../../src/runtime/sqlite-driver.ts';

test('a part after the one that found no room is not stored by itself', () => {
  const database = new Database(':memory:');
  database.exec('create table notes (text)');
  const driver = rawDriver(database);
  const insert = driver.prepare('insert into notes values (?)');
  database.pragma(`max_page_count = ${Number(database.pragma('page_count', { simple: true })) + 1}`);
  const failures: unknown[] = [];
  const part = (text: string): void => {
    try {
      driver.atomically(() => insert.run([text]));
    } catch (error) {
      failures.push(error);
    }
  };
  expect(() =>
    driver.atomically(() => {
      part('small');
      part('x'.repeat(100_000));
      part('after');
    }),
  ).toThrow(StoreFailure);
  expect(failures.every((error) => error instanceof StoreFailure)).toBe(true);
  expect(driver.prepare('select count(*) as n from notes').all([])).toEqual([{ n: 0 }]);
});

test('an error of the work itself stays what it is', () => {
  const driver = rawDriver(new Database(':memory:'));
  expect(() =>
    driver.atomically(() => {
      throw new RangeError('mine');
    }),
  ).toThrow(RangeError);
});

// The log is lengthened under SQLite's feet: whatever it holds at any moment must still be read back, and nothing else.

import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkpointWhenIdle } from '../../src/runtime/idle-checkpoint.ts';
import { LOG_ROOM, lengthenLog } from '../../src/runtime/log-room.ts';
import { rawDriver } from '../../src/runtime/sqlite-driver.ts';

const folder = mkdtempSync(join(tmpdir(), 'room-'));
afterAll(() => rmSync(folder, { recursive: true }));

let created = 0;
const nextFile = (): string => {
  created += 1;
  return join(folder, `${created}.db`);
};

const create = (): Database.Database => {
  const database = new Database(nextFile());
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('create table notes (text)');
  return database;
};

/** What a process finds that starts after this one died now. */
const afterDeath = (database: Database.Database): unknown[] => {
  const copy = nextFile();
  for (const end of ['', '-wal']) cpSync(database.name + end, copy + end);
  const found = new Database(copy);
  try {
    expect(found.pragma('integrity_check', { simple: true })).toBe('ok');
    return found.prepare('select text from notes order by rowid').pluck().all();
  } finally {
    found.close();
    for (const end of ['', '-wal', '-shm']) rmSync(copy + end, { force: true });
  }
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('whatever order commits, checkpoints and new room come in, all that was committed is found', () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ say: fc.string({ maxLength: 9_000 }) }) },
    fc.constantFrom('room', 'passive', 'truncate'),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 24 }), (steps) => {
      const database = create();
      const insert = database.prepare('insert into notes values (?)');
      const said: string[] = [];
      for (const each of steps) {
        if (each === 'room') lengthenLog(database.name);
        else if (typeof each === 'string') database.pragma(`wal_checkpoint(${each})`);
        else {
          insert.run(each.say);
          said.push(each.say);
        }
        expect(afterDeath(database)).toEqual(said);
      }
      database.close();
    }),
    { numRuns: 25 },
  );
});

test('zeros over what was committed would be noticed', () => {
  const database = create();
  database.prepare('insert into notes values (?)').run('mine');
  const log = `${database.name}-wal`;
  writeFileSync(log, readFileSync(log).fill(0, 32), { flag: 'r+' });
  expect(() => afterDeath(database)).toThrow();
  database.close();
});

test('room is made step by step once nobody writes, and again after an erasure emptied the log', () => {
  const database = create();
  const failures: unknown[] = [];
  const checkpoint = checkpointWhenIdle(database, rawDriver(database), (error) => failures.push(error));
  const log = (): number => statSync(`${database.name}-wal`).size;
  const write = (): void =>
    checkpoint.driver.atomically(() => {
      database.exec(`insert into notes values ('a')`);
    });
  write();
  const before = log();
  vi.advanceTimersByTime(250);
  expect(log()).toBe(before);
  vi.advanceTimersByTime(60_000);
  expect(log()).toBeGreaterThanOrEqual(LOG_ROOM);
  expect(log()).toBeLessThan(LOG_ROOM + 2 * 1024 * 1024);

  checkpoint.emptySoon();
  vi.advanceTimersByTime(250);
  expect(log()).toBeLessThan(LOG_ROOM / 2);
  vi.advanceTimersByTime(60_000);
  expect(log()).toBeGreaterThanOrEqual(LOG_ROOM);
  expect(failures).toEqual([]);
  checkpoint.close();
  database.close();
});

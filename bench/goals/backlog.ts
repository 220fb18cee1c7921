// G6: a morning after an outage. Many people wait; the product answers them at FULL with commits shared by everybody, the
// baseline by hand with one durable transaction per turn.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { checkpointWhenIdle } from '../../src/runtime/idle-checkpoint.ts';
import { interleave, ratioOf } from '../measure/interleave.ts';
import { median } from '../measure/median.ts';
import { openHouse } from '../turns/house.ts';
import { messageOf } from '../turns/people.ts';
import { rawTurns } from '../turns/raw-player.ts';
import { recorder, type Step } from '../turns/recording.ts';
import { think } from '../turns/thinking.ts';
import { buildVillage, copyInMemory, copyOnDisk, type Village } from '../turns/village.ts';
import { atLeast, type Bench, type BenchOptions, type Verdict } from '../verdict.ts';

const PEOPLE = 1000;

type Run = (database: Database.Database) => Promise<void> | void;

/** Turns per second of one run on a fresh copy. */
async function timed(village: Village, path: string, run: Run): Promise<number> {
  const database = copyOnDisk(village, path);
  globalThis.gc?.();
  const started = performance.now();
  await run(database);
  const perSecond = (PEOPLE * 1000) / (performance.now() - started);
  const { left } = database.prepare("select count(*) as left from inbox where status <> 'done'").get() as {
    left: number;
  };
  database.close();
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
  if (left > 0) throw new Error(`${left} messages were not answered`);
  return perSecond;
}

async function recorded({ accounts, ...village }: Village): Promise<readonly (readonly Step[])[]> {
  const { wrap, take } = recorder();
  const house = openHouse(copyInMemory({ accounts, ...village }), wrap);
  const turns: (readonly Step[])[] = [];
  for (const account of accounts) {
    await house.answer(account);
    turns.push(take());
  }
  return turns;
}

async function run({ rounds, folder, say }: BenchOptions): Promise<readonly Verdict[]> {
  const village = await buildVillage(PEOPLE, 1);
  const turns = await recorded(village);
  const path = join(folder, 'backlog.db');
  const product: Run = async (database) => {
    let close = (): void => {};
    const house = openHouse(database, (driver) => {
      const checkpoint = checkpointWhenIdle(database, driver, fail);
      close = checkpoint.close;
      return checkpoint.driver;
    });
    await Promise.all(village.accounts.map((account) => house.answer(account)));
    close();
  };
  const hand: Run = (database) => {
    const calls = rawTurns(database, turns, { json: true, together: true });
    for (const [person, call] of calls.entries()) {
      think(messageOf(person, 3 * PEOPLE + person));
      call();
    }
  };
  // The most any sharing could bring: the same work by hand with no disk below it.
  const ceiling = (): number => {
    const database = copyInMemory(village);
    const started = performance.now();
    hand(database);
    const perSecond = (PEOPLE * 1000) / (performance.now() - started);
    database.close();
    return perSecond;
  };
  say(`backlog of ${PEOPLE} people at FULL`);
  const samples = await interleave(rounds, {
    product: () => timed(village, path, product),
    hand: () => timed(village, path, hand),
    ceiling,
  });
  const rate = (perSecond: readonly number[]): string => `${median(perSecond).toFixed(0)} turns/s`;
  return [
    {
      goal: 'G6',
      what: 'backlog at FULL / one transaction per turn',
      ...atLeast(
        ratioOf(samples.product, samples.hand, (perSecond) => perSecond),
        4,
      ),
      how: `product ${rate(samples.product)}; by hand, the same statements and thinking, ${rate(samples.hand)}`,
      why: `the sync is shared away and what is left is thinking and SQL, which both pay: by hand with no disk at all it would be ${ratioOf(samples.ceiling, samples.hand, (perSecond) => perSecond).toFixed(2)}x`,
    },
  ];
}

function fail(): never {
  throw new Error('not for this');
}

export const backlog: Bench = { goals: ['G6'], run };

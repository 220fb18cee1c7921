// G7: the slow turns. One turn after the other without a pause, the worst case for a checkpoint that waits for quiet; at FULL,
// which is how the product runs, and at NORMAL, where the sync no longer hides what else is slow.

import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkpointWhenIdle } from '../../src/runtime/idle-checkpoint.ts';
import { percentile } from '../measure/median.ts';
import { openHouse } from '../turns/house.ts';
import { messageOf } from '../turns/people.ts';
import { buildVillage, copyOnDisk, type Village } from '../turns/village.ts';
import { atMost, type Bench, type BenchOptions, type Verdict } from '../verdict.ts';

const PEOPLE = 200;
const TURNS = 6000;
const LARGEST_LOG = 64 * 1024 * 1024;

type Tail = { readonly p50: number; readonly p99: number; readonly p999: number; readonly log: number };

async function measure(village: Village, path: string, synchronous: 'FULL' | 'NORMAL'): Promise<Tail> {
  const database = copyOnDisk(village, path, synchronous);
  let close = (): void => {};
  const house = openHouse(database, (driver) => {
    const checkpoint = checkpointWhenIdle(database, driver, (error) => {
      throw error;
    });
    close = checkpoint.close;
    return checkpoint.driver;
  });
  const taken: number[] = [];
  let log = 0;
  for (let i = 0; i < TURNS; i++) {
    const account = village.accounts[i % PEOPLE];
    await house.accept(messageOf(i % PEOPLE, 2 * PEOPLE + 1 + i));
    const started = performance.now();
    if (account !== undefined) await house.answer(account);
    taken.push(performance.now() - started);
    if (i % 100 === 0) log = Math.max(log, statSync(`${path}-wal`).size);
  }
  close();
  database.close();
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
  return { p50: percentile(taken, 0.5), p99: percentile(taken, 0.99), p999: percentile(taken, 0.999), log };
}

function verdictsOf(mode: string, { p50, p99, p999, log }: Tail): Verdict[] {
  const how = `${TURNS} turns without a pause: p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(2)}, p99.9 ${p999.toFixed(2)} ms`;
  const why = 'the slowest syncs and whoever shares the cores; a checkpoint falls into fewer than 1 turn in 1000';
  return [
    { goal: `G7 ${mode}`, what: 'turn p99 / p50', ...atMost(p99 / p50, 5), how, why },
    { goal: `G7 ${mode}`, what: 'turn p99.9 / p50', ...atMost(p999 / p50, 50), how, why },
    {
      goal: `G7 ${mode}`,
      what: 'largest write-ahead log',
      target: '<= 64 MB',
      value: `${(log / 1024 / 1024).toFixed(0)} MB`,
      holds: log <= LARGEST_LOG,
      how: 'file size, looked at every 100 turns',
    },
  ];
}

async function run({ folder, say }: BenchOptions): Promise<readonly Verdict[]> {
  const village = await buildVillage(PEOPLE);
  const verdicts: Verdict[] = [];
  for (const mode of ['NORMAL', 'FULL'] as const) {
    say(`${TURNS} turns at ${mode}`);
    verdicts.push(...verdictsOf(mode, await measure(village, join(folder, 'tail.db'), mode)));
  }
  return verdicts;
}

export const tail: Bench = { goals: ['G7'], run };

// G5: what the product's own layers cost: one whole turn, from a message accepted to its answer queued, in memory, against
// the same thinking and the same statements called by hand on raw better-sqlite3.

import { interleave, type Rounds, ratioOf } from '../measure/interleave.ts';
import { median } from '../measure/median.ts';
import { openHouse } from '../turns/house.ts';
import { messageOf } from '../turns/people.ts';
import { rawTurns } from '../turns/raw-player.ts';
import { recorder, type Step } from '../turns/recording.ts';
import { think } from '../turns/thinking.ts';
import { buildVillage, copyInMemory, type Village } from '../turns/village.ts';
import { atLeast, type Bench, type BenchOptions, type Verdict } from '../verdict.ts';

const PEOPLE = 100;
const TURNS = 2000;

// Messages 1 to 2 x PEOPLE made the village.
const messages = Array.from({ length: TURNS }, (_, i) => messageOf(i % PEOPLE, 2 * PEOPLE + 1 + i));

/** Turns per second of CPU time: nothing here waits for a disk, and a busy neighbour does not count. */
async function timed(turns: () => Promise<void> | void): Promise<number> {
  globalThis.gc?.();
  const before = process.cpuUsage();
  await turns();
  const { user, system } = process.cpuUsage(before);
  return (TURNS * 1e6) / (user + system);
}

async function byProduct(village: Village, taken?: (steps: readonly Step[]) => void): Promise<number> {
  const database = copyInMemory(village);
  const { wrap, take } = recorder();
  const house = taken === undefined ? openHouse(database) : openHouse(database, wrap);
  const perSecond = await timed(async () => {
    for (const [i, message] of messages.entries()) {
      await house.accept(message);
      await house.answer(village.accounts[i % PEOPLE] ?? fail());
      taken?.(take());
    }
  });
  database.close();
  return perSecond;
}

async function byHand(village: Village, turns: readonly (readonly Step[])[], thinks: boolean): Promise<number> {
  const database = copyInMemory(village);
  const calls = rawTurns(database, turns, { json: thinks, together: false });
  const perSecond = await timed(() => {
    for (const [i, call] of calls.entries()) {
      const message = messages[i];
      if (thinks && message !== undefined) think(message);
      call();
    }
  });
  database.close();
  return perSecond;
}

function fail(): never {
  throw new Error('a person without an account');
}

async function run({ rounds, say }: BenchOptions): Promise<readonly Verdict[]> {
  const village = await buildVillage(PEOPLE);
  const turns: (readonly Step[])[] = [];
  await byProduct(village, (steps) => turns.push(steps));
  await byHand(village, turns, true);
  say(`turns in memory, ${TURNS} a block`);
  const samples = await interleave(rounds, {
    product: () => byProduct(village),
    hand: () => byHand(village, turns, true),
    sql: () => byHand(village, turns, false),
  });
  return [verdictOf(samples, turns[0] ?? [])];
}

function verdictOf({ product, hand, sql }: Rounds<'product' | 'hand' | 'sql', number>, turn: readonly Step[]): Verdict {
  const micros = (perSecond: readonly number[]): string => `${(1e6 / median(perSecond)).toFixed(0)} us`;
  const statements = turn.filter((step) => typeof step === 'object').length;
  const strict = ratioOf(product, sql, (perSecond) => perSecond);
  return {
    goal: 'G5',
    what: 'whole turn in memory / by hand, turns/s',
    ...atLeast(
      ratioOf(product, hand, (perSecond) => perSecond),
      0.9,
    ),
    how: `product ${micros(product)}, by hand ${micros(hand)} (same thinking, JSON and ${statements} statements); against the bare SQL alone, ${micros(sql)}: ${strict.toFixed(2)}x`,
    why: 'waiting is not it: the three loop turns cost 10 us each and commit alone, with no savepoint. Both run thinking and SQL by turns, which takes 1.6x of what each takes by itself, since each finds the caches full of the other; the product has more code to bring back',
  };
}

export const turn: Bench = { goals: ['G5'], run };

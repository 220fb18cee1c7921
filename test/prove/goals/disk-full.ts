// No more room, in the middle of anything: nothing is acknowledged that is not stored, and when there is room again everything
// goes on by itself, without a restart and without a message lost to a failure that was not its own.

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type Database from 'better-sqlite3';
import { openSqliteFile } from '../../../src/runtime/sqlite-file.ts';
import { type Goal, scaled } from '../goal.ts';
import { audit } from '../rig/audit.ts';
import { chance } from '../rig/chance.ts';
import { type Lab, openLab } from '../rig/lab.ts';
import { type Letter, noteLetter, postingOf } from '../rig/letter.ts';
import { quiet } from '../rig/quiet.ts';
import { openWorld, type World } from '../rig/world.ts';

const NO_LIMIT = 1_073_741_823;
/** The product tries again a second later; the attack has no time for that. */
const HURRY = 100;
/** In messages. Pages in use have room left in them, which the first round fills. */
const A_ROUND = 12;
const UNTIL_FULL = 100;

export const diskFull: Goal = {
  name: 'disk-full',
  promise: 'no room left: 503 and no 200, and with room again it recovers alone',
  async run(attack) {
    const world = await openWorld();
    const luck = chance(attack.seed);
    const path = join(attack.folder, 'full.db');
    let database: Database.Database | undefined;
    const lab = await openLab(path, world, fetch, {
      openFile: (file, migrations) => {
        const opened = openSqliteFile(file, migrations);
        database = opened.database;
        return opened;
      },
      after: (ms, work) => {
        const timer = setTimeout(work, ms / HURRY);
        return () => clearTimeout(timer);
      },
    });
    const room = (pages: number): void => {
      const used = Number(database?.pragma('page_count', { simple: true }));
      database?.pragma(`max_page_count = ${Math.min(NO_LIMIT, used + pages)}`);
    };
    const letters: Letter[] = [];
    const failures: string[] = [];
    const n = scaled(40, attack);
    let refused = 0;
    for (let round = 0; round < n; round += 1) {
      // From none to a handful: the room ends while storing, leasing, answering, or noting how a send ended.
      // The first has none, so that a small share bites as well.
      room(round === 0 ? 0 : luck.below(6));
      const told = await fill(lab, letters, round === 0 ? UNTIL_FULL : A_ROUND);
      refused += told.filter((status) => status === 503).length;
      for (const status of told) if (status !== 200 && status !== 503) failures.push(`answered ${status}`);
      await sleep(30);
      room(NO_LIMIT);
      for (const letter of letters) if (!letter.acked) await deliver(lab, letter);
      if (await quiet(path, 5_000)) continue;
      // What is stuck stays stuck.
      failures.push(`round ${round}: not quiet after there was room again`);
      break;
    }
    if (refused === 0) failures.push('there was always room: the rig does not bite');
    const verdict = audit(path, letters, world);
    failures.push(...verdict.failures);
    await closeAll(lab, world);
    return {
      n,
      failures,
      note: `${letters.length} messages, ${refused} answered 503 and brought again; ${verdict.unknown} replies unknown`,
    };
  },
};

async function deliver(lab: Lab, letter: Letter): Promise<number> {
  const { status } = await lab.request(postingOf(letter));
  if (status === 200) letter.acked = true;
  return status;
}

/** Messages of a few people at once, long enough to need pages of their own. */
async function fill(lab: Lab, letters: Letter[], most: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < most; i += 1) {
    const person = String(570_000_000 + (i % 4));
    const letter = noteLetter('telegram', person, letters.length + 1, 970_000 + letters.length);
    letters.push(letter);
    statuses.push(await deliver(lab, letter));
    // A chat's next message only comes after a 200.
    if (!letter.acked) break;
    if (i % 3 === 0) await sleep(2);
  }
  return statuses;
}

async function closeAll(lab: Lab, world: World): Promise<void> {
  await Promise.race([lab.close(), sleep(2_000)]);
  await world.close();
}

// The power goes: only what was synced survives. Each cut is followed by a start on what is left, which must still hold every
// acknowledged message. The same rig at synchronous=NORMAL has to lose some, or it would prove nothing.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Goal, scaled } from '../goal.ts';
import { compileShim } from '../power-cut/compile.ts';
import { cutPower } from '../power-cut/cut-power.ts';
import { audit } from '../rig/audit.ts';
import { bundle } from '../rig/bundle.ts';
import { chance } from '../rig/chance.ts';
import type { Letter } from '../rig/letter.ts';
import { quiet } from '../rig/quiet.ts';
import { readRows } from '../rig/rows.ts';
import { people, startSenders } from '../rig/senders.ts';
import { startServer } from '../rig/server-process.ts';
import { openWorld } from '../rig/world.ts';

/** Longest wait for a life's first acknowledged message, in ms. */
const PATIENCE = 5_000;

export const powerCut: Goal = {
  name: 'power-cut',
  promise: 'only synced bytes survive: 0 acknowledged lost at FULL, and the same rig loses some at NORMAL',
  async run(attack) {
    const { folder, seed } = attack;
    const cuts = scaled(30, attack);
    const shim = compileShim(folder);
    const full = await bundle('src/runtime/node.ts');
    const normal = await bundle('test/prove/entries/normal-server.ts');
    const [safe, unsafe] = await Promise.all([
      cutAgainAndAgain({ script: full, shim, path: join(folder, 'full.db'), seed, cuts, lane: 0 }),
      cutAgainAndAgain({ script: normal, shim, path: join(folder, 'normal.db'), seed, cuts, lane: 1 }),
    ]);
    const failures = [...safe.failures];
    if (safe.lost > 0) failures.push(`${safe.lost} acknowledged messages lost at FULL`);
    if (unsafe.lost === 0) failures.push('NORMAL lost nothing: the rig does not bite');
    return {
      n: cuts,
      failures,
      note: `FULL: ${safe.lost} of ${safe.acked} acknowledged lost, ${safe.unsynced} unsynced writes taken back; NORMAL: ${unsafe.lost} of ${unsafe.acked} lost`,
    };
  },
};

export type Cuts = {
  readonly script: string;
  readonly shim: string;
  readonly path: string;
  readonly seed: number;
  readonly cuts: number;
  readonly lane: number;
};

/** One database, its power cut `cuts` times at random moments; counts acknowledged messages that are no longer there. */
export async function cutAgainAndAgain({ script, shim, path, seed, cuts, lane }: Cuts) {
  const luck = chance(seed + lane);
  const world = await openWorld();
  const folder = join(path, '..');
  const env = { ...world.env(path), LD_PRELOAD: shim, POWER_CUT_FOLDER: folder };
  let base: string | undefined;
  const senders = startSenders(people(lane, 6, 2), () => base, luck, 10);
  const lost = new Set<string>();
  const failures: string[] = [];
  let unsynced = 0;
  const acknowledged = (): readonly Letter[] => senders.letters.filter((letter) => letter.acked);
  for (let cut = 0; cut < cuts; cut += 1) {
    const server = startServer({ script, folder, env });
    base = await server.ready;
    if (base === undefined) {
      failures.push(`cut ${cut}: does not start again: ${server.output().slice(-300)}`);
      break;
    }
    const before = acknowledged().length;
    // On a busy machine a life could end before it acknowledged anything, and its cut would put nothing at stake.
    for (const until = Date.now() + PATIENCE; acknowledged().length === before && Date.now() < until; ) await sleep(5);
    await sleep(30 + luck.below(300));
    base = undefined;
    await server.kill();
    const acked = acknowledged();
    unsynced += cutPower(path, luck);
    for (const letter of missing(path, acked)) lost.add(letter.mark);
  }
  const last = startServer({ script, folder, env: world.env(path) });
  base = await last.ready;
  await sleep(50);
  await senders.stop();
  if (base !== undefined && !(await quiet(path))) failures.push('never became quiet');
  await last.kill();
  const verdict = audit(path, senders.letters, world);
  await world.close();
  return { lost: lost.size, acked: verdict.acked, unsynced, failures: [...failures, ...verdict.failures] };
}

function missing(path: string, acked: readonly Letter[]): Letter[] {
  if (!existsSync(path)) return [...acked];
  try {
    const kept = new Set(readRows(path).inbox.map(({ nativeId }) => nativeId));
    return acked.filter(({ nativeId }) => !kept.has(nativeId));
  } catch {
    return [...acked];
  }
}

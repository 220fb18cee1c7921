// kill -9 at a random instant, again and again, under a stream of webhooks. The process may die while it starts, stores, answers or
// sends; the two platforms survive it and keep trying.

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Goal, scaled } from '../goal.ts';
import { audit, type Verdict } from '../rig/audit.ts';
import { bundle } from '../rig/bundle.ts';
import { chance } from '../rig/chance.ts';
import { inLanes } from '../rig/in-lanes.ts';
import { quiet } from '../rig/quiet.ts';
import { people, startSenders } from '../rig/senders.ts';
import { type ServerProcess, startServer } from '../rig/server-process.ts';
import { stuckReport } from '../rig/stuck.ts';
import { openWorld } from '../rig/world.ts';

/** Longest life of a server that already listens, or already acknowledged something, in ms. */
const LONGEST_LIFE = 250;
/** Longest wait for a life's first acknowledged message, in ms. */
const PATIENCE = 3_000;

export const kill: Goal = {
  name: 'kill',
  promise: 'kill -9 at any instant: nothing acknowledged is lost, nothing happens twice',
  async run(attack) {
    const cycles = scaled(200, attack);
    const script = await bundle('src/runtime/node.ts');
    const verdicts = await inLanes(attack, cycles, (lane, seed, share) =>
      killAgainAndAgain(script, attack.folder, lane, seed, share),
    );
    const sum = (of: (verdict: Verdict) => number): number => verdicts.reduce((total, one) => total + of(one), 0);
    return {
      n: cycles,
      failures: verdicts.flatMap(({ failures }) => failures),
      note: `${sum((v) => v.acked)} acknowledged, 0 lost is the goal; ${sum((v) => v.unknown)} replies unknown, ${sum((v) => v.missing)} of them missing`,
    };
  },
};

/** One database, killed `cycles` times, then left alone until it is quiet, then audited. */
export async function killAgainAndAgain(
  script: string,
  folder: string,
  lane: number,
  seed: number,
  cycles: number,
): Promise<Verdict> {
  const luck = chance(seed);
  const world = await openWorld();
  const path = join(folder, `kill-${lane}.db`);
  let base: string | undefined;
  const senders = startSenders(people(lane, 6, 2), () => base, luck, 12);
  const acknowledged = (): number => senders.letters.filter((letter) => letter.acked).length;
  const start = (): ServerProcess => startServer({ script, folder, env: world.env(path) });
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const server = start();
    // One in eight dies before it listens: while it opens, migrates, recovers.
    if (luck.below(8) === 0) await Promise.race([sleep(40 + luck.below(300)), server.ready]);
    else {
      base = await server.ready;
      // One in four may die before it took anything in; the others have something to lose.
      const before = acknowledged();
      const until = luck.below(4) > 0 ? Date.now() + PATIENCE : 0;
      while (acknowledged() === before && Date.now() < until) await sleep(5);
      await sleep(luck.below(LONGEST_LIFE));
    }
    base = undefined;
    await server.kill();
  }
  const last = start();
  base = await last.ready;
  await sleep(50);
  await senders.stop();
  const stuck = (await quiet(path)) ? [] : [await stuckReport(path, base, last.output())];
  await last.kill();
  const verdict = audit(path, senders.letters, world);
  await world.close();
  return { ...verdict, failures: [...stuck, ...verdict.failures] };
}

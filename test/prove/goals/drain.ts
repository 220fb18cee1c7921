// SIGTERM under load: the server leaves within ten seconds, by itself, takes nothing in meanwhile, and loses nothing. One life has a
// platform that never answers, so that the deadline is met too.

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Goal, scaled } from '../goal.ts';
import { audit } from '../rig/audit.ts';
import { bundle } from '../rig/bundle.ts';
import { chance } from '../rig/chance.ts';
import { hammer } from '../rig/hammer.ts';
import { type Latecomer, latecomer } from '../rig/latecomer.ts';
import type { Letter } from '../rig/letter.ts';
import { quiet } from '../rig/quiet.ts';
import { people, startSenders } from '../rig/senders.ts';
import { startServer } from '../rig/server-process.ts';
import { openWorld, type World } from '../rig/world.ts';

const DEADLINE_MS = 10_000;
/** With platforms that answer there is nothing to wait for: longer means that it sat out its own deadline. */
const PROMPT_MS = 5_000;
/** Lives before the one with a hanging platform are scaled; that one costs 8 s and is left out of reduced runs. */
const LIVES = 20;
const LATECOMER_EVERY = 3;

export const drain: Goal = {
  name: 'drain',
  promise: 'SIGTERM under load: gone within 10 s, nothing lost, nothing twice',
  async run(attack) {
    const lives = scaled(LIVES, attack);
    const script = await bundle('src/runtime/node.ts');
    const luck = chance(attack.seed);
    const world = await openWorld();
    const path = join(attack.folder, 'drain.db');
    let base: string | undefined;
    const senders = startSenders(people(0, 6, 2), () => base, luck, 8);
    const start = () => startServer({ script, folder: attack.folder, env: world.env(path) });
    const failures: string[] = [];
    const hammered: Letter[] = [];
    let longest = 0;
    for (let life = 0; life < lives; life += 1) {
      const server = start();
      base = await server.ready;
      await sleep(60 + luck.below(200));
      const hanging = attack.scale >= 1 && life === lives - 1;
      if (hanging) {
        world.telegram.fail({ kind: 'hang' });
        await sleep(150);
      }
      // A send that hangs keeps the process while somebody on an open connection tries the door.
      const guest =
        base !== undefined && !hanging && life % LATECOMER_EVERY === 0 ? await lateGuest(world, base) : undefined;
      hammered.push(...(guest?.letters ?? []));
      const asked = performance.now();
      server.signal('SIGTERM');
      const taken = base === undefined ? 0 : hammer(base, server.exited, hammered);
      if ((await guest?.knock()) === 200) failures.push(`life ${life} took what came on an open connection`);
      world.telegram.release();
      const end = await Promise.race([server.exited, sleep(DEADLINE_MS + 2_000, undefined)]);
      const took = performance.now() - asked;
      base = undefined;
      const late = await taken;
      if (late > 0) failures.push(`life ${life} took ${late} requests in after it was told to leave`);
      if (!hanging) longest = Math.max(longest, took);
      if (end === undefined) await server.kill();
      if (end?.code !== 0)
        failures.push(
          `life ${life} ended with ${JSON.stringify(end)} after ${Math.round(took)} ms: ${server.output().slice(-300)}`,
        );
      else if (took > (hanging ? DEADLINE_MS : PROMPT_MS))
        failures.push(`life ${life} took ${Math.round(took)} ms to leave`);
    }
    const last = start();
    base = await last.ready;
    await sleep(50);
    await senders.stop();
    if (!(await quiet(path))) failures.push('never became quiet');
    await last.kill();
    const verdict = audit(path, [...senders.letters, ...hammered], world);
    await world.close();
    return {
      n: lives,
      failures: [...failures, ...verdict.failures],
      note: `${verdict.acked} acknowledged; longest leave ${Math.round(longest)} ms; ${verdict.unknown} replies unknown`,
    };
  },
};

/** Somebody with a request under way, while a reply hangs. */
async function lateGuest({ telegram }: World, base: string): Promise<Latecomer> {
  telegram.fail({ kind: 'hang' });
  while (telegram.hanging() === 0) await sleep(2);
  return latecomer(base);
}

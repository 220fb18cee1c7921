// One server process that kills itself at a named boundary while messages are delivered to it.

import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Play } from './plays.ts';
import { deliverLetter } from './post.ts';
import { quiet } from './quiet.ts';
import { startServer } from './server-process.ts';
import type { World } from './world.ts';

export type Stage = { readonly script: string; readonly folder: string; readonly world: World; readonly path: string };

/** Longest time in which nothing may move, in ms. */
const PATIENCE = 8_000;

/**
 * Tells `plays`, each message until it is acknowledged or the server is dead, then waits until it is dead or has nothing to do.
 * `name` '' = nothing dies. @returns the names passed, whether it died where it was told to, and whether it came to its end instead.
 */
export async function dieAt(
  { script, folder, world, path }: Stage,
  name: string,
  plays: readonly Play[],
): Promise<{
  readonly died: boolean;
  readonly settled: boolean;
  readonly passed: readonly string[];
  readonly output: string;
}> {
  const passed = `${path}.passed-${Math.random()}`;
  const env = { ...world.env(path), RIG_PASSED: passed, RIG_CRASH_AT: name };
  const server = startServer({ script, folder, env });
  let dead = false;
  void server.exited.then(() => {
    dead = true;
  });
  const base = await server.ready;
  let settled = false;
  if (base !== undefined) {
    for (const letter of plays.flatMap(({ letters }) => letters)) {
      const until = Date.now() + PATIENCE;
      while (!letter.acked && !dead && Date.now() < until) {
        if ((await deliverLetter(base, letter)) === undefined) await sleep(5);
      }
    }
    settled = await quiet(path, PATIENCE, () => dead);
    // The last boundary may lie behind the last row.
    for (let i = 0; i < 15 && !dead; i += 1) await sleep(10);
  }
  const end = dead || base === undefined ? await server.exited : undefined;
  await server.kill();
  return {
    settled,
    died: name !== '' && end?.signal === 'SIGKILL',
    passed: readFileSync(passed, 'utf8').trim().split('\n'),
    output: server.output(),
  };
}

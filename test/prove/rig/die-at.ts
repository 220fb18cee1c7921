// One life of a server that is to die at a named boundary, while a play is told to it.

import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Play } from './plays.ts';
import { deliverLetter } from './post.ts';
import { waitingRows } from './rows.ts';
import { startServer } from './server-process.ts';
import type { World } from './world.ts';

export type Stage = { readonly script: string; readonly folder: string; readonly world: World; readonly path: string };

/** Longest time a play may take, in ms. */
const PATIENCE = 8_000;

/**
 * Tells `plays`, each message until it is acknowledged or the server is dead, then waits until it is dead or has nothing to do.
 * `name` '' = nothing dies. @returns the names passed, and whether it died where it was told to.
 */
export async function dieAt(
  { script, folder, world, path }: Stage,
  name: string,
  plays: readonly Play[],
): Promise<{ readonly died: boolean; readonly passed: readonly string[]; readonly output: string }> {
  const passed = `${path}.passed-${Math.random()}`;
  const env = { ...world.env(path), RIG_PASSED: passed, RIG_CRASH_AT: name };
  const server = startServer({ script, folder, env });
  let dead = false;
  void server.exited.then(() => {
    dead = true;
  });
  const base = await server.ready;
  const until = Date.now() + PATIENCE;
  if (base !== undefined) {
    for (const letter of plays.flatMap(({ letters }) => letters)) {
      while (!letter.acked && !dead && Date.now() < until) {
        if ((await deliverLetter(base, letter)) === undefined) await sleep(5);
      }
    }
    while (!dead && waitingRows(path) > 0 && Date.now() < until) await sleep(10);
    // The last boundary may lie behind the last row.
    for (let i = 0; i < 15 && !dead; i += 1) await sleep(10);
  }
  const end = dead || base === undefined ? await server.exited : undefined;
  await server.kill();
  return {
    died: name !== '' && end?.signal === 'SIGKILL',
    passed: readFileSync(passed, 'utf8').trim().split('\n'),
    output: server.output(),
  };
}

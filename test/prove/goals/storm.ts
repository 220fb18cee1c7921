// One webhook delivered fifty times at once, over fifty sockets, for forty messages: what platforms do when our 200 gets lost.

import { join } from 'node:path';
import { type Goal, scaled } from '../goal.ts';
import { audit } from '../rig/audit.ts';
import { bundle } from '../rig/bundle.ts';
import { noteLetter } from '../rig/letter.ts';
import { deliverLetter } from '../rig/post.ts';
import { quiet } from '../rig/quiet.ts';
import { startServer } from '../rig/server-process.ts';
import { openWorld } from '../rig/world.ts';

const COPIES = 50;

export const storm: Goal = {
  name: 'storm',
  promise: `${COPIES} parallel copies of one webhook: one effect, one reply`,
  async run(attack) {
    const script = await bundle('src/runtime/node.ts');
    return stormOf(script, attack.folder, scaled(40, attack));
  },
};

/** `ids` different messages, `COPIES` deliveries each, half of them on each channel. */
export async function stormOf(script: string, folder: string, ids: number) {
  const world = await openWorld();
  const path = join(folder, 'storm.db');
  const server = startServer({ script, folder, env: world.env(path) });
  const base = await server.ready;
  if (base === undefined) throw new Error(server.output());
  const letters = Array.from({ length: ids }, (_, i) =>
    i % 2 === 0
      ? noteLetter('telegram', String(540_000_000 + i), 1, 600_000 + i)
      : noteLetter('whatsapp', String(5_511_700_000_000 + i), 1, 600_000 + i),
  );
  const failures: string[] = [];
  for (const letter of letters) {
    const statuses = await Promise.all(Array.from({ length: COPIES }, () => deliverLetter(base, letter)));
    const refused = statuses.filter((status) => status !== 200);
    if (refused.length > 0)
      failures.push(`${letter.mark}: answered ${refused[0] ?? 'nothing'} to ${refused.length} copies`);
  }
  if (!(await quiet(path))) failures.push('never became quiet');
  await server.kill();
  const verdict = audit(path, letters, world);
  await world.close();
  return {
    n: ids * COPIES,
    failures: [...failures, ...verdict.failures],
    note: `${ids} messages, ${ids * COPIES} deliveries, ${verdict.unknown} replies unknown`,
  };
}

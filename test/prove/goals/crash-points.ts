// Every step boundary, one after the other: first a run that only writes their names down, then one death at each. The next start
// recovers what the last one left, so recovery is attacked at each boundary too.

import { join } from 'node:path';
import type { Goal } from '../goal.ts';
import { audit } from '../rig/audit.ts';
import { bundle } from '../rig/bundle.ts';
import { dieAt, type Stage } from '../rig/die-at.ts';
import { PLAYS, type Play, tell } from '../rig/plays.ts';
import { residue } from '../rig/residue.ts';
import { openWorld } from '../rig/world.ts';

const LANES = 2;

export const crashPoints: Goal = {
  name: 'crash-points',
  promise: 'a death at every step boundary: resumed, no partial effect',
  async run({ folder, scale, points = '' }) {
    const script = await bundle('test/prove/entries/crash-server.ts');
    const wanted = new RegExp(points, 'u');
    const all = (await listPoints(script, folder)).filter(({ name }) => wanted.test(name));
    if (all.length === 0) throw new Error(`no crash point is like ${points}`);
    const chosen = scale < 1 ? all.filter((_, i) => i % Math.round(1 / scale) === 0) : all;
    const lanes = Array.from({ length: LANES }, (_, lane) =>
      dieAtEach(
        script,
        folder,
        lane,
        chosen.filter((_, i) => i % LANES === lane),
      ),
    );
    const ended = await Promise.all(lanes);
    const covered = ended.reduce((sum, { died }) => sum + died, 0);
    return {
      n: chosen.length,
      failures: ended.flatMap(({ failures }) => failures),
      note: `${covered} points covered of ${chosen.length}${chosen.length < all.length ? `, chosen from ${all.length}` : ', which are all'}`,
    };
  },
};

type Point = { readonly name: string; readonly play: Play['name'] };

/** The names passed by lives in which nothing dies. */
async function listPoints(script: string, folder: string): Promise<readonly Point[]> {
  const points = new Map<string, Point>();
  for (const [cast, play] of PLAYS.entries()) {
    const world = await openWorld();
    const stage = { script, folder, world, path: join(folder, `list-${play}.db`) };
    const { passed } = await dieAt(stage, '', [tell(play, 90_000 + cast)]);
    for (const name of passed) if (!points.has(name)) points.set(name, { name, play });
    await world.close();
  }
  return [...points.values()];
}

async function dieAtEach(script: string, folder: string, lane: number, points: readonly Point[]) {
  const world = await openWorld();
  const stage: Stage = { script, folder, world, path: join(folder, `crash-${lane}.db`) };
  const failures: string[] = [];
  const told: Play[] = [];
  let died = 0;
  let cast = lane * 10_000;
  for (const { name, play } of points) {
    // Migrations are only run by a file that does not exist yet; everything else by one long history.
    const fresh = name.startsWith('migration');
    const here = fresh ? { ...stage, path: join(folder, `fresh-${lane}-${cast}.db`) } : stage;
    let reached = false;
    for (let attempt = 0; attempt < 2 && !reached; attempt += 1) {
      cast += 1;
      const story = tell(play, cast);
      reached = (await dieAt(here, name, [story])).died;
      if (fresh) failures.push(...(await ending(here, [story])).map((failure) => `${name}: ${failure}`));
      else told.push(story);
    }
    if (reached) died += 1;
    else failures.push(`never reached: ${name}`);
  }
  failures.push(...(await ending(stage, told)));
  await world.close();
  return { died, failures };
}

/** A last life without a death: what is still undelivered is delivered, the server becomes quiet, and all of it is audited. */
async function ending(stage: Stage, told: readonly Play[]): Promise<string[]> {
  await dieAt(stage, '', told);
  const kept = told.filter(({ name }) => name !== 'goodbye').flatMap(({ letters }) => letters);
  const gone = told.filter(({ name }) => name === 'goodbye').flatMap(({ letters }) => letters);
  return [...audit(stage.path, kept, stage.world, gone).failures, ...residue(stage.path, gone)];
}

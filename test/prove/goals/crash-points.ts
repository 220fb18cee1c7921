// Every step boundary, one after the other: first a run that only writes their names down, then one death at each. The next start
// recovers what the last one left, so recovery is attacked at each boundary too.

import { join } from 'node:path';
import type { Goal } from '../goal.ts';
import { audit } from '../rig/audit.ts';
import { bundle } from '../rig/bundle.ts';
import { dieAt, type Stage } from '../rig/die-at.ts';
import { dieMigrating, schemaSize } from '../rig/die-migrating.ts';
import { PLAYS, type Play, tell } from '../rig/plays.ts';
import { residue } from '../rig/residue.ts';
import { openWorld } from '../rig/world.ts';

const LANES = 2;

export const crashPoints: Goal = {
  name: 'crash-points',
  promise: 'a death at every step boundary: resumed, no partial effect',
  async run({ folder, scale, points = '' }) {
    const [script, opener] = await Promise.all([
      bundle('test/prove/entries/crash-server.ts'),
      bundle('test/prove/entries/crash-opener.ts'),
    ]);
    const { points: named, whole, failures: unended } = await listPoints(script, folder);
    const wanted = new RegExp(points, 'u');
    const all = named.filter(({ name }) => wanted.test(name));
    if (all.length === 0) throw new Error(`no crash point is like ${points}`);
    const chosen = scale < 1 ? all.filter((_, i) => i % Math.round(1 / scale) === 0) : all;
    const lanes = Array.from({ length: Math.min(LANES, chosen.length) }, async (_, lane) => {
      const world = await openWorld();
      const stage: Stage = { script, folder, world, path: join(folder, `crash-${lane}.db`) };
      const mine = chosen.filter((_, i) => i % LANES === lane);
      const [early, later] = [mine.filter(isMigration), mine.filter((point) => !isMigration(point))];
      const deaths = [await dieInMigrations(stage, lane, opener, whole, early), await dieAtEach(stage, lane, later)];
      await world.close();
      return deaths;
    });
    const ended = (await Promise.all(lanes)).flat();
    const covered = ended.reduce((sum, { died }) => sum + died, 0);
    return {
      n: chosen.length,
      failures: [...unended, ...ended.flatMap(({ failures }) => failures)],
      note: `${covered} points covered of ${chosen.length}${chosen.length < all.length ? `, chosen from ${all.length}` : ', which are all'}`,
    };
  },
};

type Point = { readonly name: string; readonly play: Play['name'] };

const isMigration = ({ name }: Point): boolean => name.startsWith('migration');

type Listing = { readonly points: readonly Point[]; readonly whole: number; readonly failures: readonly string[] };

/** The names passed by lives in which nothing dies, and what a file holds then. A play without an end fails; its points still count. */
async function listPoints(script: string, folder: string): Promise<Listing> {
  const points = new Map<string, Point>();
  const failures: string[] = [];
  let whole = 0;
  for (const [cast, play] of PLAYS.entries()) {
    const world = await openWorld();
    const stage = { script, folder, world, path: join(folder, `list-${play}.db`) };
    const { passed, settled, output } = await dieAt(stage, '', [tell(play, 90_000 + cast)]);
    if (!settled) failures.push(`the play ${play} did not come to its end: ${output}`);
    for (const name of passed) if (!points.has(name)) points.set(name, { name, play });
    whole = schemaSize(stage.path);
    await world.close();
  }
  return { points: [...points.values()], whole, failures };
}

type Deaths = { readonly died: number; readonly failures: readonly string[] };

/** Each begins on what the one before left, which is nothing until the last one; a whole server then begins on that. */
async function dieInMigrations(
  stage: Stage,
  lane: number,
  opener: string,
  whole: number,
  points: readonly Point[],
): Promise<Deaths> {
  const failures: string[] = [];
  let died = 0;
  let files = 0;
  const fileOf = (n: number): Stage => ({ ...stage, path: join(stage.folder, `fresh-${lane}-${n}.db`) });
  for (const { name } of points) {
    const here = fileOf(files);
    const death = await dieMigrating({ script: opener, folder: here.folder, path: here.path, whole }, name);
    if (death.died) died += 1;
    else failures.push(`never reached: ${name}`);
    if (death.left === 'part') failures.push(`${name}: a part of the migrations stands`);
    if (death.left !== 'nothing') files += 1;
  }
  for (let n = 0; n <= files && points.length > 0; n += 1) {
    const served = await ending(fileOf(n), [tell('single', lane * 10_000 + 5_000 + n)]);
    failures.push(...served.map((failure) => `after the migrations: ${failure}`));
  }
  return { died, failures };
}

async function dieAtEach(stage: Stage, lane: number, points: readonly Point[]): Promise<Deaths> {
  if (points.length === 0) return { died: 0, failures: [] };
  const failures: string[] = [];
  const told: Play[] = [];
  let died = 0;
  let cast = lane * 10_000;
  for (const { name, play } of points) {
    let reached = false;
    for (let attempt = 0; attempt < 2 && !reached; attempt += 1) {
      cast += 1;
      const story = tell(play, cast);
      told.push(story);
      reached = (await dieAt(stage, name, [story])).died;
    }
    if (reached) died += 1;
    else failures.push(`never reached: ${name}`);
  }
  failures.push(...(await ending(stage, told)));
  return { died, failures };
}

/** A last life without a death: what is still undelivered is delivered, the server becomes quiet, and all of it is audited. */
async function ending(stage: Stage, told: readonly Play[]): Promise<string[]> {
  await dieAt(stage, '', told);
  const kept = told.filter(({ name }) => name !== 'goodbye').flatMap(({ letters }) => letters);
  const gone = told.filter(({ name }) => name === 'goodbye').flatMap(({ letters }) => letters);
  return [...audit(stage.path, kept, stage.world, gone).failures, ...residue(stage.path, gone)];
}

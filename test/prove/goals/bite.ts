// A suite that cannot fail proves nothing: known bugs are planted in a copy of the sources, one at a time, and the goal that is there
// for each has to notice.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bugsAtTheDoor } from '../bite/bugs-at-the-door.ts';
import { bugsInSending } from '../bite/bugs-in-sending.ts';
import { bugsInStorage } from '../bite/bugs-in-storage.ts';
import { type PlantedBug, planted } from '../bite/planted-bug.ts';
import type { Attack, Goal } from '../goal.ts';
import { fromRoot, NODE } from '../rig/paths.ts';
import type { Proof } from '../table.ts';

const LANES = 2;
const COPIED = ['src', 'db', 'prompts', 'strategies', 'package.json', 'tsconfig.json', 'test'];

export const bugs: readonly PlantedBug[] = [...bugsInStorage, ...bugsInSending, ...bugsAtTheDoor];

export const bite: Goal = {
  name: 'bite',
  promise: 'each planted bug is caught by the goal that is there for it',
  async run(attack) {
    const chosen = attack.scale < 1 ? bugs.slice(0, Math.max(1, Math.round(bugs.length * attack.scale))) : bugs;
    // All of them before the first: a bug whose place is gone must be looked for anew.
    for (const bug of chosen) planted(readFileSync(fromRoot(bug.file), 'utf8'), bug);
    const verdicts = new Map<PlantedBug, string | undefined>();
    const waiting = [...chosen];
    const lane = async (_: unknown, n: number): Promise<void> => {
      const copy = copyOfTheSources(join(attack.folder, `copy-${n}`));
      for (let bug = waiting.shift(); bug !== undefined; bug = waiting.shift())
        verdicts.set(bug, await caught(bug, copy, attack));
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return {
      n: chosen.length,
      failures: chosen
        .filter((bug) => verdicts.get(bug) === undefined)
        .map(({ name, goal }) => `not caught by ${goal}: ${name}`),
      note: chosen.map((bug) => `${bug.name}: ${bug.goal} (${verdicts.get(bug) ?? 'NOT CAUGHT'})`).join('\n    '),
    };
  },
};

/** One for all bugs of a lane, so that what was compiled for one is there for the next. */
function copyOfTheSources(copy: string): string {
  mkdirSync(copy);
  for (const path of COPIED) cpSync(fromRoot(path), join(copy, path), { recursive: true });
  symlinkSync(fromRoot('node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** What the goal said about the copy with the bug in it; undefined when it did not notice the bug. */
async function caught(bug: PlantedBug, copy: string, { folder, seed }: Attack): Promise<string | undefined> {
  const file = join(copy, bug.file);
  const sound = readFileSync(file, 'utf8');
  writeFileSync(file, planted(sound, bug));
  const points = bug.points === undefined ? [] : ['--points', bug.points];
  const args = [
    'test/prove/prove.ts',
    '--json',
    '--only',
    bug.goal,
    '--n',
    String(bug.scale),
    '--seed',
    String(seed),
    ...points,
  ];
  const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') };
  const child = spawn(NODE, args, { cwd: copy, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const leave = (): void => void child.kill();
  process.once('exit', leave);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await once(child, 'close');
  process.off('exit', leave);
  writeFileSync(file, sound);
  const [proof] = JSON.parse(output) as Proof[];
  const failures = proof?.failures ?? [];
  const broken = failures.find((failure) => failure.startsWith('the rig itself failed'));
  if (broken !== undefined) throw new Error(`${bug.name}: ${broken}`);
  const said = failures.find((failure) => bug.says.test(failure));
  if (said === undefined)
    console.error(`${bug.name}: ${bug.goal} said ${failures.slice(0, 3).join('; ') || 'nothing'}`);
  return said?.slice(0, 90);
}

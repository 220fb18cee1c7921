// One goal attacked, here or in a process of its own, and what came of it.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Attack, Goal } from './goal.ts';
import { fromRoot, NODE } from './rig/paths.ts';
import type { Proof } from './table.ts';

export type Luck = Omit<Attack, 'folder'>;

export async function attacked({ name, promise, run }: Goal, luck: Luck): Promise<Proof> {
  const folder = mkdtempSync(join(tmpdir(), `caderneta-prove-${name}-`));
  const started = performance.now();
  const outcome = await run({ ...luck, folder }).catch((error: unknown) => ({
    n: 0,
    failures: [`the rig itself failed: ${error instanceof Error ? error.stack : String(error)}`],
  }));
  rmSync(folder, { recursive: true, force: true });
  return { goal: name, promise, seed: luck.seed, ms: Math.round(performance.now() - started), ...outcome };
}

/** The same in a child, so that what takes one whole core takes the other one. */
export async function attackedBeside({ name, promise }: Goal, { seed, scale }: Luck): Promise<Proof> {
  const args = [
    '--no-warnings',
    'test/prove/prove.ts',
    '--json',
    '--only',
    name,
    '--n',
    `${scale}`,
    '--seed',
    `${seed}`,
  ];
  const child = spawn(NODE, args, { cwd: fromRoot('.'), stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await once(child, 'close');
  try {
    const [proof] = JSON.parse(output) as Proof[];
    if (proof !== undefined) return proof;
  } catch {
    // Said below.
  }
  return { goal: name, promise, seed, ms: 0, n: 0, failures: [`the child said ${output.slice(0, 200)}`] };
}

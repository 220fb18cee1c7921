// One goal attacked, in a folder of its own, and what came of it.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Attack } from './goal.ts';
import { goals } from './goals.ts';
import type { Proof } from './table.ts';

export type Luck = Omit<Attack, 'folder'>;

/** @throws when there is no goal of that name. */
export async function attacked(goal: string, luck: Luck): Promise<Proof> {
  const loaded = await goals[goal]?.();
  if (loaded === undefined) throw new Error(`no goal is called ${goal}`);
  const { promise, run } = loaded;
  const folder = mkdtempSync(join(tmpdir(), `caderneta-prove-${goal}-`));
  const clear = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clear);
  const started = performance.now();
  const outcome = await run({ ...luck, folder }).catch((error: unknown) => ({
    n: 0,
    failures: [`the rig itself failed: ${error instanceof Error ? error.stack : String(error)}`],
  }));
  process.off('exit', clear);
  clear();
  return { goal, promise, seed: luck.seed, ms: Math.round(performance.now() - started), ...outcome };
}

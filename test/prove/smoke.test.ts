// A small share of every cheap goal with each run of the tests, so that a broken promise is noticed before `npm run prove` is.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { planted } from './bite/planted-bug.ts';
import { bugs } from './goals/bite.ts';
import { goals } from './goals.ts';
import { fromRoot } from './rig/paths.ts';

/** Goal, and its share of the full attack. The power cut needs a C compiler, so it is not part of the tests. */
const SHARES: readonly (readonly [name: string, scale: number])[] = [
  ['kill', 0.01],
  ['mission-kill', 0.05],
  ['schedule-kill', 0.05],
  ['storm', 0.05],
  ['sends', 0.05],
  ['fuzz', 0.005],
  ['signatures', 0.1],
  ['boot', 0.01],
  ['restore', 0.3],
  ['disk-full', 0.1],
  ['drain', 0.03],
];

test.each(SHARES)('%s, a small share', { timeout: 90_000 }, async (name, scale) => {
  const folder = mkdtempSync(join(tmpdir(), 'caderneta-smoke-'));
  const goal = await goals[name]?.();
  // A new seed each time: what fails says how to see it again.
  const seed = Date.now() % 1_000_000;
  try {
    const outcome = await goal?.run({ seed, scale, folder });
    expect(outcome?.failures, `npm run prove -- --only ${name} --n ${scale} --seed ${seed}`).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each(bugs)('there is still a place to plant "$name"', (bug) => {
  expect(planted(readFileSync(fromRoot(bug.file), 'utf8'), bug)).toContain(bug.put);
});

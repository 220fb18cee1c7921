// The table `npm run prove` prints: one line per goal, then what failed, then what is worth knowing.

import type { Outcome } from './goal.ts';

export type Proof = Outcome & {
  readonly goal: string;
  readonly promise: string;
  readonly seed: number;
  readonly ms: number;
};

/** More failures than these are counted, not printed. */
const SHOWN_FAILURES = 10;

const row = (goal: string, n: string, seed: string, failures: string, time: string): string =>
  `${goal.padEnd(13)} ${n.padStart(7)} ${seed.padStart(8)} ${failures.padStart(9)} ${time.padStart(8)}`;

export const tableHead = (seed: number): string =>
  `${row('goal', 'N', 'seed', 'failures', 'time')}   (again: npm run prove -- --seed ${seed})`;

export function proofLine({ goal, promise, n, seed, failures, ms, note }: Proof): string {
  const line = row(goal, String(n), String(seed), String(failures.length), `${(ms / 1000).toFixed(1)} s`);
  const told = failures.slice(0, SHOWN_FAILURES).map((failure) => `    FAILED ${failure}`);
  const more = failures.length > SHOWN_FAILURES ? [`    … and ${failures.length - SHOWN_FAILURES} more`] : [];
  return [`${line}   ${promise}`, ...(note === undefined ? [] : [`    ${note}`]), ...told, ...more].join('\n');
}

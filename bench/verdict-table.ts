// The verdicts as people read them: one line per bar, what it was measured against below it, and why when it falls short.

import type { Verdict } from './verdict.ts';

export function verdictLines({ goal, what, value, target, holds, how, why }: Verdict): string {
  const line = `${goal.padEnd(10)} ${what.padEnd(44)} ${value.padStart(10)} ${target.padStart(11)}   ${holds ? 'yes' : 'NO'}`;
  const below = [how, ...(holds || why === undefined ? [] : [`short: ${why}`])];
  return [line, ...below.map((text) => `             ${text}`)].join('\n');
}

export const tableHead = `${'goal'.padEnd(10)} ${'what'.padEnd(44)} ${'value'.padStart(10)} ${'target'.padStart(11)}   holds`;

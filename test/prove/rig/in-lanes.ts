// The cycles of a goal shared between processes that die side by side, each on a file of its own.

import type { Attack } from '../goal.ts';

/** As many as the machine the figures are of has cores. */
const LANES = 2;

/** @param live one lane: its number, its seed and how many cycles are its share */
export function inLanes<Lane>(
  { seed }: Pick<Attack, 'seed'>,
  cycles: number,
  live: (lane: number, seed: number, share: number) => Promise<Lane>,
): Promise<Lane[]> {
  const share = Math.ceil(cycles / LANES);
  return Promise.all(Array.from({ length: Math.min(LANES, cycles) }, (_, lane) => live(lane, seed + lane, share)));
}

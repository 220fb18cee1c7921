// The random choices of an attack, from one seeded generator.

import { seededRandom } from '../../contract/mutate-json.ts';

export type Chance = {
  /** In [0, 1). */
  readonly next: () => number;
  /** A whole number in [0, below). */
  readonly below: (limit: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
};

export function chance(seed: number): Chance {
  const next = seededRandom(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: <T>(from: readonly T[]): T => {
      const one = from[below(from.length)];
      if (one === undefined) throw new Error('nothing to pick from');
      return one;
    },
  };
}

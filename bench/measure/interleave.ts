// Contestants take turns inside every round, in an order that rotates: a neighbour that takes half the machine for a
// second hits all of them alike, and the ratio within a round survives what absolute figures do not.

import { median } from './median.ts';

export type Rounds<Name extends string, Sample> = Readonly<Record<Name, readonly Sample[]>>;

/** Runs every contestant once per round, one after the other. Contestant order rotates by one each round. */
export async function interleave<Name extends string, Sample>(
  rounds: number,
  contestants: Readonly<Record<Name, (round: number) => Sample | Promise<Sample>>>,
): Promise<Rounds<Name, Sample>> {
  const names = Object.keys(contestants) as Name[];
  const samples = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Sample[]>;
  for (let round = 0; round < rounds; round++) {
    for (let at = 0; at < names.length; at++) {
      const name = names[(at + round) % names.length];
      if (name !== undefined) samples[name].push(await contestants[name](round));
    }
  }
  return samples;
}

/** Median over rounds of ours divided by theirs, both of the same round. */
export function ratioOf<Sample>(
  ours: readonly Sample[],
  theirs: readonly Sample[],
  read: (sample: Sample) => number,
): number {
  return median(
    ours.flatMap((sample, round) => {
      const other = theirs[round];
      return other === undefined ? [] : [read(sample) / read(other)];
    }),
  );
}

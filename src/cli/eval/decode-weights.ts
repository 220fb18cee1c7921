// Decodes learned/weights.ts; the inverse of encode-weights.ts.

import { HASHED, keyOf, readTable } from '../../language/learned/read-table.ts';
import { GUESSER } from '../../language/learned/weights.ts';
import { KINDS, kindOf, type Weighted } from './encode-weights.ts';

/**
 * Each feature with the labels it speaks for and their weights in whole steps.
 * @param names among which are those of the hashed features; one that is in none of the messages is left out.
 */
export function decodeWeights(names: Iterable<string>): {
  labels: readonly string[];
  step: number;
  features: readonly Weighted[];
} {
  const labels = GUESSER.labels.split(' ');
  const table = readTable(GUESSER.table);
  const named = Map.groupBy(names, kindOf);
  const rows = [
    ...table.words.map((word) => KINDS.word + word),
    ...table.stems.map((stem) => KINDS.stem + stem),
    ...HASHED.flatMap((kind, i) => {
      const byKey = new Map(named.get(kind)?.map((name) => [keyOf(name), name]));
      return (table.keys[i] ?? []).map((key) => byKey.get(key));
    }),
  ];
  const features = rows.flatMap((name, row) => {
    const pairs = Array.from(table.labels.subarray(table.starts[row], table.starts[row + 1]), (label, i) => ({
      label,
      level: table.weights[(table.starts[row] ?? 0) + i] ?? 0,
    }));
    return name === undefined ? [] : [{ name, pairs }];
  });
  return { labels, step: GUESSER.step, features };
}

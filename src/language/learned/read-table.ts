// The guesser's table as it is coded in weights.ts: names of features, then of each the labels it speaks for and how strongly.

import type { CodedSymbols } from '../coded-symbols.ts';
import { readWords } from '../coded-words.ts';
import { stemsOf } from './feature-names.ts';

/** Features whose names are all told elsewhere in the code: kept by a hash of the name. */
export const HASHED = ['tenses', 'anywhere', 'atHead', 'rule', 'shape'] as const;
export const MIDDLE = 45;
const HASH_BITS = 18;
const KEYS = 4e6;
const MORE = 5e6;
const TOLD = 6e6;
const LABELS = 7e6;
const PASSED = 8e6;
const WEIGHTS = 9e6;

/** The key of a hashed feature. */
export function keyOf(name: string): number {
  let hash = 0;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x297a2d39);
  return hash >>> (32 - HASH_BITS) || 1;
}

export type Table = {
  readonly words: readonly string[];
  /** Of the words and of others. */
  readonly stems: readonly string[];
  /** Of each of HASHED. */
  readonly keys: readonly (readonly number[])[];
  /** Rows are the words, the stems and the keys; row `n` has the pairs from `starts[n]` to `starts[n + 1]`. */
  readonly starts: Int32Array;
  readonly labels: Uint8Array;
  /** Of the pairs, in steps. */
  readonly weights: Int8Array;
};

function readKeys(from: CodedSymbols): number[] {
  const keys: number[] = [];
  for (let key = 0; ; keys.push(key)) {
    const gap = from.read(HASH_BITS, KEYS, KEYS);
    if (gap === 0) return keys;
    key += gap;
  }
}

export function readTable(from: CodedSymbols): Table {
  const words = readWords(from);
  const stems = stemsOf(words, readWords(from));
  const keys = HASHED.map(() => readKeys(from));
  const sizes = [words, stems, ...keys].map(({ length }) => length);
  const starts = [0];
  const labels: number[] = [];
  const weights: number[] = [];
  for (const [kind, size] of sizes.entries())
    for (let row = 0; row < size; row++) {
      const first = labels.length;
      // Another label, or none; if another, whether it is the next, the one after it…
      for (
        let label = -1, told = 0;
        from.read(1, MORE + told * 8 + kind, TOLD + (label * 64 + told) * 8 + kind) === 1;
        told++
      ) {
        const behind = label++;
        while (from.read(1, LABELS + label * 8 + kind, PASSED + label * 64 + behind) === 0) label++;
        labels.push(label);
      }
      const many = Math.min(labels.length - first, 7) >> 1;
      for (const label of labels.slice(first))
        weights.push(from.read(7, WEIGHTS + kind, WEIGHTS + 8 + label * 4 + many) - MIDDLE);
      starts.push(labels.length);
    }
  return {
    words,
    stems,
    keys,
    starts: Int32Array.from(starts),
    labels: Uint8Array.from(labels),
    weights: Int8Array.from(weights),
  };
}

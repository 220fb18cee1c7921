// The guesser's table as weights.ts tells it: names of features, then of each the labels it speaks for and how strongly.

import { fromFrontCoded } from '../front-coded.ts';
import { stemsOf } from './feature-names.ts';

/** Features whose names are all told elsewhere in the code: kept by a hash of the name. */
export const HASHED = ['tenses', 'anywhere', 'atHead', 'rule', 'shape'] as const;
const HASH_BITS = 18;
/** Of the digits of a key; the first is a capital letter, which stands for 0 to 25. */
const RADIX = 36;
const CAPITALS = 26;
/** What `parseInt` makes of the first of them. */
const TEN = 10;
/** A level of 0, which none has; the lowest is -45, the highest 45. */
export const MIDDLE = 'P'.charCodeAt(0);
export const FARTHEST = 45;
/** The first label of a row begins it: gzip sees where, and needs no sign for it. A row without labels is a space. */
const FIRST = '('.charCodeAt(0);
/** The label of the pair before; the next label is one more. */
const SAME = 'Q'.charCodeAt(0);

/** Each text as short as it can be read at once: the worker carries it. */
export type ToldTable = {
  /** Front-coded. */
  readonly words: string;
  /** Front-coded: those that no word of the table has. */
  readonly stems: string;
  /** Of each of HASHED its keys, each by how much it is more than the one before. */
  readonly keys: string;
  /** Of each row its labels, each by how many more it is than the one before. */
  readonly labels: string;
  readonly weights: string;
};

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

/** @param keys sorted. */
export const toldKeys = (keys: readonly number[]): string =>
  keys
    .map((key, i) => {
      const more = key - (keys[i - 1] ?? 0);
      let first = 1;
      while (more >= first * CAPITALS) first *= RADIX;
      const [capital = '', ...digits] = (more + TEN * first).toString(RADIX);
      return capital.toUpperCase() + digits.join('');
    })
    .join('');

function readKeys(told: string): number[] {
  let key = 0;
  return (told.match(/[A-Z][^A-Z]*/g) ?? []).map((more) => {
    key += Number.parseInt(more, RADIX) - TEN * RADIX ** (more.length - 1);
    return key;
  });
}

/** @param labels of one row, sorted. */
export const toldLabels = (labels: readonly number[]): string =>
  labels
    .map((label, i) => String.fromCharCode(i === 0 ? FIRST + label : SAME + label - (labels[i - 1] ?? 0)))
    .join('') || ' ';

export const toldWeight = (level: number): string => String.fromCharCode(MIDDLE + level);

export function readTable(told: ToldTable): Table {
  const words = fromFrontCoded(told.words);
  const pairs = told.weights.length;
  const starts = [];
  const labels = new Uint8Array(pairs);
  for (let i = 0, pair = 0, label = 0; i < told.labels.length; i++) {
    const code = told.labels.charCodeAt(i);
    if (code <= SAME) {
      starts.push(pair);
      label = code - FIRST;
    } else label += code - SAME;
    if (code >= FIRST) labels[pair++] = label;
  }
  starts.push(pairs);
  return {
    words,
    stems: stemsOf(words, fromFrontCoded(told.stems)),
    keys: told.keys.split('|').map(readKeys),
    starts: Int32Array.from(starts),
    labels,
    weights: Int8Array.from({ length: pairs }, (_, i) => told.weights.charCodeAt(i) - MIDDLE),
  };
}

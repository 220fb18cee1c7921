// Notes nobody wrote, with the frequencies of real ones: 5 to 14 words, drawn by Zipf's law from 12,000 words shaped like Portuguese. Words are
// made, not listed: what matters to an index is how often they repeat, how long they are and that some carry accents.

import { type Random, seededRandom } from '../../test/finance/seeded-random.ts';

const WORDS = 12_000;
const SEED = 20_261_121;

const ONSETS = 'b c d f g j l m n p r s t v br cr dr fr gr pr tr ch lh nh qu'.split(' ');
const VOWELS = 'a e i o u a e o ã é í ó ê ei ou'.split(' ');
const CODAS = ['', '', '', '', 'r', 's', 'm', 'l'];
const ENDINGS = 'ar er ir ado ida ção mente inho inha eza oso osa or ista al'.split(' ');

const pick = (from: readonly string[], random: Random): string => from[random.int(0, from.length - 1)] ?? '';

function madeWord(random: Random): string {
  const syllables = random.int(1, 3);
  const parts = Array.from(
    { length: syllables },
    () => pick(ONSETS, random) + pick(VOWELS, random) + pick(CODAS, random),
  );
  return parts.join('') + (random.chance(60) ? pick(ENDINGS, random) : random.pick(['a', 'o', 'e']));
}

function vocabulary(random: Random): readonly string[] {
  const words = new Set<string>();
  while (words.size < WORDS) {
    const word = madeWord(random);
    if (word.length >= 4) words.add(word);
  }
  return [...words];
}

/** Draws the k-th word with a chance of 1/(k+1). */
function byZipf(words: readonly string[], random: Random): () => string {
  const sums = words.map(() => 0);
  let sum = 0;
  words.forEach((_, k) => {
    sum += 1 / (k + 1);
    sums[k] = sum;
  });
  return () => {
    const at = (random.int(0, 999_999_999) / 1e9) * sum;
    let low = 0;
    let high = words.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return words[low] ?? '';
  };
}

export type Query = {
  readonly text: string;
  readonly kind: 'exact' | 'no accents' | 'prefix' | 'typo';
  /** What the person means: the whole words, as they stand in a note. */
  readonly words: readonly string[];
};

export type Library = { readonly notes: readonly string[]; readonly queries: readonly Query[] };

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** One letter left out, put in, changed, or swapped with the next. */
function slipped(word: string, random: Random): string {
  const at = random.int(1, word.length - 2);
  const letter = String.fromCharCode(97 + random.int(0, 25));
  const ways = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ];
  return pick(ways, random);
}

function queryOf(k: number, words: readonly string[], random: Random): Query {
  const share = k % 10;
  const longest = [...words].sort((a, b) => b.length - a.length)[0] ?? '';
  const change = (to: (word: string) => string) => words.map((word) => (word === longest ? to(word) : word)).join(' ');
  if (share < 4) return { kind: 'exact', words, text: words.join(' ') };
  if (share < 6) return { kind: 'no accents', words, text: plain(words.join(' ')) };
  if (share < 8) return { kind: 'prefix', words, text: change((word) => word.slice(0, Math.max(3, word.length - 2))) };
  return { kind: 'typo', words, text: change((word) => slipped(word, random)) };
}

/** Queries are 1 to 3 words of one note: 40 % as written, 20 % unaccented, 20 % begun, 20 % mistyped. The same for the same seed. */
export function queriesOf(notes: readonly string[], count: number, seed = 0): readonly Query[] {
  const random = seededRandom(SEED + seed);
  return Array.from({ length: count }, (_, k) => {
    const note = (notes[random.int(0, notes.length - 1)] ?? '').split(' ');
    const words = Array.from({ length: random.int(1, 3) }, () => note[random.int(0, note.length - 1)] ?? '');
    return queryOf(k, [...new Set(words)], random);
  });
}

/** The same every time for the same sizes. */
export function libraryOf(size: number, queries: number): Library {
  const random = seededRandom(SEED);
  const word = byZipf(vocabulary(random), random);
  const notes = Array.from({ length: size }, () => Array.from({ length: random.int(5, 14) }, word).join(' '));
  return { notes, queries: queriesOf(notes, queries) };
}

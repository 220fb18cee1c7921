// What a message has that a rule may wait for, as one row of bits: the classes of its words, its marks, and the patterns
// its words may be for.

import { CLASS_WORDS, type ClassBits, idOf } from '../lexicon/class-bits.ts';
import type { WordClass } from '../lexicon/word-class.ts';
import type { Reading } from '../reading/reading.ts';
import { patternsWaiting, wakePatterns } from './line-cues.ts';

/** What a message may have besides words: an amount, an address, signs of its text, and what the moment brings with it. */
const MARKS = {
  amounts: (r: Reading) => r.amounts.length > 0,
  url: (r: Reading) => r.url !== undefined,
  marked: (r: Reading) => r.marked,
  colon: (r: Reading) => r.colon >= 0,
  coded: (r: Reading) => r.coded,
  equated: (r: Reading) => r.equated,
  numbered: (r: Reading) => r.numbered,
  pending: ({ scene }: Reading) => scene.pending !== undefined,
  lastTx: ({ scene }: Reading) => scene.lastTx !== undefined,
  lastSaved: ({ scene }: Reading) => scene.lastSaved !== undefined,
  previous: ({ scene }: Reading) => scene.previous !== undefined,
  prevQuestion: ({ scene }: Reading) => scene.prevQuestion !== undefined,
  list: ({ scene }: Reading) => scene.list !== undefined,
  forwarded: ({ scene }: Reading) => scene.forwarded === true,
  personalWords: ({ scene }: Reading) => scene.personalWords !== undefined,
};
const NAMES = Object.keys(MARKS);
const TESTS = Object.values(MARKS);

const MARKS_WORD = CLASS_WORDS;
const FIRST_PATTERN = (MARKS_WORD + 1) * 32;

/** Bit numbers; a class no word has is -1. */
export const classBit = (name: WordClass): number => idOf(name);
/** Undefined for what is no mark. */
export const markBit = (mark: string): number | undefined =>
  mark in MARKS ? MARKS_WORD * 32 + NAMES.indexOf(mark) : undefined;
export const linePatternBit = (bit: number): number => FIRST_PATTERN + bit;

/** `patterns` is how many there were to be woken when the row was made: of a later one it says nothing. */
export type Cues = { readonly bits: readonly number[]; readonly patterns: number };

export function cuesOf(r: Reading, classes: ClassBits): Cues {
  const patterns = patternsWaiting();
  // A plain list: a typed array of this size is a buffer of its own, which costs more than all that is written into it.
  const bits = new Array<number>(MARKS_WORD + 2 + (patterns >> 5)).fill(0);
  for (let i = 0; i < CLASS_WORDS; i++) bits[i] = classes[i] as number;
  for (let i = 0; i < TESTS.length; i++) if (TESTS[i]?.(r)) bits[MARKS_WORD] = (bits[MARKS_WORD] ?? 0) | (1 << i);
  wakePatterns(r.tokens, bits, MARKS_WORD + 1);
  return { bits, patterns };
}

export function hasCue({ bits }: Cues, bit: number): boolean {
  return ((bits[bit >> 5] ?? 0) & (1 << (bit & 31))) !== 0;
}

// Feature bits of a message that rules may require: classes of its words, marks, and the patterns its words could match.

import { CLASS_WORDS, type ClassBits, idOf } from '../lexicon/class-bits.ts';
import type { WordClass } from '../lexicon/word-class.ts';
import type { Reading } from '../reading/reading.ts';
import { markCandidates, patternsRegistered } from './line-cues.ts';

/** Marks other than words: an amount, a time, an address, text features, and dialogue state. */
const MARKS = {
  amounts: (r: Reading) => r.amounts.length > 0,
  future: (r: Reading) => r.future.length > 0,
  recurrence: (r: Reading) => r.recurrence !== undefined,
  clock: (r: Reading) => r.clock !== undefined,
  delay: (r: Reading) => r.delay !== undefined,
  url: (r: Reading) => r.url !== undefined,
  marked: (r: Reading) => r.marked,
  colon: (r: Reading) => r.colon >= 0,
  coded: (r: Reading) => r.coded,
  equated: (r: Reading) => r.equated,
  numbered: (r: Reading) => r.numbered,
  ...Object.fromEntries(
    (['pending', 'lastTx', 'lastSaved', 'previous', 'prevQuestion', 'list', 'forwarded', 'personalWords'] as const).map(
      (name) => [name, ({ context }: Reading) => context[name] !== undefined],
    ),
  ),
};
const NAMES = Object.keys(MARKS);
const TESTS = Object.values(MARKS);

const MARKS_WORD = CLASS_WORDS;
const FIRST_PATTERN = (MARKS_WORD + 1) * 32;

/** Bit number of a class; -1 for a class without words. */
export const classBit = (name: WordClass): number => idOf(name);
/** Bit number of a mark; undefined for any other text. */
export const markBit = (mark: string): number | undefined =>
  mark in MARKS ? MARKS_WORD * 32 + NAMES.indexOf(mark) : undefined;
/** The cue bit of a registered pattern, behind those of the word classes and marks. */
export const linePatternBit = (bit: number): number => FIRST_PATTERN + bit;

/** `patterns` is the number of registered patterns when the row was computed; later ones are not covered. */
export type Cues = { readonly bits: readonly number[]; readonly patterns: number };

/** One pass over the words; rules then test bits instead of running their patterns. */
export function cuesOf(r: Reading, classes: ClassBits): Cues {
  const patterns = patternsRegistered();
  // A plain array: a typed array of this size would allocate a separate buffer, which costs more than filling it.
  const bits = new Array<number>(MARKS_WORD + 2 + (patterns >> 5)).fill(0);
  for (let i = 0; i < CLASS_WORDS; i++) bits[i] = classes[i] as number;
  for (let i = 0; i < TESTS.length; i++) if (TESTS[i]?.(r)) bits[MARKS_WORD] = (bits[MARKS_WORD] ?? 0) | (1 << i);
  markCandidates(r.tokens, bits, MARKS_WORD + 1);
  return { bits, patterns };
}

/** Whether that bit is set; a pattern may fit only when it is. */
export function hasCue({ bits }: Cues, bit: number): boolean {
  return ((bits[bit >> 5] ?? 0) & (1 << (bit & 31))) !== 0;
}

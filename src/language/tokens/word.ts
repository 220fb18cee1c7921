// Cached data of a word: most words of a message occurred before, and looking them up in the lexicon, phrases, numerals and calendar costs more than
// all other processing.

import type { Candidates } from '../cues/line-cues.ts';
import type { Entry } from '../lexicon/entry.ts';
import { normalizeWord } from './normalize.ts';
import { NOT_ASKED } from './word-lists.ts';

/** Each field but `norm` is computed by the one module that uses it, on first use. */
export type Word = {
  readonly norm: string;
  /** Word lists it is in, one bit each, and the number of lists at that time (word-lists.ts). */
  lists: number;
  listsAsked: number;
  /** Its correction (typo/mend.ts), usually the word itself. */
  mended: Word | undefined;
  /** Its lexicon entry (unit.ts); null when there is none. */
  entry: Entry | null | undefined;
  /** Entry of the word it is inflected from, once known to be a word. */
  derived: Entry | null | undefined;
  /** Phrases it starts, by their second word (unit.ts); null when there are none. */
  phrases: ReadonlyMap<string, readonly Entry[]> | null | undefined;
  /** Patterns that require it (cues/line-cues.ts). */
  candidates: Candidates | undefined;
  /** Classifier rows of the word and of its stem, -1 for none (learned/guess.ts); NOT_ASKED before the look-up. */
  row: number;
  stemRow: number;
};

const MOST_KEPT = 8000;
/** Longer words are not cached: addresses and random strings. */
const LONGEST_KEPT = 24;

/** Cache by written and by normalised form. */
const written = new Map<string, Word>();
const met = new Map<string, Word>();

function keep(words: Map<string, Word>, key: string, word: Word): Word {
  if (key.length > LONGEST_KEPT) return word;
  if (words.size >= MOST_KEPT) words.clear();
  words.set(key, word);
  return word;
}

/** The word with this normalised spelling. */
export function wordOf(norm: string): Word {
  const known = met.get(norm);
  if (known !== undefined) return known;
  return keep(met, norm, {
    norm,
    lists: 0,
    listsAsked: 0,
    mended: undefined,
    entry: undefined,
    derived: undefined,
    phrases: undefined,
    candidates: undefined,
    row: NOT_ASKED,
    stemRow: NOT_ASKED,
  });
}

/** The word with this written spelling. */
export const wordWritten = (raw: string): Word => written.get(raw) ?? keep(written, raw, wordOf(normalizeWord(raw)));

// What is known of a word, worked out once and kept: nearly all words of a message were in the messages before it, and looking
// each of them up in the lexicon, the phrases, the numerals and the calendar costs more than all that is done with them.

import type { Wakes } from '../cues/line-cues.ts';
import type { Entry } from '../lexicon/entry.ts';
import { normalizeWord } from './normalize.ts';
import { NOT_ASKED } from './word-lists.ts';

/** Each field but `norm` is filled in by the one module that asks for it, on first use. */
export type Word = {
  readonly norm: string;
  /** Word lists it stands in, one bit each, and how many lists there were then (word-lists.ts). */
  lists: number;
  listsAsked: number;
  /** The word of the lexicon meant by it (typo/mend.ts), itself most of the time. */
  mended: Word | undefined;
  /** What the lexicon knows of it (unit.ts): null when nothing. */
  entry: Entry | null | undefined;
  /** The same for what it is inflected from, once it is known to be a word. */
  derived: Entry | null | undefined;
  /** Phrases it begins, by their second word (unit.ts): null when none. */
  phrases: ReadonlyMap<string, readonly Entry[]> | null | undefined;
  /** Patterns it wakes (cues/line-cues.ts). */
  wakes: Wakes | undefined;
  /** Rows of the learned guess for the word and for its stem, -1 for none (learned/guess.ts); NOT_ASKED until then. */
  row: number;
  stemRow: number;
};

const MOST_KEPT = 8000;
/** Longer ones are addresses and strings of nonsense. */
const LONGEST_KEPT = 24;

/** By what was written, and by what it is normalised to. */
const written = new Map<string, Word>();
const met = new Map<string, Word>();

function keep(words: Map<string, Word>, key: string, word: Word): Word {
  if (key.length > LONGEST_KEPT) return word;
  if (words.size >= MOST_KEPT) words.clear();
  words.set(key, word);
  return word;
}

/** The word spelt like this once normalised. */
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
    wakes: undefined,
    row: NOT_ASKED,
    stemRow: NOT_ASKED,
  });
}

/** The word a person wrote like this. */
export const wordWritten = (raw: string): Word => written.get(raw) ?? keep(written, raw, wordOf(normalizeWord(raw)));

// What the lexicon knows of one word or phrase.

import type { Category } from '../categories/category.ts';
import type { Word } from '../tokens/word.ts';
import { type ClassBits, noClasses } from './class-bits.ts';

/** Purpose beats merchant beats nothing; `name` is the category's own name. */
export type CategoryRole = 'name' | 'thing' | 'merchant';

export type CategorySense = { readonly category: Category; readonly role: CategoryRole };

export type Entry = {
  /** Counted from 0 in order of making, so that what is worked out of an entry is kept in a plain list. */
  readonly ordinal: number;
  readonly words: readonly string[];
  /** Of a phrase met in a message: its words as one. */
  word: Word | undefined;
  /** As written, with accents: what a description shows. */
  text: string;
  /** Shared with every entry of the same classes: replaced, never written to. */
  classes: ClassBits;
  /** Tenses of the verb readings, as bits. */
  tenses: number;
  /** Slug of the bank or pocket it names. */
  account: string | undefined;
  /** Category when money goes out. */
  out: CategorySense | undefined;
  /** Category when money comes in. */
  in: CategorySense | undefined;
};

const NO_CLASSES = noClasses();
let made = 0;

/** Every entry has every field, so that all of them look alike to the engine: they are read thousands of times a message. */
export function newEntry(words: readonly string[], text: string): Entry {
  return {
    ordinal: made++,
    words,
    word: undefined,
    text,
    classes: NO_CLASSES,
    tenses: 0,
    account: undefined,
    out: undefined,
    in: undefined,
  };
}

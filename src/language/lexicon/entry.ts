// Lexicon entry of a word or phrase.

import type { Category } from '../categories/category.ts';
import type { Word } from '../tokens/word.ts';
import { type ClassBits, noClasses } from './class-bits.ts';

/** Role of the word in its category: purpose has priority over merchant; `name` is the category's own name. */
export type CategoryRole = 'name' | 'thing' | 'merchant';

export type CategorySense = { readonly category: Category; readonly role: CategoryRole };

export type Entry = {
  /** Creation index from 0, so that data derived from an entry can be kept in an array. */
  readonly ordinal: number;
  readonly words: readonly string[];
  /** For a phrase matched in a message: its words as one. */
  word: Word | undefined;
  /** As written, with accents, for descriptions. */
  text: string;
  /** Shared by entries of the same classes: replaced, never mutated. */
  classes: ClassBits;
  /** Verb tenses as bits. */
  tenses: number;
  /** Slug of the bank or savings jar it names. */
  account: string | undefined;
  /** Category as an expense. */
  out: CategorySense | undefined;
  /** Category as income. */
  in: CategorySense | undefined;
};

const NO_CLASSES = noClasses();
let made = 0;

/** All fields are always set, so that all entries have one hidden class in the engine. */
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

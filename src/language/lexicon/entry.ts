// What the lexicon knows of one word or phrase.

import type { Category } from '../categories/category.ts';
import type { ClassBits } from './class-bits.ts';

/** Purpose beats merchant beats nothing; `name` is the category's own name. */
export type CategoryRole = 'name' | 'thing' | 'merchant';

export type CategorySense = { readonly category: Category; readonly role: CategoryRole };

export type Entry = {
  readonly words: readonly string[];
  /** As written, with accents: what a description shows. */
  text: string;
  readonly classes: ClassBits;
  /** Tenses of the verb readings, as bits. */
  tenses: number;
  /** Slug of the bank or pocket it names. */
  account?: string;
  /** Category when money goes out. */
  out?: CategorySense;
  /** Category when money comes in. */
  in?: CategorySense;
};

// The shape of one category's vocabulary.

import type { Category } from './category.ts';

/** Comma-separated entries of one or more words, written with their accents. */
export type CategoryWords = {
  readonly category: Category;
  /** The category itself: asking about it names no merchant. */
  readonly names: string;
  /** What was bought or why money came: explicit purpose, the strongest evidence. */
  readonly things: string;
  /** Houses and brands: weaker than a purpose. */
  readonly merchants: string;
};

// The shape of one category's vocabulary.

import type { Category } from './category.ts';

/** Comma-separated entries of one or more words, written with their accents. */
export type CategoryWords = {
  readonly category: Category;
  /** Names of the category itself; as a query they do not name a merchant. */
  readonly names: string;
  /** Purchased things or reasons of income: explicit purpose, the strongest evidence. */
  readonly things: string;
  /** Merchants and brands: weaker evidence than a purpose. */
  readonly merchants: string;
};

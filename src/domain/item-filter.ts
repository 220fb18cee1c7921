// Which memories are meant: by kind, by when they were kept, by the work's year, by whether they were seen; and by words.

import type { Instant } from './ids.ts';
import type { ItemKind } from './item.ts';

export type ItemFilter = {
  readonly kind?: ItemKind;
  readonly from?: Instant;
  readonly to?: Instant;
  /** Of the work, both inclusive. */
  readonly years?: { readonly from: number; readonly to: number };
  readonly watched?: boolean;
  readonly limit: number;
};

/** One thing looked for: a word as typed and other words for it (each a prefix), and their stems. */
export type SearchTerm = { readonly words: readonly string[]; readonly stems: readonly string[] };

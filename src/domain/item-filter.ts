// Which memories are meant: by kind, by when they were kept, by the work's year, by whether they were seen; and by words.

import type { Instant } from './ids.ts';
import type { Item, ItemKind } from './item.ts';

export type ItemFilter = {
  readonly kind?: ItemKind;
  readonly from?: Instant;
  readonly to?: Instant;
  /** Of the work, both inclusive. */
  readonly years?: { readonly from: number; readonly to: number };
  readonly watched?: boolean;
  readonly limit: number;
};

/** One word looked for, folded: found as itself, as the beginning of a word, or by its stem. */
export type SearchTerm = { readonly word: string; readonly stem: string };

/** An item that has what was looked for, with what else it is known by. */
export type SearchHit = Item & { readonly names: string; readonly topics: string };

/** Newest first, not judged; `total` counts no further than a thousand. */
export type Matches = { readonly hits: readonly SearchHit[]; readonly total: number };

// Selects items by kind, date, the work's year, watched or not, and words.

import type { Instant } from './ids.ts';
import type { Item, ItemKind } from './item.ts';

export type ItemFilter = {
  readonly kind?: ItemKind;
  readonly from?: Instant;
  readonly to?: Instant;
  /** The work's year, both ends inclusive. */
  readonly years?: { readonly from: number; readonly to: number };
  readonly watched?: boolean;
  readonly limit: number;
};

/** One folded search word: matched exactly, as a prefix, or by its stem. */
export type SearchTerm = { readonly word: string; readonly stem: string };

/** What matches are ranked by: the beginning of each of an item's texts. */
export type SearchHit = Pick<Item, 'id' | 'title' | 'body'> & { readonly names: string; readonly topics: string };

/** Newest first, unranked. `beyond`: there are more than `total`, uncounted. */
export type Matches = { readonly hits: readonly SearchHit[]; readonly total: number; readonly beyond: boolean };

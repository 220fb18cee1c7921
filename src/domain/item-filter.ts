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

/** What an item that has the words is judged by: the beginning of each of its texts. */
export type SearchHit = Pick<Item, 'id' | 'title' | 'body'> & { readonly names: string; readonly topics: string };

/** Newest first, not judged. `beyond`: there are more than `total`, and nobody counted them. */
export type Matches = { readonly hits: readonly SearchHit[]; readonly total: number; readonly beyond: boolean };

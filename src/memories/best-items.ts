// Ranked search: the index finds candidates, the ranking orders them, and only the results are read in full.

import type { Item } from '../domain/item.ts';
import type { ItemFilter, Matches } from '../domain/item-filter.ts';
import type { Reads } from '../ports.ts';
import { rankItems } from './rank-items.ts';
import { queryWords, searchTerms } from './search-terms.ts';

export type Best = Pick<Matches, 'total' | 'beyond'> & { readonly items: readonly Item[] };

/** At most `filter.limit` items that have every word: exactly, as a prefix or by its stem. */
export const bestItems = (query: string, filter: ItemFilter, read: Reads): Best =>
  bestOf(query, read.searchItems(searchTerms(query), filter), filter, read);

/** The same, with one typo tolerated per word. */
export const nearestItems = (query: string, filter: ItemFilter, read: Reads): Best =>
  bestOf(query, read.nearItems(queryWords(query), filter), filter, read);

function bestOf(query: string, { hits, total, beyond }: Matches, { limit }: ItemFilter, read: Reads): Best {
  return { items: read.itemsById(rankItems(query, hits).slice(0, limit)), total, beyond };
}

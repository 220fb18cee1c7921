// Finds what was kept. A miss is a miss: it never turns into the whole list. What is shown is remembered as shown, so that
// "apaga o 2" means the second of this very list.

import type { Instant } from '../domain/ids.ts';
import type { Item, ItemKind } from '../domain/item.ts';
import { searchTerms } from '../memories/search-terms.ts';
import { defineTool } from './tool.ts';

/** A list longer than a phone shows without scrolling is cut, and says how many more there are. */
const SHOWN = 15;

type SearchArgs = {
  /** No query lists everything. */
  readonly query?: string;
  readonly kind?: ItemKind;
  readonly from?: Instant;
  readonly to?: Instant;
  readonly limit?: number;
  readonly count?: boolean;
};

export type Found = {
  readonly kind: 'list' | 'miss' | 'empty' | 'count';
  readonly items: readonly Item[];
  /** How many there are, shown or not. */
  readonly total: number;
  readonly asked: SearchArgs;
};

export const searchItems = defineTool({
  name: 'search_items',
  description: 'Procura no que foi guardado; sem busca, lista tudo.',
  effect: 'read',
  exposedToModel: true,
  run: (asked: SearchArgs, { tx, conversation, now }): Found => {
    const { query, count: _, ...filter } = asked;
    const wide = { ...filter, limit: 1000 };
    const all = query === undefined ? tx.items(wide) : tx.searchItems(searchTerms(query), wide);
    const items = all.slice(0, asked.limit ?? SHOWN);
    if (asked.count) return { kind: 'count', items: [], total: all.length, asked };
    if (items.length === 0) return { kind: query === undefined ? 'empty' : 'miss', items, total: 0, asked };
    tx.saveShownList(conversation, { kind: 'item', ids: items.map((item) => item.id), shownAt: now });
    return { kind: 'list', items, total: all.length, asked };
  },
});

// Finds what was kept. A miss is a miss: it never turns into the whole list, but it may offer what comes near. What is shown is
// remembered as shown, so that "apaga o 2" means the second of this very list.

import * as z from 'zod/mini';
import { periodSchema } from '../domain/dates.ts';
import { type Item, itemKindSchema } from '../domain/item.ts';
import type { ItemFilter } from '../domain/item-filter.ts';
import { isOfferedBy } from '../memories/offered-by.ts';
import { rankItems } from '../memories/rank-items.ts';
import { searchTerms } from '../memories/search-terms.ts';
import { searchWords } from '../memories/search-words.ts';
import { defineTool, type ToolContext } from './tool.ts';

/** A list longer than a phone shows without scrolling is cut, and says how many more there are. */
const SHOWN = 15;
/** What a miss offers instead. */
const OFFERED = 3;
const MOST = 1000;

const DAY_MS = 24 * 60 * 60 * 1000;

const searchArgs = z.strictObject({
  query: z.exactOptional(z.string().check(z.describe('sem busca, lista tudo'))),
  limit: z.exactOptional(z.int().check(z.minimum(1), z.maximum(50))),
  kind: z.exactOptional(itemKindSchema),
  genre: z.exactOptional(z.string().check(z.describe('gênero do filme ou da série'))),
  years: z.exactOptional(
    z.readonly(z.strictObject({ from: z.int(), to: z.int() })).check(z.describe('anos da obra, inclusive')),
  ),
  period: z.exactOptional(periodSchema.check(z.describe('dias em que foi guardado, inclusive'))),
  watched: z.exactOptional(z.boolean()),
  provider: z.exactOptional(z.string().check(z.describe('onde dá para assistir'))),
  count: z.exactOptional(z.boolean().check(z.describe('só quantos são'))),
});

type SearchArgs = Readonly<z.infer<typeof searchArgs>>;

export type Found = {
  /** `near`: nothing has these words, but these have words one slip away. */
  readonly kind: 'list' | 'near' | 'miss' | 'empty' | 'count';
  readonly items: readonly Item[];
  /** How many there are, shown or not. */
  readonly total: number;
  readonly asked: SearchArgs;
};

type Fitting = { readonly items: readonly Item[]; readonly total: number; readonly near: boolean };

/** As typed, then with a slip forgiven. */
function matching(query: string, filter: ItemFilter, { tx }: ToolContext): Fitting {
  const { hits, total } = tx.searchItems(searchTerms(query), filter);
  if (total > 0) return { items: rankItems(query, hits), total, near: false };
  const slipped = tx.nearItems(searchWords(query), filter);
  return { items: rankItems(query, slipped.hits), total: slipped.total, near: true };
}

function listed(filter: ItemFilter, { tx }: ToolContext): Fitting {
  const items = tx.items(filter);
  return { items, total: items.length, near: false };
}

/** What has at least one of the words. */
function offered(query: string, filter: ItemFilter, { tx }: ToolContext): readonly Item[] {
  const terms = searchTerms(query);
  if (terms.length < 2) return [];
  const each = terms.flatMap((term) => rankItems(query, tx.searchItems([term], filter).hits).slice(0, OFFERED));
  return [...new Map(each.map((item) => [item.id, item])).values()].slice(0, OFFERED);
}

/** A period ends with the last millisecond of its last day. */
function filterOf(
  { query, genre, kind, years, watched, period, provider, limit = SHOWN }: SearchArgs,
  { startOf }: ToolContext,
): ItemFilter {
  const words = query !== undefined || genre !== undefined;
  return {
    // Words are judged by the index; where to watch is known only to the item itself.
    limit: words && provider === undefined ? limit : MOST,
    ...(kind === undefined ? {} : { kind }),
    ...(years === undefined ? {} : { years }),
    ...(watched === undefined ? {} : { watched }),
    ...(period === undefined ? {} : { from: startOf(period.from), to: startOf(period.to) + DAY_MS - 1 }),
  };
}

export const searchItems = defineTool({
  name: 'search_items',
  description: 'Procura no que foi guardado; sem busca, lista tudo.',
  args: searchArgs,
  /** "Meus filmes e séries": more than one kind. */
  internal: { kinds: z.exactOptional(z.readonly(z.array(itemKindSchema))) },
  effect: 'read',
  exposedToModel: true,
  keptMs: 5 * 60 * 1000,
  showsItems: true,
  run: (asked, context): Found => {
    const { count, provider, kinds, limit = SHOWN } = asked;
    const query = [asked.query, asked.genre].filter((words) => words !== undefined).join(' ') || undefined;
    const filter = filterOf(asked, context);
    const found = query === undefined ? listed(filter, context) : matching(query, filter, context);
    const all = found.items.filter(
      (item) =>
        (provider === undefined || isOfferedBy(item, provider)) && (kinds === undefined || kinds.includes(item.kind)),
    );
    const total = provider === undefined && kinds === undefined ? found.total : all.length;
    if (count) return { kind: 'count', items: [], total: found.near ? 0 : total, asked };
    const near = query !== undefined && total === 0 ? offered(query, filter, context) : [];
    const items = total > 0 ? all.slice(0, found.near ? OFFERED : limit) : near;
    if (total === 0) return { kind: query === undefined ? 'empty' : 'miss', items: near, total: 0, asked };
    return { kind: found.near ? 'near' : 'list', items, total, asked };
  },
});

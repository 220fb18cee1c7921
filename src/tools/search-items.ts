// Searches saved items. No match never becomes the whole list, but near matches are offered. The result is remembered
// as shown, so that "apaga o 2" means its second line.

import * as z from 'zod/mini';
import { periodSchema } from '../domain/dates.ts';
import { DAY_MS } from '../domain/durations.ts';
import type { Meant } from '../domain/embedding.ts';
import type { ItemId } from '../domain/ids.ts';
import { type Item, itemKindSchema } from '../domain/item.ts';
import type { ItemFilter } from '../domain/item-filter.ts';
import { type Best, bestItems, nearestItems } from '../memories/best-items.ts';
import { dataAsked } from '../memories/data-asked.ts';
import { fusedRanks } from '../memories/fused-ranks.ts';
import { isOfferedBy } from '../memories/offered-by.ts';
import { searchWords } from '../memories/search-words.ts';
import type { Reads } from '../ports.ts';
import { type ArgsOf, defineTool, type LookContext } from './tool.ts';

/** In lines: more would need scrolling on a phone; the rest is counted. */
const SHOWN = 15;
/** Near matches offered when nothing matches. */
const OFFERED = 3;
const MOST = 1000;
/** Nearest items by embedding that take part in the ranking. */
const MOST_ALIKE = 30;

const searchArgs = z.strictObject({
  query: z.exactOptional(z.string().check(z.describe('sem busca, lista tudo'))),
  limit: z.exactOptional(z.int().check(z.minimum(1), z.maximum(50))),
  kind: z.exactOptional(itemKindSchema),
  genre: z.exactOptional(z.string().check(z.describe('gênero do filme ou da série'))),
  years: z.exactOptional(
    z.readonly(z.strictObject({ from: z.int(), to: z.int() })).check(z.describe('anos da obra, inclusive')),
  ),
  period: z.exactOptional(
    periodSchema.check(z.describe('dias em que foi guardado; com watched, em que foi visto; inclusive')),
  ),
  watched: z.exactOptional(z.boolean()),
  lastSeen: z.exactOptional(z.boolean().check(z.describe('com watched: os vistos por último primeiro'))),
  provider: z.exactOptional(z.string().check(z.describe('onde dá para assistir'))),
  count: z.exactOptional(z.boolean().check(z.describe('só quantos são'))),
});

type SearchArgs = Readonly<z.infer<typeof searchArgs>>;

export type Found = {
  /** `near`: nothing matches exactly, but these match with one typo. */
  readonly kind: 'list' | 'near' | 'miss' | 'empty' | 'count';
  readonly items: readonly Item[];
  /** The number of matches, shown or not; `beyond`: there are more, uncounted. */
  readonly total: number;
  readonly beyond?: boolean;
  /** How many of them match by meaning only. */
  readonly alike?: number;
  readonly asked: SearchArgs & Pick<FindArgs, 'rated' | 'underWay'>;
};

type Fitting = Best & {
  readonly near: boolean;
  /** Matches by meaning only. */
  readonly alike?: readonly ItemId[];
};

/** As typed first, then with one typo tolerated. */
function matching(query: string, filter: ItemFilter, { tx }: LookContext, meant: Meant | undefined): Fitting {
  const typed = bestItems(query, filter, tx);
  const exact = typed.total > 0 ? typed : (holdingData(query, filter, tx) ?? typed);
  const found = exact.total > 0 ? exact : nearestItems(query, filter, tx);
  return { ...withAlike(found, filter, tx, meant), near: exact.total === 0 };
}

/** Undefined when no note about that person or thing holds the data asked for. */
function holdingData(query: string, filter: ItemFilter, tx: Reads): Best | undefined {
  const asked = dataAsked(query);
  if (asked === undefined) return undefined;
  const items = bestItems(asked.of, filter, tx).items.filter(asked.isIn);
  return items.length === 0 ? undefined : { items, total: items.length, beyond: false };
}

/** Fuses both rankings. Few matches by meaning only are added, since the person searched by words. */
function withAlike(found: Best, filter: ItemFilter, tx: Reads, meant: Meant | undefined): Omit<Fitting, 'near'> {
  const nearest = meant === undefined ? [] : tx.models.alike(meant, { ...filter, limit: MOST_ALIKE });
  if (nearest.length === 0) return found;
  const worded = found.items.map(({ id }) => id);
  const alike = nearest.filter((id) => !worded.includes(id)).slice(0, OFFERED);
  const order = fusedRanks([worded, nearest]).filter((id) => worded.includes(id) || alike.includes(id));
  const items = tx.itemsById(order.slice(0, filter.limit));
  return { ...found, items, total: found.total + alike.length, alike };
}

const listed = (filter: ItemFilter, { tx }: LookContext): Fitting => ({
  items: tx.items(filter),
  total: tx.countItems(filter),
  beyond: false,
  near: false,
});

/** Items that contain at least one of the words. */
function offered(query: string, filter: ItemFilter, { tx }: LookContext): readonly Item[] {
  const words = searchWords(query);
  if (words.length < 2) return [];
  const each = words.flatMap((word) => bestItems(word, { ...filter, limit: OFFERED }, tx).items);
  return [...new Map(each.map((item) => [item.id, item])).values()].slice(0, OFFERED);
}

/** A period ends with the last millisecond of its last day. */
const spanOf = ({ from, to }: NonNullable<SearchArgs['period']>, { startOf }: LookContext) => ({
  from: startOf(from),
  to: startOf(to) + DAY_MS - 1,
});

/** The period and the order of what was watched are those of the watching, which the index does not hold. */
function isSeenWithin(asked: SearchArgs, context: LookContext): ((item: Item) => boolean) | undefined {
  const { watched, period, lastSeen } = asked;
  if (watched !== true || (period === undefined && !lastSeen)) return undefined;
  const { from, to } = period === undefined ? { from: 0, to: Number.POSITIVE_INFINITY } : spanOf(period, context);
  return ({ watchedAt }) => watchedAt !== null && watchedAt >= from && watchedAt <= to;
}

const seenLater = (one: Item, other: Item): number => (other.watchedAt ?? 0) - (one.watchedAt ?? 0);

function filterOf({ kind, years, watched, period }: SearchArgs, limit: number, context: LookContext): ItemFilter {
  return {
    limit,
    ...(kind === undefined ? {} : { kind }),
    ...(years === undefined ? {} : { years }),
    ...(watched === undefined ? {} : { watched }),
    ...(period === undefined || watched === true ? {} : spanOf(period, context)),
  };
}

const internal = {
  /** "Meus filmes e séries": more than one kind. */
  kinds: z.exactOptional(z.readonly(z.array(itemKindSchema))),
  /** Of books, which are labelled notes: all, or those read or not. */
  books: z.exactOptional(z.enum(['all', 'read', 'unread'])),
  /** What was begun and not seen to its end. */
  underWay: z.exactOptional(z.literal(true)),
  /** What the person gave it, both ends inclusive; `said`: 'acima de 8'. */
  rated: z.exactOptional(z.strictObject({ from: z.number(), to: z.number(), said: z.string() })),
  /** The query's embedding, if an embedder answered. */
  outside: z.exactOptional(z.custom<Meant>()),
};
type FindArgs = ArgsOf<typeof searchArgs.shape, typeof internal>;

const isBook = ({ body }: Item, books: NonNullable<FindArgs['books']>): boolean =>
  /^livro: /i.test(body) && (books === 'all' || / \(lido/u.test(body) === (books === 'read'));

const MARKED = /, nota (\d+)(?:,(\d))?\)$/u;
function isRated({ rating, body }: Item, { from, to }: NonNullable<FindArgs['rated']>): boolean {
  const [, whole, tenth = 0] = MARKED.exec(body) ?? [];
  const given = rating ?? (whole === undefined ? undefined : Number(`${whole}.${tenth}`));
  return given !== undefined && given >= from && given <= to;
}

/**
 * What is checked on the items, since the index does not hold it: provider, several kinds, books, ratings, the day of watching.
 * Undefined when none of it was asked.
 */
function picking(asked: FindArgs, context: LookContext): ((item: Item) => boolean) | undefined {
  const { provider, kinds, books, rated, underWay } = asked;
  const isSeen = isSeenWithin(asked, context);
  if ((provider ?? kinds ?? books ?? isSeen ?? rated ?? underWay) === undefined) return undefined;
  return (item) =>
    (books === undefined || isBook(item, books)) &&
    (provider === undefined || isOfferedBy(item, provider)) &&
    (underWay === undefined || item.stopped !== null) &&
    (rated === undefined || isRated(item, rated)) &&
    (kinds === undefined || kinds.includes(item.kind)) &&
    (isSeen === undefined || isSeen(item));
}

/** Best or newest first, at most `limit`; `count` is always of all that fit. */
export function findItems(args: FindArgs, context: LookContext): Found {
  const { outside, ...asked } = args;
  const { count, lastSeen, limit = SHOWN } = asked;
  const query = [asked.query, asked.genre].filter((words) => words !== undefined).join(' ') || undefined;
  const fits = picking(asked, context);
  // A count, and what is picked from, must be complete.
  const filter = filterOf(asked, fits !== undefined || (count && query !== undefined) ? MOST : limit, context);
  const found =
    query === undefined ? listed(filter, context) : matching(query, filter, context, count ? undefined : outside);
  const fitting = fits === undefined ? found.items : found.items.filter(fits);
  const all = lastSeen ? fitting.toSorted(seenLater) : fitting;
  const total = fits === undefined ? found.total : all.length;
  const beyond = found.beyond || (fits !== undefined && found.items.length === MOST) ? { beyond: true } : {};
  if (count) return { kind: 'count', items: [], total: found.near ? 0 : total, ...beyond, asked };
  if (total === 0)
    return query === undefined
      ? { kind: 'empty', items: [], total: 0, asked }
      : { kind: 'miss', items: offered(query, filter, context), total: 0, asked };
  const alike = all.filter(({ id }) => found.alike?.includes(id)).length;
  return {
    kind: found.near || alike === total ? 'near' : 'list',
    items: all.slice(0, found.near ? OFFERED : limit),
    total,
    ...beyond,
    ...(alike === 0 ? {} : { alike }),
    asked,
  };
}

export const searchItems = defineTool({
  name: 'search_items',
  description: 'Procura no que foi guardado; sem busca, lista tudo.',
  args: searchArgs,
  internal,
  effect: 'read',
  exposedToModel: true,
  keptMs: 5 * 60 * 1000,
  shows: ({ items }) => ({ kind: 'item', ids: items.map(({ id }) => id) }),
  run: findItems,
});

// "Onde assistir X?": answers from the saved item first, then from a look-up. Data that changes weekly (offers,
// ratings) is refreshed when old, and shown with its date when the look-up fails.

import type { Candidate } from '../../domain/candidate.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import type { Lookup } from '../../domain/lookup.ts';
import type { ItemMetadata } from '../../domain/metadata/item-metadata.ts';
import { bestItems } from '../../memories/best-items.ts';
import { readItemMetadata } from '../../memories/read-item-metadata.ts';
import type { Catalogue, Reads } from '../../ports.ts';
import type { DescribeArgs } from '../../tools/describe-item.ts';
import type { ToolCall } from '../../tools/registry.ts';
import type { Decision } from '../decision.ts';
import type { Preparing } from '../preparing.ts';
import { plainlyMeant, whatIsAt, workOf, worksNamed } from './ask-world.ts';
import { askWhich, optionsOf } from './which-work.ts';

type DescribeCall = Extract<ToolCall, { tool: 'describe_item' }>;
type Running = Extract<Decision, { do: 'run_tool' }>;
type Known = Extract<Lookup<ItemMetadata>, { kind: 'found' }>;

const VOLATILE: ReadonlySet<string> = new Set(['watch_providers', 'rating', 'seasons', 'details']);
/** A title is not found beyond these. */
const LIKELY = 10;
const OLD_MS = DAY_MS;

/** The decision with its answer, or with the question which of several works is meant. */
export async function describedCall(
  decision: Running,
  call: DescribeCall,
  world: Catalogue,
  { read, asking }: Preparing,
): Promise<Decision> {
  const { args } = call;
  const told = (outside: Lookup<ItemMetadata>): Decision => ({
    ...decision,
    calls: [{ ...call, args: { ...args, outside } }],
  });
  if (args.url !== undefined) return told(await whatIsAt(args.url, world));
  if (args.tmdb_id !== undefined) return told(await workOf(args.kind ?? 'movie', args.tmdb_id, world));
  const kept = keptOf(args, read);
  if (kept?.exact === true) return told(await refreshed(kept.known, args.ask, asking.now, world));
  const list = await candidatesOf(args, world);
  const asUsual = (): Decision => told(kept === undefined ? { kind: 'none' } : kept.known);
  if (list.kind !== 'found') return list.kind === 'none' || kept !== undefined ? asUsual() : told(list);
  const meant = plainlyMeant(args.title, list.value);
  if (meant !== undefined) return told(await workOf(meant.kind, meant.tmdbId, world));
  const options = optionsOf(list.value, ({ kind, tmdbId, title }) => ({
    tool: 'describe_item',
    args: { title, ask: args.ask, kind, tmdb_id: tmdbId },
  }));
  return askWhich(['Achei mais de um para ', { bold: args.title }, '. Qual deles?'], list.value, options, asking);
}

/** What was kept of it; `exact` when it is named by its very title or by its place in a list. */
function keptOf({ item_id, title, kind }: DescribeArgs, read: Reads): { known: Known; exact: boolean } | undefined {
  if (item_id !== undefined) {
    const known = knownOf(read.itemsById([item_id])[0]);
    return known && { known, exact: true };
  }
  const { items } = bestItems(title, { limit: LIKELY }, read);
  const works = items.flatMap((item) => knownOf(item) ?? []).filter(({ value }) => value.kind !== 'link');
  const said = folded(title);
  const exact = works.filter(({ value }) => namesOf(value).includes(said));
  const meant = exact.find(({ value }) => value.kind === kind) ?? exact[0];
  if (meant !== undefined) return { known: meant, exact: true };
  return works[0] === undefined || works.length > 1 ? undefined : { known: works[0], exact: false };
}

function knownOf(item: Item | undefined): Known | undefined {
  const value = readItemMetadata(item?.metadata ?? null);
  return value === null || item === undefined
    ? undefined
    : { kind: 'found', value, asOf: item.knownAt ?? item.updatedAt, stale: false };
}

const namesOf = (of: ItemMetadata): readonly string[] =>
  [of.title, 'originalTitle' in of ? of.originalTitle : null].map((name) => folded(name ?? ''));

async function refreshed(known: Known, ask: string, now: number, world: Catalogue): Promise<Known> {
  const { value, asOf } = known;
  if (!VOLATILE.has(ask) || now - asOf < OLD_MS || (value.kind !== 'movie' && value.kind !== 'tv_show')) return known;
  const again = await workOf(value.kind, value.tmdbId, world);
  return again.kind === 'found' ? again : { ...known, stale: true };
}

/** The kind that was named first; a question that names none means either. */
async function candidatesOf(
  { title, kind, year }: DescribeArgs,
  world: Catalogue,
): Promise<Lookup<readonly Candidate[]>> {
  const named = { title, year };
  const [films, shows] = await Promise.all([worksNamed('movie', named, world), worksNamed('tv_show', named, world)]);
  const [first, second] = kind === 'tv_show' ? [shows, films] : [films, shows];
  if (kind !== undefined && first.kind === 'found') return first;
  if (first.kind === 'found' && second.kind === 'found') return { ...first, value: [...first.value, ...second.value] };
  if (first.kind === 'found') return first;
  return second.kind === 'found' || first.kind === 'none' ? second : first;
}

// Fallback chain of SPEC section 4.7: the first source, a cached value of the last day, the other sources, an older
// cached value, and only then no answer. Every figure carries its reliability and its time.

import type * as z from 'zod/mini';
import { DAY_MS } from '../../domain/durations.ts';
import { type Answer, type Lookup, type NotNow, notNow } from '../../domain/lookup.ts';
import type { Reliability } from '../../domain/market.ts';
import type { Clock } from '../../ports.ts';
import type { ClientCache } from '../client-cache.ts';

/** A price up to a month old is still useful with its date; an older one misleads. */
const OLDEST_MS = 30 * DAY_MS;

export type Trusted = { readonly reliability: Reliability };

export type FigureCache = { readonly cache: ClientCache; readonly clock: Clock };

export type Chain<T extends Trusted> = FigureCache & {
  readonly key: string;
  /** Milliseconds in which no source is asked again. */
  readonly freshMs: number;
  readonly schema: z.ZodMiniType<T>;
  /** In the order they are asked, without those that lack a key. Each answers with its own reliability. */
  readonly sources: readonly (() => Promise<Answer<T>>)[];
};

type Kept<T> = { readonly value: T; readonly at: number };

/** Never rejects. `stale`: the value is older than a current answer would be. */
export async function askedInOrder<T extends Trusted>(chain: Chain<T>): Promise<Lookup<T>> {
  const { clock, freshMs, sources } = chain;
  const kept = await keptFigure(chain);
  const age = kept === undefined ? Number.POSITIVE_INFINITY : clock.now() - kept.at;
  if (kept !== undefined && age < freshMs) return { kind: 'found', value: kept.value, asOf: kept.at, stale: false };

  const refusals: Exclude<Answer<T>, { kind: 'found' }>[] = [];
  const [first, ...others] = sources;
  const ask = async (source: () => Promise<Answer<T>>): Promise<Lookup<T> | undefined> => {
    const answer = await source().catch(() => notNow('bad_answer'));
    if (answer.kind === 'found') return remembered(chain, answer.value);
    refusals.push(answer);
    return undefined;
  };
  const primary = first === undefined ? undefined : await ask(first);
  if (primary !== undefined) return primary;
  if (kept !== undefined && age < DAY_MS) return old(kept, 70);
  for (const source of others) {
    const found = await ask(source);
    if (found !== undefined) return found;
  }
  if (kept !== undefined) return old(kept, 40);
  return refusals.find(({ kind }) => kind === 'none') ?? worst(refusals);
}

const old = <T extends Trusted>({ value, at }: Kept<T>, reliability: Reliability): Lookup<T> => ({
  kind: 'found',
  value: { ...value, reliability },
  asOf: at,
  stale: true,
});

/** The last failure other than a missing key. */
const worst = (refusals: readonly Answer<unknown>[]): NotNow =>
  refusals.filter((one) => one.kind === 'unavailable').findLast(({ reason }) => reason !== 'not_configured') ??
  notNow('not_configured');

async function remembered<T extends Trusted>({ cache, clock, key }: Chain<T>, value: T): Promise<Lookup<T>> {
  const at = clock.now();
  await cache.put(key, { at, value }, at + OLDEST_MS).catch(() => {});
  return { kind: 'found', value, asOf: at, stale: false };
}

async function keptFigure<T extends Trusted>({ cache, clock, key, schema }: Chain<T>): Promise<Kept<T> | undefined> {
  const kept = await cache.get(key).catch(() => undefined);
  if (kept === undefined || kept.value === null || clock.now() - kept.at >= OLDEST_MS) return undefined;
  const read = schema.safeParse(kept.value);
  return read.success ? { value: read.data, at: kept.at } : undefined;
}

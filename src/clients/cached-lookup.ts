// Cache in front of an external service. When the service gives no answer, an expired one is returned as stale.
// "Nothing found" is cached for minutes only (the film may be added tomorrow); failures never are.

import type * as z from 'zod/mini';
import { HOUR_MS, MINUTE_MS } from '../domain/durations.ts';
import { type Answer, type Lookup, notNow } from '../domain/lookup.ts';
import type { Clock } from '../ports.ts';
import type { CachedAnswer, ClientCache } from './client-cache.ts';

/** Milliseconds: how long an answer is fresh, and how long an older one may replace a missing answer. */
export type Freshness = { readonly freshMs: number; readonly staleMs: number };

const NONE_MS = 5 * MINUTE_MS;
export const DETAILS: Freshness = { freshMs: 24 * HOUR_MS, staleMs: 30 * 24 * HOUR_MS };
export const SEARCHES: Freshness = { freshMs: 6 * HOUR_MS, staleMs: 30 * 24 * HOUR_MS };
export const PAGES: Freshness = { freshMs: HOUR_MS, staleMs: 30 * 24 * HOUR_MS };

export type CachedLookup<T> = {
  readonly cache: ClientCache;
  readonly clock: Clock;
  readonly key: string;
  readonly freshness: Freshness;
  /** Validates cached values; an invalid one counts as absent. */
  readonly schema: z.ZodMiniType<T>;
};

/** Never rejects: a failing cache or an exception of the client counts as no answer. */
export async function cachedLookup<T>(of: CachedLookup<T>, ask: () => Promise<Answer<T>>): Promise<Lookup<T>> {
  const { clock, cache, key, freshness } = of;
  const known = await keptAnswer(of);
  if (known !== undefined && !('stale' in known && known.stale)) return known;
  const answer = await ask().catch(() => notNow('bad_answer'));
  if (answer.kind === 'unavailable') return known ?? answer;
  const at = clock.now();
  const value = answer.kind === 'found' ? answer.value : null;
  await cache.put(key, { at, value }, at + (value === null ? NONE_MS : freshness.staleMs)).catch(() => {});
  return answer.kind === 'found' ? { ...answer, asOf: at, stale: false } : answer;
}

async function keptAnswer<T>({
  cache,
  clock,
  key,
  freshness,
  schema,
}: CachedLookup<T>): Promise<Lookup<T> | undefined> {
  const kept: CachedAnswer | undefined = await cache.get(key).catch(() => undefined);
  if (kept === undefined) return undefined;
  const age = clock.now() - kept.at;
  if (kept.value === null) return age < NONE_MS ? { kind: 'none' } : undefined;
  if (age >= freshness.staleMs) return undefined;
  const read = schema.safeParse(kept.value);
  return read.success ? { kind: 'found', value: read.data, asOf: kept.at, stale: age >= freshness.freshMs } : undefined;
}

// The Market port over Brapi, Yahoo, Banco Central and Serper: quotes, indicators, inflation, results and news. The
// order of sources and the use of cached values are those of asked-in-order.

import * as z from 'zod/mini';
import type { LocalDate } from '../../domain/dates.ts';
import { HOUR_MS } from '../../domain/durations.ts';
import { type Lookup, notNow } from '../../domain/lookup.ts';
import type { Fundamentals, IndicatorName, Inflation, NewsItem, Quote, SourcedFigure } from '../../domain/market.ts';
import type { Clock } from '../../ports.ts';
import type { Bcb } from '../bcb/bcb.ts';
import type { Brapi } from '../brapi/brapi.ts';
import { cachedLookup } from '../cached-lookup.ts';
import type { ClientCache } from '../client-cache.ts';
import type { Serper } from '../serper/serper.ts';
import type { Yahoo } from '../yahoo/yahoo.ts';
import { fundamentalsLookup } from './company-results.ts';
import { quoteLookup } from './quotes.ts';
import { inflationLookup, rateLookup } from './rates.ts';

export type MarketDeps = {
  readonly brapi: Brapi;
  readonly yahoo: Yahoo;
  readonly bcb: Bcb;
  readonly serper: Serper;
  readonly cache: ClientCache;
  readonly clock: Clock;
};

/** The Market port with the caller's abort signal. */
export interface MarketSources {
  quote(symbol: string, signal?: AbortSignal): Promise<Lookup<Quote>>;
  indicator(name: IndicatorName, signal?: AbortSignal): Promise<Lookup<SourcedFigure>>;
  fundamentals(symbol: string, signal?: AbortSignal): Promise<Lookup<Fundamentals>>;
  inflation(since: LocalDate, signal?: AbortSignal): Promise<Lookup<Inflation>>;
  news(query: string, limit: number, signal?: AbortSignal): Promise<Lookup<readonly NewsItem[]>>;
}

const NEWS = { freshMs: HOUR_MS, staleMs: 24 * HOUR_MS };

const newsItems = z.readonly(
  z.array(z.object({ title: z.string(), url: z.string(), source: z.string(), snippet: z.nullable(z.string()) })),
);

/** Traded assets that are also asked for as indicators. */
const TRADED = { dolar: 'USD', euro: 'EUR', bitcoin: 'BTC', ibovespa: 'IBOV' } as const;

const isTraded = (name: IndicatorName): name is keyof typeof TRADED => name in TRADED;

/** Every figure carries its source and instant; a cached one is marked as such when no source answers. */
export function market(deps: MarketDeps): MarketSources {
  const { serper, cache, clock } = deps;
  const quote = quoteLookup(deps);
  const rate = rateLookup(deps);
  return {
    quote,
    fundamentals: fundamentalsLookup(deps),
    inflation: inflationLookup(deps),
    indicator: (name, signal) => (isTraded(name) ? quote(TRADED[name], signal) : rate(name, signal)),
    news(query, limit, signal) {
      const asked = query.trim().replace(/\s+/gu, ' ');
      if (asked === '') return Promise.resolve(notNow('bad_answer'));
      const key = `market1:news:${limit}:${asked.toLowerCase()}`;
      return cachedLookup({ cache, clock, key, freshness: NEWS, schema: newsItems }, () =>
        serper.news(asked, limit, signal),
      );
    },
  };
}

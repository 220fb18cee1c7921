// Wires quotes, rates and news. Every question has a deadline longer than one source may take, so that a silent source
// leaves time for the next.

import { bcb } from '../clients/bcb/bcb.ts';
import { brapi } from '../clients/brapi/brapi.ts';
import type { ClientCache } from '../clients/client-cache.ts';
import { market } from '../clients/market/market.ts';
import { serper } from '../clients/serper/serper.ts';
import { yahoo } from '../clients/yahoo/yahoo.ts';
import type { Clock, Http, Market } from '../ports.ts';
import type { Config } from './config.ts';

export type MarketRim = {
  readonly fetch: Http;
  readonly clock: Clock;
  readonly cache: ClientCache;
  /** How long one question waits for all sources together. */
  readonly deadlineMs?: number;
};

const DEADLINE_MS = 6_000;
/** Enough for three sources in a row. */
const MOST_SOURCES = 3;

/** Never rejects; without keys the sources that need none still answer. */
export function composeMarket({ market: keys }: Pick<Config, 'market'>, rim: MarketRim): Market {
  const { fetch, clock, cache, deadlineMs = DEADLINE_MS } = rim;
  const common = { fetch, clock, timeoutMs: Math.ceil(deadlineMs / MOST_SOURCES) };
  const sources = market({
    cache,
    clock,
    brapi: brapi({ ...common, ...keys.brapi }),
    yahoo: yahoo({ ...common, baseUrl: keys.yahooBaseUrl }),
    bcb: bcb({ ...common, baseUrl: keys.bcbBaseUrl }),
    serper: serper({ ...common, ...keys.serper }),
  });
  const deadline = (): AbortSignal => AbortSignal.timeout(deadlineMs);
  return {
    quote: (symbol) => sources.quote(symbol, deadline()),
    indicator: (name) => sources.indicator(name, deadline()),
    fundamentals: (symbol) => sources.fundamentals(symbol, deadline()),
    inflation: (since) => sources.inflation(since, deadline()),
    news: (query, limit) => sources.news(query, limit, deadline()),
  };
}

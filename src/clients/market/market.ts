// The Market port over Brapi, Yahoo, Banco Central and Serper: quotes, indicators, inflation, results and news. The
// order of sources and the use of cached values are those of asked-in-order.

import * as z from 'zod/mini';
import type { LocalDate } from '../../domain/dates.ts';
import type { Answer, Lookup } from '../../domain/lookup.ts';
import { notNow } from '../../domain/lookup.ts';
import type {
  Fundamentals,
  IndicatorName,
  Inflation,
  NewsItem,
  Quote,
  Reliability,
  SourcedFigure,
} from '../../domain/market.ts';
import type { Clock } from '../../ports.ts';
import type { Bcb } from '../bcb/bcb.ts';
import type { Brapi } from '../brapi/brapi.ts';
import { cachedLookup } from '../cached-lookup.ts';
import type { ClientCache } from '../client-cache.ts';
import { mappedAnswer } from '../mapped-answer.ts';
import type { Serper } from '../serper/serper.ts';
import type { Yahoo } from '../yahoo/yahoo.ts';
import { askedInOrder } from './asked-in-order.ts';
import { keptFigure, keptFundamentals, keptInflation, keptQuote } from './kept-figure.ts';
import { type Listing, listingOf } from './listings.ts';
import { compounded, factorOf, IPCA_BY_MONTH, PUBLISHED_RATES, type PublishedRate } from './published-rates.ts';
import type { PublishedResults } from './published-results.ts';
import type { TradedPrice } from './traded-price.ts';

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

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** SPEC section 2: quotes are cached for five minutes. */
const PRICES_MS = 5 * MINUTE;
/** These are published at most once a day. */
const RATES_MS = HOUR;
/** Decimal places of a factor: enough for a million reais to the centavo. */
const FACTOR_PLACES = 10;
const NEWS = { freshMs: HOUR, staleMs: 24 * HOUR };

const newsItems = z.readonly(
  z.array(z.object({ title: z.string(), url: z.string(), source: z.string(), snippet: z.nullable(z.string()) })),
);

/** Traded assets that are also asked for as indicators. */
const TRADED = { dolar: 'USD', euro: 'EUR', bitcoin: 'BTC', ibovespa: 'IBOV' } as const;

const isTraded = (name: IndicatorName): name is keyof typeof TRADED => name in TRADED;

export function market({ brapi, yahoo, bcb, serper, cache, clock }: MarketDeps): MarketSources {
  function quote(symbol: string, signal?: AbortSignal): Promise<Lookup<Quote>> {
    const listing = listingOf(symbol);
    if (listing === undefined) return Promise.resolve({ kind: 'none' });
    const sources = [brapiSource(listing, signal), yahooSource(listing, signal), ptaxSource(listing, signal)];
    return askedInOrder({
      cache,
      clock,
      key: `market1:quote:${listing.symbol}`,
      freshMs: PRICES_MS,
      schema: keptQuote,
      sources: sources.flatMap((source) => source ?? []),
    });
  }

  function brapiSource(listing: Listing, signal: AbortSignal | undefined) {
    const { brapi: listed } = listing;
    if (listed === undefined || !brapi.configured) return undefined;
    return async () => mappedAnswer(await brapi[listed.kind](listed.code, signal), quoteOf(listing, 'Brapi', 100));
  }

  function yahooSource(listing: Listing, signal: AbortSignal | undefined) {
    const { yahoo: spelled } = listing;
    if (spelled === undefined) return undefined;
    return async () => mappedAnswer(await yahoo.price(spelled, signal), quoteOf(listing, 'Yahoo Finanças', 85));
  }

  function ptaxSource({ symbol, name, bcb: series }: Listing, signal: AbortSignal | undefined) {
    if (series === undefined) return undefined;
    return async (): Promise<Answer<Quote>> =>
      mappedAnswer(await bcb.latest(series, 1, signal), (rows) => {
        const newest = rows.at(-1);
        if (newest === undefined) return undefined;
        const { value, date: of } = newest;
        return { symbol, name, value, of, unit: 'BRL', source: PTAX, reliability: 85, change: null };
      });
  }

  function rate(name: string, { series, unit, months }: PublishedRate, signal?: AbortSignal) {
    return askedInOrder({
      cache,
      clock,
      key: `market1:rate:${name}`,
      freshMs: RATES_MS,
      schema: keptFigure,
      sources: [
        async (): Promise<Answer<SourcedFigure>> =>
          mappedAnswer(await bcb.latest(series, months, signal), (rows) => {
            const newest = rows.at(-1);
            if (newest === undefined || rows.length < months) return undefined;
            const value = months === 1 ? newest.value : compounded(rows);
            return { value, unit, source: 'Banco Central', of: newest.date, reliability: 100 };
          }),
      ],
    });
  }

  function inflation(since: LocalDate, signal?: AbortSignal): Promise<Lookup<Inflation>> {
    const from = `${since.slice(0, 7)}-01` as LocalDate;
    return askedInOrder({
      cache,
      clock,
      key: `market1:ipca:${from}`,
      freshMs: RATES_MS,
      schema: keptInflation,
      sources: [
        async (): Promise<Answer<Inflation>> =>
          mappedAnswer(await bcb.since(IPCA_BY_MONTH, from, signal), (rows) => {
            const newest = rows.at(-1);
            if (newest === undefined || rows[0]?.date !== from) return undefined;
            const factor = factorOf(rows).toFixed(FACTOR_PLACES);
            const { date: to } = newest;
            return { factor, from, to, months: rows.length, source: 'Banco Central', of: to, reliability: 100 };
          }),
      ],
    });
  }

  function fundamentals(symbol: string, signal?: AbortSignal): Promise<Lookup<Fundamentals>> {
    const listing = listingOf(symbol);
    const { brapi: listed, yahoo: spelled } = listing ?? {};
    if (listing === undefined || listed?.kind !== 'share' || spelled === undefined)
      return Promise.resolve({ kind: 'none' });
    const told = resultsOf(listing);
    return askedInOrder({
      cache,
      clock,
      key: `market1:fundamentals:${listing.symbol}`,
      freshMs: RATES_MS,
      schema: keptFundamentals,
      sources: [
        ...(brapi.configured
          ? [async () => mappedAnswer(await brapi.fundamentals(listed.code, signal), told('Brapi', 100))]
          : []),
        async () => mappedAnswer(await yahoo.fundamentals(spelled, signal), told('Yahoo Finanças', 85)),
      ],
    });
  }

  return {
    quote,
    fundamentals,
    inflation,
    indicator: (name, signal) =>
      isTraded(name) ? quote(TRADED[name], signal) : rate(name, PUBLISHED_RATES[name], signal),
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

const PTAX = 'Banco Central (PTAX)';

/** Returns a price only in the currency the listing names; another currency would be another figure. */
const quoteOf =
  ({ symbol, name, unit }: Listing, source: string, reliability: Reliability) =>
  ({ value, currency, name: theirs, change, at }: TradedPrice): Quote | undefined => {
    const priced = currency === 'BRL' || currency === 'USD' ? currency : undefined;
    const shown = unit ?? priced;
    if (shown === undefined || ((shown === 'BRL' || shown === 'USD') && shown !== priced)) return undefined;
    return { symbol, name: name ?? theirs, value, unit: shown, source, of: at, reliability, change };
  };

const resultsOf =
  ({ symbol, name }: Listing) =>
  (source: string, reliability: Reliability) =>
  ({ at, name: theirs, ...figures }: PublishedResults): Fundamentals => ({
    ...figures,
    symbol,
    name: name ?? theirs,
    source,
    of: at,
    reliability,
  });

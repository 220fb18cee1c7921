// Quotes by symbol: Brapi first, then Yahoo, then Banco Central's PTAX for currencies.

import { MINUTE_MS } from '../../domain/durations.ts';
import type { Answer, Lookup } from '../../domain/lookup.ts';
import type { Quote, Reliability } from '../../domain/market.ts';
import type { Bcb } from '../bcb/bcb.ts';
import type { Brapi } from '../brapi/brapi.ts';
import { mappedAnswer } from '../mapped-answer.ts';
import type { Yahoo } from '../yahoo/yahoo.ts';
import { askedInOrder, type FigureCache } from './asked-in-order.ts';
import { keptQuote } from './kept-figure.ts';
import { type Listing, listingOf } from './listings.ts';
import type { TradedPrice } from './traded-price.ts';

/** Milliseconds; SPEC section 2: quotes are cached for five minutes. */
const PRICES_MS = 5 * MINUTE_MS;
const PTAX = 'Banco Central (PTAX)';

type QuoteDeps = FigureCache & { readonly brapi: Brapi; readonly yahoo: Yahoo; readonly bcb: Bcb };
type QuoteSource = (() => Promise<Answer<Quote>>) | undefined;

/** @param symbol of the catalogue (listings) or a ticker of B3; anything else is `none`. */
export function quoteLookup({ brapi, yahoo, bcb, cache, clock }: QuoteDeps) {
  return (symbol: string, signal?: AbortSignal): Promise<Lookup<Quote>> => {
    const listing = listingOf(symbol);
    if (listing === undefined) return Promise.resolve({ kind: 'none' });
    const sources = [
      brapiSource(brapi, listing, signal),
      yahooSource(yahoo, listing, signal),
      ptaxSource(bcb, listing, signal),
    ];
    return askedInOrder({
      cache,
      clock,
      key: `market1:quote:${listing.symbol}`,
      freshMs: PRICES_MS,
      schema: keptQuote,
      sources: sources.flatMap((source) => source ?? []),
    });
  };
}

function brapiSource(brapi: Brapi, listing: Listing, signal: AbortSignal | undefined): QuoteSource {
  const { brapi: listed } = listing;
  if (listed === undefined || !brapi.configured) return undefined;
  return async () => mappedAnswer(await brapi[listed.kind](listed.code, signal), quoteOf(listing, 'Brapi', 100));
}

function yahooSource(yahoo: Yahoo, listing: Listing, signal: AbortSignal | undefined): QuoteSource {
  const { yahoo: spelled } = listing;
  if (spelled === undefined) return undefined;
  return async () => mappedAnswer(await yahoo.price(spelled, signal), quoteOf(listing, 'Yahoo Finanças', 85));
}

function ptaxSource(bcb: Bcb, { symbol, name, bcb: series }: Listing, signal: AbortSignal | undefined): QuoteSource {
  if (series === undefined) return undefined;
  return async () =>
    mappedAnswer(await bcb.latest(series, 1, signal), (rows) => {
      const newest = rows.at(-1);
      if (newest === undefined) return undefined;
      const { value, date: of } = newest;
      return { symbol, name, value, of, unit: 'BRL', source: PTAX, reliability: 85, change: null };
    });
}

/** Returns a price only in the currency the listing names; another currency would be another figure. */
const quoteOf =
  ({ symbol, name, unit }: Listing, source: string, reliability: Reliability) =>
  ({ value, currency, name: theirs, change, at }: TradedPrice): Quote | undefined => {
    const priced = currency === 'BRL' || currency === 'USD' ? currency : undefined;
    const shown = unit ?? priced;
    if (shown === undefined || ((shown === 'BRL' || shown === 'USD') && shown !== priced)) return undefined;
    return { symbol, name: name ?? theirs, value, unit: shown, source, of: at, reliability, change };
  };

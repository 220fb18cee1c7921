// Results of a listed company (P/L, LPA, ROE…): Brapi first, then Yahoo.

import type { Lookup } from '../../domain/lookup.ts';
import type { Fundamentals, Reliability } from '../../domain/market.ts';
import type { Brapi } from '../brapi/brapi.ts';
import { mappedAnswer } from '../mapped-answer.ts';
import type { Yahoo } from '../yahoo/yahoo.ts';
import { askedInOrder, type FigureCache } from './asked-in-order.ts';
import { keptFundamentals } from './kept-figure.ts';
import { type Listing, listingOf } from './listings.ts';
import type { PublishedResults } from './published-results.ts';
import { RATES_MS } from './rates.ts';

type ResultDeps = FigureCache & { readonly brapi: Brapi; readonly yahoo: Yahoo };

/** @param symbol of a share; anything else is `none`. */
export function fundamentalsLookup({ brapi, yahoo, cache, clock }: ResultDeps) {
  return (symbol: string, signal?: AbortSignal): Promise<Lookup<Fundamentals>> => {
    const listing = listingOf(symbol);
    const { brapi: listed, yahoo: spelled } = listing ?? {};
    if (listing === undefined || listed?.kind !== 'share' || spelled === undefined)
      return Promise.resolve({ kind: 'none' });
    const from = resultsOf(listing);
    return askedInOrder({
      cache,
      clock,
      key: `market1:fundamentals:${listing.symbol}`,
      freshMs: RATES_MS,
      schema: keptFundamentals,
      sources: [
        ...(brapi.configured
          ? [async () => mappedAnswer(await brapi.fundamentals(listed.code, signal), from('Brapi', 100))]
          : []),
        async () => mappedAnswer(await yahoo.fundamentals(spelled, signal), from('Yahoo Finanças', 85)),
      ],
    });
  };
}

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

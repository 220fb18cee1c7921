// Client of Brapi (brapi.dev): shares, funds and indices of B3, currencies and crypto in reais. Every call needs a
// token, sent in a header so that it appears in no log of URLs.

import * as z from 'zod/mini';
import { inertText } from '../../domain/inert-text.ts';
import { type Answer, notNow } from '../../domain/lookup.ts';
import type { Clock, Http } from '../../ports.ts';
import { jsonApi } from '../json-api.ts';
import { mappedAnswer } from '../mapped-answer.ts';
import { changeText, decimalText } from '../market/decimal-text.ts';
import type { PublishedResults } from '../market/published-results.ts';
import type { TradedPrice } from '../market/traded-price.ts';
import { brapiFundamentals } from './fundamentals.ts';

export type BrapiDeps = {
  /** Undefined: every call answers `not_configured`. */
  readonly token: string | undefined;
  /** https://brapi.dev, or a local server. */
  readonly baseUrl: string;
  readonly fetch: Http;
  readonly clock: Clock;
  readonly timeoutMs?: number;
};

export interface Brapi {
  readonly configured: boolean;
  /** Ticker as B3 writes it: 'PETR4', 'HGLG11', '^BVSP'. */
  share(ticker: string, signal?: AbortSignal): Promise<Answer<TradedPrice>>;
  /** Reais per unit: 'USD', 'EUR'. */
  currency(code: string, signal?: AbortSignal): Promise<Answer<TradedPrice>>;
  /** Reais per unit: 'BTC', 'ETH'. */
  crypto(coin: string, signal?: AbortSignal): Promise<Answer<TradedPrice>>;
  /** Results of the company behind a ticker. */
  fundamentals(ticker: string, signal?: AbortSignal): Promise<Answer<PublishedResults>>;
}

const LONGEST_NAME = 80;

const optionalText = z.catch(z.nullable(z.string()), null);
const optionalNumber = z.catch(z.nullable(z.number()), null);
const traded = z.object({
  shortName: z.optional(optionalText),
  longName: z.optional(optionalText),
  coinName: z.optional(optionalText),
  currency: z.optional(optionalText),
  regularMarketPrice: z.number(),
  regularMarketChangePercent: z.optional(optionalNumber),
  regularMarketTime: z.optional(optionalText),
});
const shares = z.object({ results: z.array(traded) });
const coins = z.object({ coins: z.array(traded) });
/** Numbers are texts, and the time is seconds in a text. */
const currencies = z.object({
  currency: z.array(
    z.object({
      name: z.optional(optionalText),
      bidPrice: z.string(),
      percentageChange: z.optional(optionalText),
      updatedAtTimestamp: z.optional(optionalText),
    }),
  ),
});

const nameOf = (name: string | null | undefined): string | null => inertText(name ?? '', LONGEST_NAME) || null;

function priceOf(wire: z.infer<typeof traded>, now: number): TradedPrice | undefined {
  const value = decimalText(wire.regularMarketPrice);
  if (value === undefined || wire.regularMarketPrice <= 0) return undefined;
  const at = Date.parse(wire.regularMarketTime ?? '');
  return {
    value,
    currency: wire.currency ?? 'BRL',
    name: nameOf(wire.longName ?? wire.shortName ?? wire.coinName),
    change: changeText(wire.regularMarketChangePercent),
    at: Number.isNaN(at) ? now : at,
  };
}

/** Without a token every method answers `not_configured` and nothing is asked. Prices are decimal text in reais. */
export function brapi(deps: BrapiDeps): Brapi {
  const { token, clock } = deps;
  if (token === undefined) {
    const off = async () => notNow('not_configured');
    return { configured: false, share: off, currency: off, crypto: off, fundamentals: off };
  }
  const api = jsonApi({ ...deps, headers: { authorization: `Bearer ${token}` } });
  return {
    configured: true,
    async share(ticker, signal) {
      const found = await api.get(`/api/quote/${encodeURIComponent(ticker)}`, {}, shares, signal);
      return mappedAnswer(found, ({ results: [first] }) => first && priceOf(first, clock.now()));
    },
    fundamentals: (ticker, signal) => brapiFundamentals(api, ticker, clock.now(), signal),
    async crypto(coin, signal) {
      const found = await api.get('/api/v2/crypto', { coin, currency: 'BRL' }, coins, signal);
      return mappedAnswer(found, ({ coins: [first] }) => first && priceOf(first, clock.now()));
    },
    async currency(code, signal) {
      const found = await api.get('/api/v2/currency', { currency: `${code}-BRL` }, currencies, signal);
      return mappedAnswer(found, ({ currency: [first] }) => {
        if (first === undefined || !/^\d+(?:\.\d+)?$/u.test(first.bidPrice) || Number(first.bidPrice) <= 0)
          return undefined;
        const { name, bidPrice, percentageChange, updatedAtTimestamp: seconds } = first;
        const change = percentageChange ? changeText(Number(percentageChange)) : null;
        const at = seconds ? Number(seconds) * 1000 : Number.NaN;
        return { value: bidPrice, currency: 'BRL', name: nameOf(name), change, at: at > 0 ? at : clock.now() };
      });
    },
  };
}

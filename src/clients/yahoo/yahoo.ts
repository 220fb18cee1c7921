// Client of Yahoo Finanças' chart endpoint, the second source: without a key and without guarantees. Its `meta` has the
// latest price of any traded symbol: 'PETR4.SA', 'USDBRL=X', 'BTC-BRL', '^BVSP'.

import * as z from 'zod/mini';
import { inertText } from '../../domain/inert-text.ts';
import type { Answer } from '../../domain/lookup.ts';
import type { Clock, Http } from '../../ports.ts';
import { jsonApi } from '../json-api.ts';
import { mappedAnswer } from '../mapped-answer.ts';
import { changeText, decimalText } from '../market/decimal-text.ts';
import type { PublishedResults } from '../market/published-results.ts';
import type { TradedPrice } from '../market/traded-price.ts';
import { yahooFundamentals } from './fundamentals.ts';

export type YahooDeps = {
  /** https://query1.finance.yahoo.com, or a local server. */
  readonly baseUrl: string;
  readonly fetch: Http;
  readonly clock: Clock;
  readonly timeoutMs?: number;
};

export interface Yahoo {
  price(symbol: string, signal?: AbortSignal): Promise<Answer<TradedPrice>>;
  /** Results of the company behind a symbol: 'MGLU3.SA'. */
  fundamentals(symbol: string, signal?: AbortSignal): Promise<Answer<PublishedResults>>;
}

const LONGEST_NAME = 80;
/** Without a user agent it answers 429. */
const WHO = { 'user-agent': 'Mozilla/5.0 (compatible; Caderneta)' };

const optionalText = z.catch(z.nullable(z.string()), null);
const optionalNumber = z.catch(z.nullable(z.number()), null);
const chart = z.object({
  chart: z.object({
    result: z.nullable(
      z.array(
        z.object({
          meta: z.object({
            currency: z.optional(optionalText),
            longName: z.optional(optionalText),
            shortName: z.optional(optionalText),
            regularMarketPrice: z.number(),
            regularMarketTime: z.optional(optionalNumber),
            previousClose: z.optional(optionalNumber),
            chartPreviousClose: z.optional(optionalNumber),
          }),
        }),
      ),
    ),
  }),
});

/** Prices are decimal text in the currency of the symbol. */
export function yahoo(deps: YahooDeps): Yahoo {
  const api = jsonApi({ ...deps, headers: WHO });
  return {
    fundamentals: (symbol, signal) => yahooFundamentals(api, symbol, deps.clock.now(), signal),
    async price(symbol, signal) {
      // A range of one day, so that the close before the chart is that of the previous day.
      const path = `/v8/finance/chart/${encodeURIComponent(symbol)}`;
      const found = await api.get(path, { range: '1d', interval: '1d' }, chart, signal);
      return mappedAnswer(found, ({ chart: { result } }) => {
        const meta = result?.[0]?.meta;
        const value = meta && decimalText(meta.regularMarketPrice);
        if (value === undefined || meta === undefined || meta.regularMarketPrice <= 0) return undefined;
        const before = meta.previousClose ?? meta.chartPreviousClose ?? 0;
        const seconds = meta.regularMarketTime ?? 0;
        return {
          value,
          currency: meta.currency ?? '',
          name: inertText(meta.longName ?? meta.shortName ?? '', LONGEST_NAME) || null,
          change: before > 0 ? changeText((meta.regularMarketPrice / before - 1) * 100) : null,
          at: seconds > 0 ? seconds * 1000 : deps.clock.now(),
        };
      });
    },
  };
}

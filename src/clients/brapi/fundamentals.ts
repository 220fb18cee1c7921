// A company's results from Brapi. P/L and LPA come with every quote; the modules need a paid plan, and a request that
// names them without one is rejected as a whole.

import * as z from 'zod/mini';
import type { Answer } from '../../domain/lookup.ts';
import type { JsonApi } from '../json-api.ts';
import { mappedAnswer } from '../mapped-answer.ts';
import { decimalText, percentOf } from '../market/decimal-text.ts';
import type { PublishedResults } from '../market/published-results.ts';

const number = z.optional(z.catch(z.nullable(z.number()), null));
const results = z.object({
  results: z.array(
    z.object({
      longName: z.optional(z.catch(z.nullable(z.string()), null)),
      priceEarnings: number,
      earningsPerShare: number,
      regularMarketTime: z.optional(z.catch(z.nullable(z.string()), null)),
      defaultKeyStatistics: z.optional(z.catch(z.nullable(z.object({ priceToBook: number })), null)),
      financialData: z.optional(z.catch(z.nullable(z.object({ returnOnEquity: number })), null)),
    }),
  ),
});

const MODULES = 'defaultKeyStatistics,financialData';

/** Requests the modules first, and repeats the request without them when they are rejected. */
export async function brapiFundamentals(
  api: JsonApi,
  ticker: string,
  now: number,
  signal?: AbortSignal,
): Promise<Answer<PublishedResults>> {
  const ask = (query: Readonly<Record<string, string>>) =>
    api.get(`/api/quote/${encodeURIComponent(ticker)}`, { fundamental: 'true', ...query }, results, signal);
  const whole = await ask({ modules: MODULES });
  const refused = whole.kind === 'unavailable' && (whole.reason === 'refused' || whole.reason === 'bad_answer');
  return mappedAnswer(refused ? await ask({}) : whole, ({ results: [first] }) => first && published(first, now));
}

function published(wire: z.infer<typeof results>['results'][number], now: number): PublishedResults | undefined {
  const { priceEarnings, earningsPerShare, defaultKeyStatistics, financialData, longName } = wire;
  const pl = decimalText(priceEarnings ?? Number.NaN) ?? null;
  const lpa = decimalText(earningsPerShare ?? Number.NaN) ?? null;
  if (pl === null && lpa === null) return undefined;
  const at = Date.parse(wire.regularMarketTime ?? '');
  return {
    name: longName ?? null,
    pl,
    lpa,
    pvp: decimalText(defaultKeyStatistics?.priceToBook ?? Number.NaN) ?? null,
    roe: percentOf(financialData?.returnOnEquity),
    at: Number.isNaN(at) ? now : at,
  };
}

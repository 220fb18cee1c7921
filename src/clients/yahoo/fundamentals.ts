// A company's results from Yahoo, without a key. Each figure is a separate time series, oldest first.

import * as z from 'zod/mini';
import type { LocalDate } from '../../domain/dates.ts';
import type { Answer } from '../../domain/lookup.ts';
import type { JsonApi } from '../json-api.ts';
import { mappedAnswer } from '../mapped-answer.ts';
import { decimalText } from '../market/decimal-text.ts';
import type { PublishedResults } from '../market/published-results.ts';

const series = z.optional(
  z.array(
    z.nullable(
      z.object({
        asOfDate: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/u)),
        reportedValue: z.object({ raw: z.number() }),
      }),
    ),
  ),
);
const answer = z.object({
  timeseries: z.object({
    result: z.nullable(
      z.array(z.object({ trailingPeRatio: series, trailingDilutedEPS: series, trailingPbRatio: series })),
    ),
  }),
});

const KINDS = 'trailingPeRatio,trailingDilutedEPS,trailingPbRatio';
/** In seconds: two years contain four quarters of any company that publishes late. */
const LOOK_BACK_S = 2 * 365 * 24 * 3600;

/** @param symbol with its suffix ('PETR4.SA') @param now epoch milliseconds */
export async function yahooFundamentals(
  api: JsonApi,
  symbol: string,
  now: number,
  signal?: AbortSignal,
): Promise<Answer<PublishedResults>> {
  const seconds = Math.floor(now / 1000);
  const path = `/ws/fundamentals-timeseries/v1/finance/timeseries/${encodeURIComponent(symbol)}`;
  const query = { symbol, type: KINDS, period1: seconds - LOOK_BACK_S, period2: seconds };
  return mappedAnswer(await api.get(path, query, answer, signal), ({ timeseries: { result } }) => {
    const newest = (kind: 'trailingPeRatio' | 'trailingDilutedEPS' | 'trailingPbRatio') =>
      (result ?? []).flatMap((one) => one[kind] ?? []).findLast((one) => one !== null) ?? undefined;
    const [pl, lpa, pvp] = [newest('trailingPeRatio'), newest('trailingDilutedEPS'), newest('trailingPbRatio')];
    const dated = pl ?? lpa;
    if (dated === undefined) return undefined;
    const text = (one: typeof pl): string | null => (one && decimalText(one.reportedValue.raw)) ?? null;
    return { name: null, pl: text(pl), lpa: text(lpa), pvp: text(pvp), roe: null, at: dated.asOfDate as LocalDate };
  });
}

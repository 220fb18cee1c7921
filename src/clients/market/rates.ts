// Published rates and accumulated inflation, from Banco Central's series.

import type { LocalDate } from '../../domain/dates.ts';
import { HOUR_MS } from '../../domain/durations.ts';
import type { Lookup } from '../../domain/lookup.ts';
import type { Inflation, SourcedFigure } from '../../domain/market.ts';
import type { Bcb } from '../bcb/bcb.ts';
import { mappedAnswer } from '../mapped-answer.ts';
import { askedInOrder, type FigureCache } from './asked-in-order.ts';
import { keptFigure, keptInflation } from './kept-figure.ts';
import { compounded, factorOf, IPCA_BY_MONTH, PUBLISHED_RATES } from './published-rates.ts';

/** Milliseconds; these figures are published at most once a day. */
export const RATES_MS = HOUR_MS;
/** Decimal places of a factor: enough for a million reais to the centavo. */
const FACTOR_PLACES = 10;

type RateDeps = FigureCache & { readonly bcb: Bcb };
export type RateName = keyof typeof PUBLISHED_RATES;

/** The current value of a published rate. */
export function rateLookup({ bcb, cache, clock }: RateDeps) {
  return (name: RateName, signal?: AbortSignal): Promise<Lookup<SourcedFigure>> => {
    const { series, unit, months } = PUBLISHED_RATES[name];
    return askedInOrder<SourcedFigure>({
      cache,
      clock,
      key: `market1:rate:${name}`,
      freshMs: RATES_MS,
      schema: keptFigure,
      sources: [
        async () =>
          mappedAnswer(await bcb.latest(series, months, signal), (rows) => {
            const newest = rows.at(-1);
            if (newest === undefined || rows.length < months) return undefined;
            const value = months === 1 ? newest.value : compounded(rows);
            return { value, unit, source: 'Banco Central', of: newest.date, reliability: 100 };
          }),
      ],
    });
  };
}

/** IPCA accumulated from the month of `since` to the latest published month. */
export function inflationLookup({ bcb, cache, clock }: RateDeps) {
  return (since: LocalDate, signal?: AbortSignal): Promise<Lookup<Inflation>> => {
    const from = `${since.slice(0, 7)}-01` as LocalDate;
    return askedInOrder<Inflation>({
      cache,
      clock,
      key: `market1:ipca:${from}`,
      freshMs: RATES_MS,
      schema: keptInflation,
      sources: [
        async () =>
          mappedAnswer(await bcb.since(IPCA_BY_MONTH, from, signal), (rows) => {
            const newest = rows.at(-1);
            if (newest === undefined || rows[0]?.date !== from) return undefined;
            const factor = factorOf(rows).toFixed(FACTOR_PLACES);
            const { date: to } = newest;
            return { factor, from, to, months: rows.length, source: 'Banco Central', of: to, reliability: 100 };
          }),
      ],
    });
  };
}

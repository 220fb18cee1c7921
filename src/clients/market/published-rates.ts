// Rates the Banco Central publishes, by series number (dadosabertos.bcb.gov.br). Where a series is monthly and the rate is told by
// twelve months, the months are compounded here.

import type { IndicatorName, SourcedFigure } from '../../domain/market.ts';
import type { Observation } from '../bcb/bcb.ts';

export type PublishedRate = {
  readonly series: number;
  readonly unit: SourcedFigure['unit'];
  /** 12: the months are compounded; 1: the newest value is the rate. */
  readonly months: 1 | 12;
};

export const PUBLISHED_RATES = {
  /** The target set by Copom. */
  selic: { series: 432, unit: '% a.a.', months: 1 },
  /** The DI rate by the year of 252 days. */
  cdi: { series: 4389, unit: '% a.a.', months: 1 },
  ipca: { series: 13522, unit: '% 12 meses', months: 1 },
  igpm: { series: 189, unit: '% 12 meses', months: 12 },
  /** Deposits from 4 May 2012 on. */
  poupanca: { series: 195, unit: '% a.m.', months: 1 },
  tr: { series: 226, unit: '% a.m.', months: 1 },
} as const satisfies Partial<Record<IndicatorName, PublishedRate>>;

/** IPCA of each month, %. */
export const IPCA_BY_MONTH = 433;

/** Month rates in percent as the factor of them all. */
export const factorOf = (months: readonly Observation[]): number =>
  months.reduce((product, { value }) => product * (1 + Number(value) / 100), 1);

/** Month rates in percent as one rate of them all, to the two decimals the institutes publish. */
export const compounded = (months: readonly Observation[]): string => ((factorOf(months) - 1) * 100).toFixed(2);

// Rates published by Banco Central, by series number (dadosabertos.bcb.gov.br). Monthly series quoted over twelve
// months are compounded here.

import type { IndicatorName, SourcedFigure } from '../../domain/market.ts';
import type { Observation } from '../bcb/bcb.ts';

export type PublishedRate = {
  readonly series: number;
  readonly unit: SourcedFigure['unit'];
  /** 12: compound that many monthly values; 1: the latest value is the rate. */
  readonly months: 1 | 12;
};

export const PUBLISHED_RATES = {
  /** The target set by Copom. */
  selic: { series: 432, unit: '% a.a.', months: 1 },
  /** DI rate, for a year of 252 days. */
  cdi: { series: 4389, unit: '% a.a.', months: 1 },
  ipca: { series: 13522, unit: '% 12 meses', months: 1 },
  igpm: { series: 189, unit: '% 12 meses', months: 12 },
  /** Deposits since 4 May 2012. */
  poupanca: { series: 195, unit: '% a.m.', months: 1 },
  tr: { series: 226, unit: '% a.m.', months: 1 },
} as const satisfies Partial<Record<IndicatorName, PublishedRate>>;

/** Monthly IPCA, %. */
export const IPCA_BY_MONTH = 433;

/** Monthly rates in percent as one factor. */
export const factorOf = (months: readonly Observation[]): number =>
  months.reduce((product, { value }) => product * (1 + Number(value) / 100), 1);

/** Monthly rates in percent as one compounded rate with two decimals, as published. */
export const compounded = (months: readonly Observation[]): string => ((factorOf(months) - 1) * 100).toFixed(2);

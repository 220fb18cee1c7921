// Market data: prices, rates, results, news. Decimal strings, since rates are not centavos and a float would not be the
// published figure.

import type { LocalDate } from './dates.ts';

/**
 * Indicators with one current value. Rates are % p.a. except `ipca` and `igpm` (12 months), `poupanca` and `tr` (% per
 * month).
 */
export type IndicatorName =
  | 'selic'
  | 'cdi'
  | 'ipca'
  | 'igpm'
  | 'poupanca'
  | 'tr'
  | 'dolar'
  | 'euro'
  | 'bitcoin'
  | 'ibovespa';

/** 100 primary source, 85 another source, 70 kept for less than 24 h, 40 older (SPEC section 4.7). */
export type Reliability = 100 | 85 | 70 | 40;

export type SourcedFigure = {
  /** A decimal with a point: '14.75', '5.4321'. */
  readonly value: string;
  readonly unit: 'BRL' | 'USD' | '% a.a.' | '% a.m.' | '% 12 meses' | 'pontos';
  /** The source named beside the figure: 'Banco Central', 'Brapi', 'Yahoo Finanças'. */
  readonly source: string;
  /** The date or time the figure refers to, as the source gives it. */
  readonly of: LocalDate | number;
  readonly reliability: Reliability;
};

export type Quote = SourcedFigure & {
  /** The exchange's symbol: 'PETR4'; otherwise our code: 'USD', 'IBOV'. */
  readonly symbol: string;
  readonly name: string | null;
  /** Percent since the previous close, as a decimal string; null when not given. */
  readonly change: string | null;
};

/** A company's last published results per share. Decimal texts; null when not published or not applicable. */
export type Fundamentals = {
  readonly symbol: string;
  readonly name: string | null;
  /** Price divided by twelve-month earnings per share; null after a loss. */
  readonly pl: string | null;
  /** Earnings per share over twelve months, in reais; negative is a loss. */
  readonly lpa: string | null;
  /** Price divided by book value per share. */
  readonly pvp: string | null;
  /** Return on equity, % per year. */
  readonly roe: string | null;
  readonly source: string;
  readonly of: LocalDate | number;
  readonly reliability: Reliability;
};

/** IPCA from a month to the last one published, both inclusive. */
export type Inflation = {
  /** The factor prices were multiplied by: a decimal text, '1.8235'. */
  readonly factor: string;
  /** The first day of each month. */
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly months: number;
  readonly source: string;
  readonly of: LocalDate;
  readonly reliability: Reliability;
};

export type NewsItem = {
  readonly title: string;
  readonly url: string;
  readonly source: string;
  readonly snippet: string | null;
};

// Figures of the outside world: what a share costs, what Selic pays. Decimal strings, since a rate is not centavos and a float
// would not be the figure they published.

import type { LocalDate } from './dates.ts';

/** What has one published value at a time. Rates are % a.a. but `ipca` and `igpm` (12 months), `poupanca` and `tr` (% a.m.). */
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
  /** Shown to the person beside the figure: 'Banco Central', 'Brapi', 'Yahoo Finanças'. */
  readonly source: string;
  /** The day or the moment it is of, as the source says. */
  readonly of: LocalDate | number;
  readonly reliability: Reliability;
};

export type Quote = SourcedFigure & {
  /** As the exchange writes it: 'PETR4'; for what has no ticker the code it is asked by: 'USD', 'IBOV'. */
  readonly symbol: string;
  readonly name: string | null;
  /** Percent since the close before, a decimal string; null when they did not say. */
  readonly change: string | null;
};

/** What a company's last published results say of its share. Decimals as texts; null: not published, or there is no such thing. */
export type Fundamentals = {
  readonly symbol: string;
  readonly name: string | null;
  /** Price over the profit per share of twelve months; null after a loss. */
  readonly pl: string | null;
  /** Reais per share in twelve months; negative is a loss. */
  readonly lpa: string | null;
  /** Price over what the books say the share is worth. */
  readonly pvp: string | null;
  /** Profit over the owners' capital, % a year. */
  readonly roe: string | null;
  readonly source: string;
  readonly of: LocalDate | number;
  readonly reliability: Reliability;
};

/** IPCA from a month to the last one published, both included. */
export type Inflation = {
  /** What prices were multiplied by: a decimal text, '1.8235'. */
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

// A playbook answers one kind of hard question without a model: it combines the question's figures, the person's records and published rates with
// formulas. A figure that none of them gives is asked for, never assumed.

import type { Chart } from '../domain/chart.ts';
import type { LocalDate } from '../domain/dates.ts';
import type { AskedFigure, HardQuestion, OwnFigure } from '../domain/hard-question.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';
import type { Fundamentals, IndicatorName, Inflation, NewsItem, Quote, SourcedFigure } from '../domain/market.ts';
import type { LikelyAnswer, NeededFigure } from '../domain/mission-news.ts';
import type { Findings } from './consolidation.ts';

export type Rates = { readonly [Name in IndicatorName]?: SourcedFigure };

/** Sector peers of the company the question names. */
export type Sector = { readonly name: string; readonly companies: readonly Fundamentals[] };

export type Asked = HardQuestion & {
  readonly ledger: LedgerReads;
  readonly today: LocalDate;
  /** Published rates among those the playbook requested. */
  readonly rates: Rates;
  /** Quote of the company the question names. */
  readonly quote?: Quote;
  readonly news?: readonly NewsItem[];
  readonly fundamentals?: Fundamentals;
  readonly sector?: Sector;
  /** IPCA accumulated since the month the question names. */
  readonly inflation?: Inflation;
};

export type Needs = NeededFigure & { readonly kind: 'needs' };

export type PlaybookOutcome =
  | {
      readonly kind: 'found';
      readonly findings: Findings;
      /** A table or chart of the answer, computed only on request. */
      readonly picture?: () => Chart | undefined;
    }
  | Needs;

export type Playbook = {
  /** Published rates it needs; absent where it needs none. */
  readonly indicators?: readonly IndicatorName[];
  /** Pure function of its argument. */
  readonly run: (asked: Asked) => PlaybookOutcome;
};

/** @param likely answers offered as buttons */
export const needs = (figure: AskedFigure, question: string, likely?: readonly LikelyAnswer[]): Needs => ({
  kind: 'needs',
  figure,
  question,
  ...(likely === undefined ? {} : { likely }),
});

/** Asks for what is true of the person whatever the question is, so it is asked once (`HardQuestion.earlier`). */
export const needsOwn = (own: OwnFigure, question: string): Needs => ({
  ...needs(own === 'gross' ? 'income' : own, question),
  own,
});

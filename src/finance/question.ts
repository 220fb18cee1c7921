// A question that a filter and one aggregate answer: a closed language, so that whatever was said becomes prepared SQL and nothing
// else. The slots are those of LANGUAGE.md section 4, said in words or planned by a model.

import type { LocalDate, Period } from '../domain/dates.ts';

export type QuestionOp =
  | 'sum'
  | 'count'
  | 'count_zero_days'
  | 'avg'
  | 'max'
  | 'min'
  | 'list'
  | 'last'
  | 'breakdown'
  | 'summary'
  | 'share'
  | 'balance'
  | 'net_worth'
  | 'invested_total'
  | 'saved_total'
  | 'savings'
  | 'compare'
  | 'budget_status'
  | 'goal_status'
  | 'receivables'
  | 'debts_total'
  | 'installments_list'
  | 'invoice'
  | 'card_limit'
  | 'due'
  | 'paid_check'
  | 'recurring_list'
  | 'what_if'
  | 'forecast';

export type QuestionSide = { readonly period?: Period; readonly category?: string; readonly merchant?: string };

export type Question = {
  readonly op: QuestionOp;
  readonly period?: Period;
  readonly type?: 'expense' | 'income' | 'transfer' | 'both';
  readonly category?: string;
  readonly merchant?: string;
  readonly account?: string;
  readonly payment_method?: string;
  readonly counterpart?: string;
  readonly name?: string;
  readonly group_by?:
    | 'category'
    | 'merchant'
    | 'day'
    | 'weekday'
    | 'week'
    | 'month'
    | 'payment_method'
    | 'account'
    | 'counterpart';
  readonly granularity?: 'day' | 'week' | 'month' | 'purchase';
  readonly metric?: 'count' | 'amount';
  readonly top_n?: number;
  readonly limit?: number;
  readonly min_cents?: number;
  readonly max_cents?: number;
  readonly of?: string;
  readonly as_of?: LocalDate;
  readonly check?: string;
  readonly asset_class?: string;
  readonly compare_to?: Period | 'budget' | 'income' | 'average';
  readonly a?: QuestionSide;
  readonly b?: QuestionSide;
  readonly amount_cents?: number;
  readonly delta?: 'expense' | 'income';
};

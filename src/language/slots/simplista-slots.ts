// Slots of a question that one filter and one aggregate over stored data can answer.

import type { LocalDate, Period } from '../../domain/dates.ts';
import type { Category } from '../categories/category.ts';
import type { PaymentMethod } from './lancamento-slots.ts';

export type Op =
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

export type Side = { readonly period?: Period; readonly category?: Category; readonly merchant?: string };

export type SimplistaSlots = {
  readonly op: Op;
  /** Absent when not given: flow operations then mean the current month, stock operations mean now. */
  readonly period?: Period;
  readonly type?: 'expense' | 'income' | 'transfer' | 'both';
  readonly category?: Category;
  readonly merchant?: string;
  readonly account?: string;
  readonly payment_method?: PaymentMethod;
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
  readonly filter?: string;
  readonly of?: string;
  readonly as_of?: LocalDate;
  readonly check?: string;
  readonly asset_class?: string;
  readonly compare_to?: Period | 'budget' | 'income' | 'average';
  readonly a?: Side;
  readonly b?: Side;
  readonly amount_cents?: number;
  readonly delta?: 'expense' | 'income';
};

// The slots of each intent, in snake_case because they cross prompts, logs and labelled data unchanged. Money in
// centavos, dates as local ISO text, absent means not given.

import type { LocalDate, Period } from '../../domain/dates.ts';
import type { Rhythm, Weekday } from '../../domain/rhythm.ts';
import type { Category } from '../categories/category.ts';
import type { Figure } from '../figures/figure.ts';
import type { Intent } from '../intent.ts';
import type { LancamentoSlots, PaymentMethod } from './lancamento-slots.ts';
import type { EnrichSlots, ItemType, QuerySlots, ReminderSlots, SaveSlots } from './memory-slots.ts';
import type { SimplistaSlots } from './simplista-slots.ts';

export type RecurringSlots = {
  readonly type?: 'expense' | 'income' | 'transfer';
  readonly amount_cents?: number;
  readonly category?: Category;
  readonly description?: string;
  readonly recurrence?: Rhythm['every'];
  readonly interval?: number;
  readonly day_of_month?: number;
  readonly weekday?: Weekday;
  readonly day_rule?: string;
  readonly month?: number;
  readonly payment_method?: PaymentMethod;
  readonly account?: string;
  readonly action?: 'cancel' | 'pause' | 'resume' | 'skip';
};

export type BudgetSlots = {
  readonly amount_cents?: number;
  readonly category?: Category;
  readonly merchant?: string;
  readonly period?: 'daily' | 'weekly' | 'monthly' | 'yearly';
  readonly alert?: true;
};

export type GoalSlots = {
  readonly amount_cents?: number;
  readonly name?: string;
  readonly due?: LocalDate;
  readonly period?: 'weekly' | 'monthly';
};

export type TxTarget =
  | 'last'
  | { readonly description?: string; readonly amount_cents?: number; readonly date?: LocalDate };

export type EditSlots = { readonly target: TxTarget; readonly changes: Readonly<Record<string, unknown>> };

export type UndoSlots = {
  readonly target?: TxTarget;
  /** "o último gasto", "a última entrada": the last one of that type. */
  readonly type?: 'expense' | 'income';
  readonly count?: number;
  readonly scope?: 'all';
  readonly period?: Period;
  readonly selection?: readonly number[];
};

type Slots = {
  lancamento: LancamentoSlots;
  recurring_set: RecurringSlots;
  budget_set: BudgetSlots;
  goal_set: GoalSlots;
  simplista: SimplistaSlots;
  export: { readonly format?: 'pdf' | 'csv' | 'xlsx' | 'json'; readonly period?: Period; readonly type?: string };
  /** `figures`: the numbers in the question, in text order (figures/figure.ts); absent when there are none. */
  complexa: { readonly domain: string; readonly coordinator: string; readonly figures?: readonly Figure[] };
  save: SaveSlots;
  save_previous: { readonly refers_to: 'previous'; readonly item_type?: ItemType };
  enrich: EnrichSlots;
  reminder_set: ReminderSlots;
  search: QuerySlots;
  list_all: QuerySlots;
  /** `list`: the person's list the named thing is to be removed from. */
  delete_item: QuerySlots & {
    readonly selection?: readonly number[];
    readonly target?: 'last';
    readonly list?: string;
  };
  delete_all: {
    readonly item_type: ItemType | 'all';
    readonly except?: readonly ItemType[];
    /** Names of what is not to go. */
    readonly kept?: readonly string[];
  };
  deny: { readonly none_of_options?: true };
  select_option: { readonly selection: readonly number[] };
  answer_slot: Partial<LancamentoSlots>;
  /** `amount_cents`: how much of the asset, to be converted to reais. */
  quote: { readonly asset: string; readonly amount_cents?: number };
  switch_agent: { readonly agent?: string };
  edit_transaction: EditSlots;
  undo_transaction: UndoSlots;
  account_set: {
    readonly account?: string;
    readonly kind?: 'checking' | 'savings' | 'card' | 'cash' | 'investment';
    readonly balance_cents?: number;
    readonly closing_day?: number;
    readonly due_day?: number;
    readonly limit_cents?: number;
  };
  debt_set: {
    readonly creditor?: string;
    readonly description?: string;
    readonly amount_cents?: number;
    readonly monthly_rate?: number;
    readonly installments?: number;
    readonly installment_cents?: number;
    readonly paid?: number;
  };
  profile_set: { readonly fact: string; readonly value: string | number };
  edit_memory: {
    readonly target: string | number | 'last';
    readonly changes: Readonly<Record<string, string>>;
    /** The target is a reminder, and `content` is its new time. */
    readonly item_type?: 'reminder';
    /** Added to the note's text instead of replacing it. */
    readonly adds?: true;
    /** Shifts a reminder when no new time is given; negative is earlier. */
    readonly shift_minutes?: number;
  };
  mark_item: { readonly title: string; readonly watched?: boolean; readonly rating?: number };
  category_teach: { readonly merchant: string; readonly category: Category };
  feedback: { readonly value: 'up' | 'down' };
  link_channel: { readonly code?: string };
  household: { readonly code?: string };
  split_settle: { readonly counterpart?: string; readonly amount_cents?: number };
};

/** The slots of an intent; none for those that carry nothing. */
export type SlotsOf<I extends Intent> = I extends keyof Slots ? Slots[I] : Readonly<Record<string, never>>;

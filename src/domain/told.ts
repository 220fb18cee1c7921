// What a person told about their money that is not a movement: cards, ceilings, goals, debts, repetitions, the category of a
// merchant, facts about themselves. One row per kind and key; telling again replaces it, and the journal can put it back.

import type { LocalDate } from './dates.ts';
import type { ContaKind } from './ledger.ts';

type Pace = 'daily' | 'weekly' | 'monthly' | 'yearly';

export type ToldValues = {
  /** Key: ContaKey. Days are 1 to 31. */
  conta: {
    readonly slug: string;
    readonly kind: ContaKind;
    readonly closingDay?: number;
    readonly dueDay?: number;
    readonly limitCents?: number;
  };
  /** Key: category, or the folded words of a merchant, or 'total'. */
  orcamento: { readonly cents: number; readonly category?: string; readonly words?: string; readonly pace: Pace };
  /** Key: folded name. */
  meta: { readonly name: string; readonly cents: number; readonly due?: LocalDate; readonly since: LocalDate };
  /** Key: folded creditor or description. */
  divida: {
    readonly name: string;
    readonly cents: number;
    readonly monthlyRate?: number;
    readonly parcelas?: number;
    readonly parcelaCents?: number;
    readonly paid?: number;
  };
  /** Key: folded description. */
  recorrencia: {
    readonly kind: 'despesa' | 'receita' | 'transferencia';
    readonly description: string;
    readonly cents?: number;
    readonly category: string;
    readonly every: string;
    readonly dayOfMonth?: number;
    readonly weekday?: string;
    readonly dayRule?: string;
    readonly month?: number;
    readonly since: LocalDate;
  };
  /** Key: folded merchant. */
  categoria: { readonly words: string; readonly category: string };
  /** Key: the fact, e.g. 'age', 'name', 'month_start'. */
  perfil: { readonly value: string | number };
};

export type ToldKind = keyof ToldValues;

export type Told<K extends ToldKind = ToldKind> = {
  [Kind in K]: { readonly kind: Kind; readonly key: string; readonly value: ToldValues[Kind] };
}[K];

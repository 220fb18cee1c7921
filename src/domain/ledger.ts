// A ledger entry. One purchase is ONE entry: instalments, faturas and balances are derived from it and never stored, so
// they cannot disagree. All amounts are in centavos.

import * as z from 'zod/mini';
import type { LocalDate } from './dates.ts';
import type { Instant, LancamentoId } from './ids.ts';

/**
 * `ajuste` sets a balance to what the person reported; it is neither income nor expense. `estorno` is a refund of a
 * purchase: it reduces the expense of its category and is never income. `antecipacao` moves the last instalments of a
 * purchase to its own date and moves no money.
 */
export type LancamentoKind =
  | 'despesa'
  | 'receita'
  | 'transferencia'
  | 'investimento'
  | 'ajuste'
  | 'estorno'
  | 'antecipacao';

export const paymentMethodSchema = z.enum(['pix', 'credito', 'debito', 'dinheiro', 'boleto', 'transferencia', 'vale']);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

/** Kinds a person describes. */
export const contaKindSchema = z.enum(['corrente', 'carteira', 'poupanca', 'investimento', 'cartao']);
export type ToldContaKind = z.infer<typeof contaKindSchema>;

/** `carne`: what is still to be paid, in instalments, of purchases that are on no card. */
export type ContaKind = ToldContaKind | 'carne';

/** Where money is or is owed, e.g. the card and the account of one bank; only built by `contaKey`. */
export type ContaKey = string & { readonly __brand: 'ContaKey' };

/** "Tenho 3 mil na conta": the one that was told without a name. What moves without saying where moves there. */
export const UNNAMED_CONTA = 'corrente:conta' as ContaKey;

export const contaKeySchema = z.pipe(z.string().check(z.minLength(1)), z.custom<ContaKey, string>());

/** An entry's fields. `''` means "not given" for texts, so that one prepared statement serves every filter. */
export type LancamentoFields = {
  readonly kind: LancamentoKind;
  /** The whole purchase, or the person's own share when it was split. Always > 0. */
  readonly cents: number;
  readonly category: string;
  readonly description: string;
  /** Local date; its month is the entry's month. */
  readonly date: LocalDate;
  readonly precision: 'day' | 'week' | 'weekend' | 'month';
  readonly method: PaymentMethod | '';
  /** The conta the money left. */
  readonly from: ContaKey | '';
  /** The conta the money reached. */
  readonly to: ContaKey | '';
  readonly counterpart: string;
  /** 1 = paid at once. For an `antecipacao`, the number of instalments it brings forward. */
  readonly parcelas: number;
  /** The purchase an `estorno` or `antecipacao` refers to; 0 = unknown. */
  readonly of: LancamentoId | 0;
  /** What others owe the person for it. */
  readonly receivable: number;
  /** `pendente` is an obligation with a date: excluded from all sums until it is paid. */
  readonly status: 'paga' | 'pendente';
};

export type Lancamento = LancamentoFields & {
  readonly id: LancamentoId;
  /** 1 when created; every correction, removal and undo adds one. */
  readonly version: number;
  readonly recordedAt: Instant;
  /** Set when it was removed; it is then excluded from all sums. */
  readonly voidedAt: Instant | null;
  /** Name of the household member who recorded it; '' when they have no name. Absent for one's own. */
  readonly by?: string;
};

/** One version: the first, or the result of a correction. */
export type LancamentoVersion = LancamentoFields & {
  readonly version: number;
  readonly at: Instant;
  readonly voided: boolean;
};

/** What an entry has to be for one way of belonging: all that is given, with any of the words and none of the others. */
export type FilterPart = {
  readonly category?: string;
  readonly conta?: string;
  readonly method?: string;
  /** Beginnings of folded words; a space behind makes it the whole word. */
  readonly words?: readonly string[];
  readonly except?: readonly string[];
};

/** A filter. Absent = any. Selects live entries only; `pendente` ones only when asked for. */
export type LedgerFilter = {
  /**
   * 'fluxo' = income and expense; 'movimento' = transfers and investments. Sums of 'despesa' and 'fluxo' have refunds
   * subtracted; a list of 'despesa' does not show them.
   */
  readonly kind?: LancamentoKind | 'fluxo' | 'movimento';
  readonly from?: LocalDate;
  readonly to?: LocalDate;
  readonly category?: string;
  /** Folded whole words or prefixes in the description or the counterpart. */
  readonly words?: string;
  /** Beside `words`, beginnings of words that will do as well, folded. */
  readonly alike?: readonly string[];
  /** Any of these will do. */
  readonly anyOf?: readonly FilterPart[];
  /** None of these. */
  readonly noneOf?: readonly FilterPart[];
  readonly conta?: string;
  readonly method?: string;
  readonly minCents?: number;
  readonly maxCents?: number;
  readonly status?: 'paga' | 'pendente';
  /** Only purchases in instalments. */
  readonly parcelada?: true;
  /** Only entries others still owe for. */
  readonly receivable?: true;
  /** Only entries that change another: estornos, antecipações and ajustes. */
  readonly adjusting?: true;
};

export type LedgerOrder = 'newest' | 'oldest' | 'largest' | 'smallest' | 'recorded';

export type Total = { readonly cents: number; readonly count: number };

export type GroupBy = 'category' | 'words' | 'day' | 'weekday' | 'month' | 'method' | 'conta' | 'counterpart' | 'kind';

export type Group = Total & { readonly key: string };

/** One row of the month rollup. */
export type MonthTotal = Total & {
  readonly month: string;
  readonly kind: LancamentoKind;
  readonly category: string;
};

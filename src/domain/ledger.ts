// A movement of money as it is kept. One purchase is ONE record: parcelas, faturas and balances derive from it and are never
// stored beside it, so that they cannot disagree. Every figure is in centavos.

import * as z from 'zod/mini';
import type { LocalDate } from './dates.ts';
import type { Instant, LancamentoId } from './ids.ts';

/**
 * `ajuste` sets a balance to what the person said it is; it is neither income nor expense. `estorno` is money of a purchase that came
 * back: it takes from the expense of its category and is never income. `antecipacao` brings the last parcelas of a purchase to its own
 * day and moves no money.
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

export const contaKindSchema = z.enum(['corrente', 'carteira', 'poupanca', 'investimento', 'cartao']);
export type ContaKind = z.infer<typeof contaKindSchema>;

/** Where money sits or is owed, e.g. the card and the account of one bank: built by `contaKey` only. */
export type ContaKey = string & { readonly __brand: 'ContaKey' };

export const contaKeySchema = z.pipe(z.string().check(z.minLength(1)), z.custom<ContaKey, string>());

/** What a record says. `''` is "not said" for texts, so that one prepared statement serves every filter. */
export type LancamentoFields = {
  readonly kind: LancamentoKind;
  /** The whole purchase; the person's own share when it was split. Always > 0. */
  readonly cents: number;
  readonly category: string;
  readonly description: string;
  /** On the person's calendar; the month of the record is the month of this date. */
  readonly date: LocalDate;
  readonly precision: 'day' | 'week' | 'weekend' | 'month';
  readonly method: PaymentMethod | '';
  /** Where the money left. */
  readonly from: ContaKey | '';
  /** Where the money arrived. */
  readonly to: ContaKey | '';
  readonly counterpart: string;
  /** 1 = paid at once. Of an `antecipacao`, how many it brings forward. */
  readonly parcelas: number;
  /** The purchase an `estorno` or `antecipacao` is of; 0 = none known. */
  readonly of: LancamentoId | 0;
  /** What others owe the person for it. */
  readonly receivable: number;
  /** `pendente` is an obligation with a date: it counts in nothing until it is paid. */
  readonly status: 'paga' | 'pendente';
};

export type Lancamento = LancamentoFields & {
  readonly id: LancamentoId;
  /** 1 when recorded; every correction, removal and undo adds one. */
  readonly version: number;
  readonly recordedAt: Instant;
  /** Set when it was taken back; it then counts in nothing. */
  readonly voidedAt: Instant | null;
  /** Who else of the household recorded it, by name; '' for one without a name. Absent for one's own. */
  readonly by?: string;
};

/** One state of a record: the first, and what each correction made of it. */
export type LancamentoVersion = LancamentoFields & {
  readonly version: number;
  readonly at: Instant;
  readonly voided: boolean;
};

/** What a question asks for. Absent = any. Only live records are ever seen; `pendente` ones only when asked for. */
export type LedgerFilter = {
  /**
   * 'fluxo' = income and expense; 'movimento' = transfers and investments. Sums of 'despesa' and 'fluxo' have the estornos taken off;
   * a list of 'despesa' does not show them.
   */
  readonly kind?: LancamentoKind | 'fluxo' | 'movimento';
  readonly from?: LocalDate;
  readonly to?: LocalDate;
  readonly category?: string;
  /** Whole words or beginnings of words of the description or the counterpart, folded. */
  readonly words?: string;
  readonly conta?: string;
  readonly method?: string;
  readonly minCents?: number;
  readonly maxCents?: number;
  readonly status?: 'paga' | 'pendente';
  /** Only purchases in parcelas. */
  readonly parcelada?: true;
  /** Only what others still owe for. */
  readonly receivable?: true;
  /** Only what changes another record: estornos, antecipações and ajustes. */
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

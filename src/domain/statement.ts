// A movement of a bank's statement, ready to be kept: what the person is shown before they agree is exactly what is recorded.

import type { LocalDate } from './dates.ts';
import type { ContaKey, LancamentoKind, PaymentMethod } from './ledger.ts';

export type StatementLine = {
  /** The same movement has the same key in every statement of that account that holds it. */
  readonly key: string;
  readonly kind: Exclude<LancamentoKind, 'ajuste'>;
  /** Always > 0. */
  readonly cents: number;
  readonly date: LocalDate;
  /** The bank's words, made inert. */
  readonly description: string;
  /** '' = to be guessed. */
  readonly category: string;
  readonly method: PaymentMethod | '';
  readonly from: ContaKey | '';
  readonly to: ContaKey | '';
  readonly status: 'paga' | 'pendente';
};

/** Made by the store; never reused. */
export type ImportDraftId = number & { readonly __brand: 'ImportDraftId' };

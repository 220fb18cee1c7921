// A movement as it was told, before it is kept: what is not known yet is absent. The lançador asks for the first thing missing,
// one question at a time, and never invents it.

import type { LocalDate } from '../domain/dates.ts';
import type { ContaKey, LancamentoFields, LancamentoKind, PaymentMethod } from '../domain/ledger.ts';

export type Draft = {
  readonly kind: Exclude<LancamentoKind, 'ajuste'>;
  readonly cents?: number;
  /** Foreign money is asked in reais: 'USD'. */
  readonly currency?: string;
  readonly category?: string;
  readonly description?: string;
  readonly date: LocalDate;
  readonly precision?: LancamentoFields['precision'];
  /** 'cartao' = not said which side of it. */
  readonly method?: PaymentMethod | 'cartao';
  /** The bank named, before it is known whether its card or its account paid. */
  readonly bank?: string;
  readonly from?: ContaKey;
  readonly to?: ContaKey;
  readonly counterpart?: string;
  readonly parcelas?: number;
  /** What was divided, when `cents` is a share of it. */
  readonly split?: { readonly totalCents: number; readonly people: number };
  readonly receivable?: number;
  readonly pending?: true;
  /** Around so much: said back, so that it can be corrected. */
  readonly approx?: true;
};

export type MissingPiece = 'amount' | 'description' | 'category' | 'payment_method';

/** The first thing to ask for; undefined when it can be kept. */
export function missingPiece(draft: Draft): MissingPiece | undefined {
  if (draft.cents === undefined || draft.cents <= 0 || draft.currency !== undefined) return 'amount';
  const moves = draft.kind === 'transferencia' || draft.kind === 'investimento';
  if (draft.description === undefined && draft.category === undefined && !moves) return 'description';
  if (draft.category === undefined && !moves) return 'category';
  return draft.method === 'cartao' ? 'payment_method' : undefined;
}

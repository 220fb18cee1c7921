// One stated movement of money, or several of them in `items`.

import type { LocalDate } from '../../domain/dates.ts';
import type { Category } from '../categories/category.ts';

export type EntryType = 'expense' | 'income' | 'transfer';

export type PaymentMethod =
  | 'pix'
  | 'credito'
  | 'debito'
  | 'dinheiro'
  | 'boleto'
  | 'transferencia'
  | 'vale'
  /** A card, not said which side: the runtime asks. */
  | 'cartao';

export type MissingSlot = 'amount_cents' | 'description' | 'category';

export type LancamentoSlots = {
  readonly type?: EntryType;
  /** Total of the purchase, in centavos; the person's share when it was split. */
  readonly amount_cents?: number;
  /** Only when not BRL. */
  readonly currency?: string;
  readonly approx?: true;
  readonly category?: Category;
  readonly description?: string;
  readonly counterpart?: string | readonly string[];
  readonly date?: LocalDate;
  readonly date_precision?: 'week' | 'weekend' | 'month';
  readonly payment_method?: PaymentMethod;
  readonly account?: string;
  readonly from_account?: string;
  readonly to_account?: string;
  /** Two or more. */
  readonly installments?: number;
  readonly installment_cents?: number;
  readonly installment_no?: number;
  readonly down_payment_cents?: number;
  readonly split?: { readonly total_cents: number; readonly people: number };
  readonly receivable_cents?: number;
  readonly status?: 'pending';
  readonly missing?: readonly MissingSlot[];
  /** Parcelas of a purchase paid ahead: how many (absent = all), with what discount. */
  readonly ahead?: { readonly count?: number; readonly discount_cents?: number };
  /** Parcelas of a purchase that were paid before it was told. */
  readonly under_way?: { readonly paid: number; readonly of?: number };
  readonly items?: readonly LancamentoSlots[];
};

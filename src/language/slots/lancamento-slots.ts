// Slots of an entry: one movement of money, or several in `items`.

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
  /** A card without saying debit or credit: the runtime asks. */
  | 'cartao';

export type MissingSlot = 'amount_cents' | 'description' | 'category';

export type LancamentoSlots = {
  readonly type?: EntryType;
  /** Total of the purchase, in centavos; the person's own share when it was split. */
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
  /** Prepaid instalments: how many (absent = all) and the discount. */
  readonly ahead?: { readonly count?: number; readonly discount_cents?: number };
  /** Instalments already paid when the purchase is recorded. */
  readonly under_way?: { readonly paid: number; readonly of?: number };
  readonly items?: readonly LancamentoSlots[];
};

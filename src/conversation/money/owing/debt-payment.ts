// What is paid of something owed, as an entry: its name carries the payment over to the debt.

import type { LocalDate } from '../../../domain/dates.ts';
import type { Draft } from '../../../finance/draft.ts';

/** @param cents centavos */
export const debtPayment = (creditor: string, cents: number, date: LocalDate): Draft => ({
  kind: 'despesa',
  category: 'dividas',
  description: 'dívida',
  counterpart: creditor,
  cents,
  date,
});

// Expense: the paid records of kind `despesa` whose date is in the period, each at its whole value (the person's share when it was
// split), on the day of the purchase even when paid in parcelas. Transfers, card bills, investments and adjustments never count.

import type { Period } from '../../domain/dates.ts';
import type { LedgerReads } from '../../ports.ts';

/** Centavos. */
export const expenseOf = (ledger: LedgerReads, period: Period): number =>
  ledger.total({ kind: 'despesa', ...period }).cents;

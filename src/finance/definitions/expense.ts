// Expense: paid entries of kind `despesa` dated in the period, each at full value (the person's share when it was split), on the day of purchase even
// when paid in instalments. Transfers, card bills, investments and adjustments never count.

import type { Period } from '../../domain/dates.ts';
import type { LedgerReads } from '../../domain/ledger-repos.ts';

/** Centavos. */
export const expenseOf = (ledger: LedgerReads, period: Period): number =>
  ledger.total({ kind: 'despesa', ...period }).cents;

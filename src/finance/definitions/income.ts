// Income: the paid records of kind `receita` whose date is in the period. Money taken back from savings or investments is not
// income, and what is still to be received counts when it arrives.

import type { Period } from '../../domain/dates.ts';
import type { LedgerReads } from '../../ports.ts';

/** Centavos. */
export const incomeOf = (ledger: LedgerReads, period: Period): number =>
  ledger.total({ kind: 'receita', ...period }).cents;

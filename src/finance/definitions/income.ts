// Income: paid entries of kind `receita` dated in the period. Money taken back from savings or investments is not income, and a pending receipt
// counts when it arrives.

import type { Period } from '../../domain/dates.ts';
import type { LedgerReads } from '../../domain/ledger-repos.ts';

/** Centavos. */
export const incomeOf = (ledger: LedgerReads, period: Period): number =>
  ledger.total({ kind: 'receita', ...period }).cents;

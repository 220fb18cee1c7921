// Saved in a period: income minus expense. Negative when more was spent than received; where the money was put does not matter.

import type { Period } from '../../domain/dates.ts';
import type { LedgerReads } from '../../domain/ledger-repos.ts';
import { expenseOf } from './expense.ts';
import { incomeOf } from './income.ts';

/** Centavos, negative when overspent. */
export const savedIn = (ledger: LedgerReads, period: Period): number =>
  incomeOf(ledger, period) - expenseOf(ledger, period);

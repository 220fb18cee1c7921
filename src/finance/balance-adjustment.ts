// An entry that only moves what a conta holds: it is neither income nor spending.

import type { LancamentoFields } from '../domain/ledger.ts';

/** @param moved what it moves, in centavos, the day, and the conta the money leaves or reaches ('' = none) */
export const balanceAdjustment = (
  moved: Pick<LancamentoFields, 'cents' | 'date' | 'from' | 'to'>,
): LancamentoFields => ({
  kind: 'ajuste',
  category: 'transferencias',
  description: 'ajuste de saldo',
  precision: 'day',
  method: '',
  counterpart: '',
  parcelas: 1,
  of: 0,
  receivable: 0,
  status: 'paga',
  ...moved,
});

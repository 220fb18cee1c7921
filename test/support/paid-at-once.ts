// An entry as most are: paid in one go, on a known day, with nobody else in it.

import type { LancamentoFields } from '../../src/domain/ledger.ts';

type Told = Pick<LancamentoFields, 'kind' | 'cents' | 'category' | 'description' | 'date'>;

/** @param told what differs from one entry to the next; anything else of an entry may be given as well */
export const paidAtOnce = (told: Told & Partial<LancamentoFields>): LancamentoFields => ({
  precision: 'day',
  method: 'pix',
  from: '',
  to: '',
  counterpart: '',
  parcelas: 1,
  of: 0,
  receivable: 0,
  status: 'paga',
  ...told,
});

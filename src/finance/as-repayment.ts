// "Juninho me pagou 40" from somebody who owes: what comes in is what they owed, and what they owe shrinks.

import type { LedgerReads } from '../ports.ts';
import { receivablesOf } from './definitions/receivables.ts';
import type { Draft } from './draft.ts';

/** Money that comes for no stated reason. */
const REASONLESS = new Set(['outras_receitas', 'transferencias', 'outros']);

export function asRepayment(draft: Draft, ledger: LedgerReads): Draft {
  const { kind, category = 'outros', counterpart } = draft;
  if (kind !== 'receita' || counterpart === undefined || !REASONLESS.has(category)) return draft;
  const [owed] = receivablesOf(ledger, counterpart);
  return owed === undefined
    ? draft
    : { ...draft, category: 'dividas', description: 'devolução', counterpart: owed.name };
}

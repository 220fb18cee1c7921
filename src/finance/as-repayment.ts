// "Juninho me pagou 40" from somebody who owes: records it as a repayment, which reduces what they owe.

import type { LedgerReads } from '../ports.ts';
import { type Receivable, receivablesOf } from './definitions/receivables.ts';
import type { Draft } from './draft.ts';

/** Money that comes for no stated reason. */
const REASONLESS = new Set(['outras_receitas', 'transferencias', 'outros']);

/** Money back: income, unless it is somebody's share of what was divided, which was no expense here and is no income now. */
export const repaid = ({
  name,
  shared,
}: Receivable): Pick<Draft, 'kind' | 'category' | 'description' | 'counterpart'> =>
  shared
    ? { kind: 'transferencia', category: 'reembolso', description: `acerto com ${name}`, counterpart: name }
    : { kind: 'receita', category: 'dividas', description: 'devolução', counterpart: name };

export function asRepayment(draft: Draft, ledger: LedgerReads): Draft {
  const { kind, category = 'outros', counterpart } = draft;
  if (kind !== 'receita' || counterpart === undefined || !REASONLESS.has(category)) return draft;
  const [owed] = receivablesOf(ledger, counterpart);
  return owed === undefined ? draft : { ...draft, ...repaid(owed) };
}

// "Juninho me pagou 40" from somebody who owes the person: recorded as a repayment, which reduces the receivable.

import type { LedgerReads } from '../domain/ledger-repos.ts';
import { type Receivable, receivablesOf } from './definitions/receivables.ts';
import type { Draft } from './draft.ts';

/** Income categories that state no reason for the payment. */
const REASONLESS = new Set(['outras_receitas', 'transferencias', 'outros']);

/** The repayment as a draft: income, or a transfer when it repays a share of a divided expense (which was never an expense here). */
export const repaid = ({
  name,
  shared,
}: Receivable): Pick<Draft, 'kind' | 'category' | 'description' | 'counterpart'> =>
  shared
    ? { kind: 'transferencia', category: 'reembolso', description: `acerto com ${name}`, counterpart: name }
    : { kind: 'receita', category: 'dividas', description: 'devolução', counterpart: name };

/** The draft unchanged unless the payer owes something and gave no other reason. */
export function asRepayment(draft: Draft, ledger: LedgerReads): Draft {
  const { kind, category = 'outros', counterpart } = draft;
  if (kind !== 'receita' || counterpart === undefined || !REASONLESS.has(category)) return draft;
  const [owed] = receivablesOf(ledger, counterpart);
  return owed === undefined ? draft : { ...draft, ...repaid(owed) };
}

// Matches a payment to a pending entry: "paguei o seguro, 380" after "tenho que pagar 380 do seguro dia 28" settles that one instead of adding a
// second.

import type { Lancamento, LancamentoFields } from '../domain/ledger.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';
import { addDays } from './civil-date.ts';

/** Pending entry of the same kind, value and description due within 45 days of the payment; the earliest due. Undefined when there is none. */
export function openObligation(ledger: LedgerReads, paid: LancamentoFields): Lancamento | undefined {
  if (paid.status === 'pendente' || paid.description === '') return undefined;
  const { kind, cents, date, description } = paid;
  const [first] = ledger.list(
    {
      kind,
      status: 'pendente',
      from: addDays(date, -45),
      to: addDays(date, 45),
      minCents: cents,
      maxCents: cents,
      words: description,
    },
    'oldest',
    1,
  );
  return first;
}

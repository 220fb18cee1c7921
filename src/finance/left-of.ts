// "O Rafa devolveu 50", "emprestei mais 100 pra ele": what that person owes from then on.

import { folded } from '../domain/fold.ts';
import type { LancamentoFields } from '../domain/ledger.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';
import { receivablesOf } from './definitions/receivables.ts';
import type { RecordedEntry } from './replies/recorded-reply.ts';

const REPAID: ReadonlySet<string> = new Set(['dividas', 'reembolso']);

/** Asked before the entry is kept; nothing when that person owed nothing until then. */
export function leftOf(
  { kind, category, status, description, counterpart, cents, receivable }: LancamentoFields,
  ledger: LedgerReads,
): Pick<RecordedEntry, 'left' | 'owes'> {
  const name = folded(counterpart);
  // What they lent gives nothing back.
  const lent = folded(description) === 'emprestimo';
  const gave = (kind === 'receita' || kind === 'transferencia') && status === 'paga' && REPAID.has(category) && !lent;
  if (name === '' || !(gave || receivable > 0)) return {};
  const before = receivablesOf(ledger, counterpart).find((one) => folded(one.name) === name);
  if (before === undefined) return {};
  return gave
    ? { left: { name: counterpart, cents: Math.max(0, before.cents - cents) } }
    : { owes: before.cents + receivable };
}

// An entry written together with its line in the journal: without one it could not be undone.

import type { Lancamento, LancamentoFields } from '../domain/ledger.ts';
import type { ToolContext } from './tool.ts';

export function keepEntry(fields: LancamentoFields, { tx, turn, now, changed }: ToolContext): Lancamento {
  const id = tx.ledger.record(fields, turn, now);
  changed({ op: 'lancamento', lancamento: id, before: 0 });
  return { ...fields, id, version: 1, recordedAt: now, voidedAt: null };
}

/** Its next version; `voided` takes it out of all sums. */
export function reviseEntry(
  { id, version }: Lancamento,
  to: LancamentoFields & { readonly voided: boolean },
  { tx, turn, now, changed }: ToolContext,
): void {
  tx.ledger.revise(id, to, turn, now);
  changed({ op: 'lancamento', lancamento: id, before: version });
}

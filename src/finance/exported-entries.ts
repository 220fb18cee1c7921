// The entries of an export: all live ones, paid and pending, by date.

import type { Period } from '../domain/dates.ts';
import type { Lancamento, LedgerFilter } from '../domain/ledger.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';
import { withoutUndefined } from '../domain/without-undefined.ts';

export type ExportScope = Pick<LedgerFilter, 'kind' | 'category' | 'words' | 'conta' | 'method'> & {
  readonly period?: Period;
};

/** Oldest first; `period` by date of purchase. */
export function exportedEntries(
  ledger: LedgerReads,
  { period, kind, category, words, conta, method }: ExportScope,
): readonly Lancamento[] {
  const filter = { ...period, ...withoutUndefined({ kind, category, words, conta, method }) };
  return (['paga', 'pendente'] as const)
    .flatMap((status) => ledger.list({ ...filter, status }, 'oldest', Number.MAX_SAFE_INTEGER))
    .sort((a, b) => (a.date === b.date ? a.id - b.id : a.date < b.date ? -1 : 1));
}

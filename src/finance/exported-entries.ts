// The entries of an export: all live ones, paid and pending, by date.

import type { Period } from '../domain/dates.ts';
import type { Lancamento, LedgerFilter } from '../domain/ledger.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';

export type ExportScope = { readonly period?: Period; readonly kind?: NonNullable<LedgerFilter['kind']> };

/** Oldest first; `period` by date of purchase. */
export function exportedEntries(ledger: LedgerReads, { period, kind }: ExportScope): readonly Lancamento[] {
  const filter = { ...period, ...(kind === undefined ? {} : { kind }) };
  return (['paga', 'pendente'] as const)
    .flatMap((status) => ledger.list({ ...filter, status }, 'oldest', Number.MAX_SAFE_INTEGER))
    .sort((a, b) => (a.date === b.date ? a.id - b.id : a.date < b.date ? -1 : 1));
}

// The ledger, asked and written: purchases, income and transfers, and the facts told about money (recurring entries, budgets, debts).

import type { InboxId, Instant, LancamentoId } from './ids.ts';
import type { ImportReads, ImportRepos } from './import-repos.ts';
import type {
  Group,
  GroupBy,
  Lancamento,
  LancamentoFields,
  LancamentoVersion,
  LedgerFilter,
  LedgerOrder,
  MonthTotal,
  Total,
} from './ledger.ts';
import type { Told, ToldKind } from './told.ts';

/** The ledger of one account. Sums come from rollups where the filter allows it. */
export interface LedgerReads extends ImportReads {
  lancamento(id: LancamentoId): Lancamento | undefined;
  /** Every version of an entry, oldest first. */
  versions(id: LancamentoId): readonly LancamentoVersion[];
  list(filter: LedgerFilter, order: LedgerOrder, limit: number): readonly Lancamento[];
  removedSince(since: Instant, limit: number): readonly Lancamento[];
  total(filter: LedgerFilter): Total;
  /** Whether another member of the household recorded any of it; false for an account that lives alone. */
  recordedByOthers(filter: LedgerFilter): boolean;
  /** Largest first. */
  grouped(filter: LedgerFilter, by: GroupBy): readonly Group[];
  /** Monthly sums of paid entries; 'YYYY-MM', both ends inclusive. */
  monthTotals(from: string, to: string): readonly MonthTotal[];
  /** The balance of each conta; '' = conta not given. */
  balances(): readonly { readonly conta: string; readonly cents: number }[];
  told<K extends ToldKind>(kind: K): readonly Told<K>[];
}

export interface LedgerRepos extends LedgerReads, ImportRepos {
  record(fields: LancamentoFields, turn: InboxId, at: Instant): LancamentoId;
  /** Adds a version: corrected, removed (`voided`) or restored. */
  revise(id: LancamentoId, to: LancamentoFields & { readonly voided: boolean }, turn: InboxId, at: Instant): void;
  /** null deletes the fact. */
  tell(kind: ToldKind, key: string, value: Told['value'] | null, at: Instant): void;
}

// A ledger in which nothing was noted.

import type { LedgerReads } from '../../src/domain/ledger-repos.ts';

export const EMPTY_LEDGER: LedgerReads = {
  lancamento: () => undefined,
  versions: () => [],
  removedSince: () => [],
  list: () => [],
  total: () => ({ cents: 0, count: 0 }),
  recordedByOthers: () => false,
  grouped: () => [],
  monthTotals: () => [],
  balances: () => [],
  told: () => [],
  importDraft: () => undefined,
  importedKeys: () => new Map(),
};

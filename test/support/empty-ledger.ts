// A ledger in which nothing was noted.

import type { LedgerReads } from '../../src/ports.ts';

export const EMPTY_LEDGER: LedgerReads = {
  lancamento: () => undefined,
  versions: () => [],
  removedSince: () => [],
  list: () => [],
  total: () => ({ cents: 0, count: 0 }),
  grouped: () => [],
  monthTotals: () => [],
  balances: () => [],
  told: () => [],
  importDraft: () => undefined,
  importedKeys: () => new Map(),
};

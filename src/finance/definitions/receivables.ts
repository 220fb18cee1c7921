// Receivables: what people owe for money lent or paid for them, minus what they paid back (income of category dívidas or reembolso
// with their name). Nothing is marked as settled: it follows from the records.

import { folded } from '../../domain/fold.ts';
import type { LedgerReads } from '../../ports.ts';

export type Receivable = { readonly name: string; readonly cents: number };

const EVERY = 10_000;

/** Who still owes, largest first. `who` narrows it to one name. */
export function receivablesOf(ledger: LedgerReads, who?: string): readonly Receivable[] {
  const owed = new Map<string, Receivable>();
  for (const { counterpart, receivable } of ledger.list({ receivable: true }, 'oldest', EVERY)) {
    const key = folded(counterpart);
    owed.set(key, { name: owed.get(key)?.name ?? counterpart, cents: (owed.get(key)?.cents ?? 0) + receivable });
  }
  for (const category of ['dividas', 'reembolso']) {
    for (const { key, cents } of ledger.grouped({ kind: 'receita', category }, 'counterpart')) {
      const one = owed.get(folded(key));
      if (one !== undefined) owed.set(folded(key), { ...one, cents: one.cents - cents });
    }
  }
  return [...owed.values()]
    .filter(({ name, cents }) => cents > 0 && (who === undefined || folded(name).includes(folded(who))))
    .sort((a, b) => b.cents - a.cents);
}

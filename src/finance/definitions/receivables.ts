// Receivables: what people owe for money lent or paid for them, minus what they paid back (income of category dívidas or reembolso
// with their name). Nothing is marked as settled: it follows from the records. What somebody is said to owe ("a Ana me deve 80")
// waits as income to come, and is none of these.

import { folded } from '../../domain/fold.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import type { LedgerReads } from '../../ports.ts';

export type Receivable = { readonly name: string; readonly cents: number };

const EVERY = 10_000;

/** Income that waits and has somebody's name, oldest first. */
export const awaited = (ledger: LedgerReads, who = ''): readonly Lancamento[] =>
  ledger
    .list({ kind: 'receita', status: 'pendente' }, 'oldest', EVERY)
    .filter(({ counterpart }) => counterpart !== '' && folded(counterpart).includes(folded(who)));

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

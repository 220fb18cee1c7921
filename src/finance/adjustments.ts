// Refunds and prepayments (adjusting entries) grouped by the purchase they adjust; key 0 holds those without a known purchase.

import type { LancamentoId } from '../domain/ids.ts';
import type { Lancamento } from '../domain/ledger.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';

export type AdjustingEntry = Lancamento & { readonly kind: 'estorno' | 'antecipacao' };

const EVERY = 100_000;

const adjusts = (one: Lancamento): one is AdjustingEntry => one.kind === 'estorno' || one.kind === 'antecipacao';

/** Every entry that depends on these purchases and is removed with them: refunds, prepayments and earlier payments. */
export function entriesOfPurchases(ledger: LedgerReads, ids: ReadonlySet<LancamentoId | 0>): readonly Lancamento[] {
  const linked = ledger.list({ adjusting: true }, 'oldest', EVERY).filter(({ of }) => of !== 0);
  const direct = linked.filter(({ of }) => ids.has(of));
  // The discount entry of a prepayment points to the prepayment, not to the purchase, hence a second pass.
  const ahead = new Set(direct.map(({ id }) => id as LancamentoId | 0));
  return [...direct, ...linked.filter(({ of }) => ahead.has(of))];
}

/** Adjusting entries by purchase, oldest first within each. */
export function adjustmentsByPurchase(ledger: LedgerReads): ReadonlyMap<LancamentoId | 0, readonly AdjustingEntry[]> {
  const byPurchase = new Map<LancamentoId | 0, AdjustingEntry[]>();
  for (const one of ledger.list({ adjusting: true }, 'oldest', EVERY).filter(adjusts))
    byPurchase.set(one.of, [...(byPurchase.get(one.of) ?? []), one]);
  return byPurchase;
}

// Refunds and prepayments grouped by their purchase; 0 for those without a known purchase.

import type { LancamentoId } from '../domain/ids.ts';
import type { Lancamento } from '../domain/ledger.ts';
import type { LedgerReads } from '../ports.ts';

export type AdjustingEntry = Lancamento & { readonly kind: 'estorno' | 'antecipacao' };

const EVERY = 100_000;

const adjusts = (one: Lancamento): one is AdjustingEntry => one.kind === 'estorno' || one.kind === 'antecipacao';

/** Everything of a purchase that goes when it goes: what came back, what was brought forward, what had been paid before. */
export function entriesOfPurchases(ledger: LedgerReads, ids: ReadonlySet<LancamentoId | 0>): readonly Lancamento[] {
  const linked = ledger.list({ adjusting: true }, 'oldest', EVERY).filter(({ of }) => of !== 0);
  const direct = linked.filter(({ of }) => ids.has(of));
  // The discount of an antecipação is of the antecipação.
  const ahead = new Set(direct.map(({ id }) => id as LancamentoId | 0));
  return [...direct, ...linked.filter(({ of }) => ahead.has(of))];
}

/** Oldest first within each purchase. */
export function adjustmentsByPurchase(ledger: LedgerReads): ReadonlyMap<LancamentoId | 0, readonly AdjustingEntry[]> {
  const byPurchase = new Map<LancamentoId | 0, AdjustingEntry[]>();
  for (const one of ledger.list({ adjusting: true }, 'oldest', EVERY).filter(adjusts))
    byPurchase.set(one.of, [...(byPurchase.get(one.of) ?? []), one]);
  return byPurchase;
}

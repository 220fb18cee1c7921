// A purchase in instalments weighs on each month by its instalment, while the ledger's month holds the whole price: the difference, by category.

import type { LedgerReads } from '../domain/ledger-repos.ts';
import { adjustmentsByPurchase } from './adjustments.ts';
import { cobrancasOf } from './cobrancas.ts';

const MOST_PURCHASES = 500;

/** @returns centavos to add to the whole of these months ('YYYY-MM'), by category; negative where more was bought than fell due. */
export function instalmentsSpread(ledger: LedgerReads, months: ReadonlySet<string>): ReadonlyMap<string, number> {
  const spread = new Map<string, number>();
  const purchases = ledger.list({ kind: 'despesa', parcelada: true }, 'newest', MOST_PURCHASES);
  if (purchases.length === 0) return spread;
  const of = adjustmentsByPurchase(ledger);
  for (const purchase of purchases) {
    const due = cobrancasOf(purchase, of.get(purchase.id))
      .filter(({ date }) => months.has(date.slice(0, 7)))
      .reduce((sum, { cents }) => sum + cents, 0);
    const bought = months.has(purchase.date.slice(0, 7)) ? purchase.cents : 0;
    spread.set(purchase.category, (spread.get(purchase.category) ?? 0) + due - bought);
  }
  return spread;
}

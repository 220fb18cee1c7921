// The purchase a refund or prepayment belongs to, and how much of it can still be refunded.

import { folded } from '../domain/fold.ts';
import type { Lancamento } from '../domain/ledger.ts';
import type { LedgerReads } from '../ports.ts';
import { adjustmentsByPurchase } from './adjustments.ts';
import { pointedEntries } from './entry-pointer.ts';

/** Words that say that money came back, not from what. */
const EMPTY = /^(?:estorno|devolucao|reembolso|chargeback|compra|cartao|fatura|dinheiro|valor)$/u;

/** The newest paid purchase the words name, not given back whole yet; undefined when none fits. */
export function namedPurchase(ledger: LedgerReads, words: string, parcelada = false): Lancamento | undefined {
  const said = folded(words)
    .split(' ')
    .filter((word) => word !== '' && !EMPTY.test(word))
    .join(' ');
  if (said === '') return undefined;
  const of = adjustmentsByPurchase(ledger);
  return pointedEntries(ledger, { words: said }).find(
    (one) =>
      one.kind === 'despesa' && one.status === 'paga' && (!parcelada || one.parcelas > 1) && leftToRefund(one, of) > 0,
  );
}

/** Centavos of a purchase that have not come back. */
export const leftToRefund = (purchase: Lancamento, of: ReturnType<typeof adjustmentsByPurchase>): number =>
  (of.get(purchase.id) ?? [])
    .filter(({ kind }) => kind === 'estorno')
    .reduce((left, { cents }) => left - cents, purchase.cents);

// The purchase a refund or prepayment belongs to, and how much of it can still be refunded.

import { folded } from '../domain/fold.ts';
import type { Lancamento } from '../domain/ledger.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';
import { adjustmentsByPurchase } from './adjustments.ts';
import { contaSlug } from './conta.ts';
import { pointedEntries } from './entry-pointer.ts';

/** Words that say that money came back but not for what. */
const EMPTY = /^(?:estorno|devolucao|reembolso|chargeback|compra|cartao|fatura|dinheiro|valor)$/u;

/** The newest paid purchase that matches the words and is not fully refunded, of that bank if one is; undefined when there is none. */
export function namedPurchase(ledger: LedgerReads, words: string, bank?: string): Lancamento | undefined {
  const all = purchases(ledger, words);
  return all.find(({ from }) => from !== '' && contaSlug(from) === bank) ?? all[0];
}

/** The same, of those paid in parcelas. */
export const namedParcelada = (ledger: LedgerReads, words: string): Lancamento | undefined =>
  purchases(ledger, words).find(({ parcelas }) => parcelas > 1);

function purchases(ledger: LedgerReads, words: string): readonly Lancamento[] {
  const said = folded(words)
    .split(' ')
    .filter((word) => word !== '' && !EMPTY.test(word))
    .join(' ');
  if (said === '') return [];
  const of = adjustmentsByPurchase(ledger);
  return pointedEntries(ledger, { words: said }).filter(
    (one) => one.kind === 'despesa' && one.status === 'paga' && leftToRefund(one, of) > 0,
  );
}

/** Centavos of a purchase not refunded yet. */
export const leftToRefund = (purchase: Lancamento, of: ReturnType<typeof adjustmentsByPurchase>): number =>
  (of.get(purchase.id) ?? [])
    .filter(({ kind }) => kind === 'estorno')
    .reduce((left, { cents }) => left - cents, purchase.cents);

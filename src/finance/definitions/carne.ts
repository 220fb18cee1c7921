// Purchases in instalments without a card (carnê, crediário, boleto), with what is still owed of each.

import type { Lancamento } from '../../domain/ledger.ts';
import type { LedgerReads } from '../../domain/ledger-repos.ts';
import { adjustmentsByPurchase } from '../adjustments.ts';
import { type Cobranca, cobrancasOf } from '../cobrancas.ts';
import { contaKindOf } from '../conta.ts';

export type Carne = { readonly purchase: Lancamento; readonly charges: readonly Cobranca[] };

const MOST_PURCHASES = 200;

/** All such purchases, oldest first. */
export function carnesOf(ledger: LedgerReads): readonly Carne[] {
  const of = adjustmentsByPurchase(ledger);
  return ledger
    .list({ kind: 'despesa', parcelada: true }, 'oldest', MOST_PURCHASES)
    .filter(({ from }) => from === '' || contaKindOf(from) !== 'cartao')
    .map((purchase) => ({ purchase, charges: cobrancasOf(purchase, of.get(purchase.id)) }));
}

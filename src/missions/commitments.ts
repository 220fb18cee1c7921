// Monthly commitments: instalments of told debts, and card instalments of next month.

import { adjustmentsByPurchase } from '../finance/adjustments.ts';
import { addMonths } from '../finance/civil-date.ts';
import { cobrancasOf } from '../finance/cobrancas.ts';
import { leftOf } from '../finance/definitions/debts.ts';
import type { Asked } from './playbook.ts';

const MOST_PURCHASES = 500;

/** Centavos of card instalments due next month. */
export function cardParcelsNext({ ledger, today }: Asked): number {
  const next = addMonths(today, 1).slice(0, 7);
  const of = adjustmentsByPurchase(ledger);
  return ledger
    .list({ kind: 'despesa', parcelada: true }, 'newest', MOST_PURCHASES)
    .flatMap((purchase) => cobrancasOf(purchase, of.get(purchase.id)).filter(({ date }) => date.startsWith(next)))
    .reduce((sum, { cents }) => sum + cents, 0);
}

/** Centavos due next month in instalments. */
export function committedMonthly(asked: Asked): number {
  const { ledger } = asked;
  const debts = ledger
    .told('divida')
    .filter((debt) => leftOf(ledger, debt) > 0)
    .reduce((sum, { value }) => sum + (value.parcelaCents ?? 0), 0);
  return debts + cardParcelsNext(asked);
}

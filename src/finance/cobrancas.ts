// Charge schedule of a purchase after refunds and prepayments, derived from its entries in chronological order. The charges always add up to the
// purchase minus its refunds.

import type { LocalDate } from '../domain/dates.ts';
import { parcelasOf } from './parcelas.ts';

export type Adjustment = {
  readonly kind: 'estorno' | 'antecipacao';
  readonly cents: number;
  /** Number of instalments brought forward by a prepayment. */
  readonly parcelas: number;
  readonly date: LocalDate;
};

/** One charge in centavos; negative = a credit. `no` = number of the instalment, absent for a credit or charge outside the schedule. */
export type Cobranca = { readonly no?: number; readonly cents: number; readonly date: LocalDate };

/** A refund cancels future instalments from the last one backwards; the rest is credited on the day of the refund. */
function withRefund(charges: readonly Cobranca[], { cents, date }: Adjustment): readonly Cobranca[] {
  let left = cents;
  const after = charges
    .toReversed()
    .map((charge) => {
      const taken = charge.date > date ? Math.min(left, Math.max(0, charge.cents)) : 0;
      left -= taken;
      return { ...charge, cents: charge.cents - taken };
    })
    .toReversed()
    .filter((charge) => charge.cents !== 0);
  return left === 0 ? after : [...after, { cents: -left, date }];
}

/** A prepayment moves the last future instalments to its own day. */
function broughtForward(charges: readonly Cobranca[], { parcelas, date }: Adjustment): readonly Cobranca[] {
  const coming = charges.filter((charge) => charge.no !== undefined && charge.date > date);
  const moved = new Set(coming.slice(Math.max(0, coming.length - parcelas)));
  const cents = [...moved].reduce((sum, charge) => sum + charge.cents, 0);
  return cents === 0 ? charges : [...charges.filter((charge) => !moved.has(charge)), { cents, date }];
}

/** @param adjustments oldest first */
export const cobrancasOf = (
  purchase: { readonly cents: number; readonly parcelas: number; readonly date: LocalDate },
  adjustments: readonly Adjustment[] = [],
): readonly Cobranca[] =>
  adjustments.reduce<readonly Cobranca[]>(
    (charges, one) => (one.kind === 'estorno' ? withRefund(charges, one) : broughtForward(charges, one)),
    parcelasOf(purchase),
  );

// What a purchase still charges, and when, after refunds and prepayments. Derived from the purchase and its dependent
// entries in chronological order; the charges always add up to the purchase minus its refunds.

import type { LocalDate } from '../domain/dates.ts';
import { parcelasOf } from './parcelas.ts';

export type Adjustment = {
  readonly kind: 'estorno' | 'antecipacao';
  readonly cents: number;
  /** Of an antecipação: how many. */
  readonly parcelas: number;
  readonly date: LocalDate;
};

/** `no` = the parcela it is; absent for what falls on a day of its own. Negative cents are money coming back. */
export type Cobranca = { readonly no?: number; readonly cents: number; readonly date: LocalDate };

/** An estorno empties the future parcelas from the last one back; what they do not hold comes back on its own day. */
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

/** The last parcelas still to come fall on the day of the antecipação. */
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

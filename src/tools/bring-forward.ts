// "Antecipei 3 parcelas do sofá": moves the last instalments to today's fatura. A discount is recorded as a refund.

import * as z from 'zod/mini';
import { adjustmentsByPurchase } from '../finance/adjustments.ts';
import { cobrancasOf } from '../finance/cobrancas.ts';
import { namedParcelada } from '../finance/refunded-purchase.ts';
import type { BroughtForward } from '../finance/replies/parcelas-reply.ts';
import { keepEntry } from './keep-entry.ts';
import { defineTool } from './tool.ts';

export const bringForward = defineTool({
  name: 'bring_forward',
  description: 'Antecipa as últimas parcelas de uma compra, com ou sem desconto.',
  args: z.strictObject({
    words: z.string(),
    /** Absent: all remaining ones. */
    count: z.exactOptional(z.int()),
    discountCents: z.exactOptional(z.int()),
  }),
  internal: {},
  effect: 'write',
  changesMoney: () => true,
  exposedToModel: false,
  run: ({ words, count, discountCents = 0 }, context): BroughtForward => {
    const { tx, today } = context;
    const purchase = namedParcelada(tx.ledger, words);
    if (purchase === undefined) return { kind: 'no_parcelas', words };
    const charges = cobrancasOf(purchase, adjustmentsByPurchase(tx.ledger).get(purchase.id));
    const coming = charges.filter(({ no, date }) => no !== undefined && date > today);
    const parcelas = Math.min(count ?? coming.length, coming.length);
    if (parcelas <= 0) return { kind: 'no_parcelas', words };
    const cents = coming.slice(coming.length - parcelas).reduce((sum, charge) => sum + charge.cents, 0);
    const discount = Math.min(discountCents, cents);
    const base = { ...purchase, date: today, precision: 'day', receivable: 0, of: purchase.id, from: '' } as const;
    const ahead = keepEntry({ ...base, kind: 'antecipacao', cents, parcelas, to: '' }, context).id;
    // Attached to the prepayment, not the purchase, so that it reduces today's charge and not the remaining instalments.
    if (discount > 0)
      keepEntry({ ...base, kind: 'estorno', cents: discount, parcelas: 1, to: purchase.from, of: ahead }, context);
    return { kind: 'brought_forward', purchase, parcelas, cents, discount, left: coming.length - parcelas };
  },
});

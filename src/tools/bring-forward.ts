// "Antecipei 3 parcelas do sofá": moves the last instalments to today's fatura. A discount is recorded as a refund.

import * as z from 'zod/mini';
import type { LancamentoId } from '../domain/ids.ts';
import type { LancamentoFields } from '../domain/ledger.ts';
import { adjustmentsByPurchase } from '../finance/adjustments.ts';
import { cobrancasOf } from '../finance/cobrancas.ts';
import { namedParcelada } from '../finance/refunded-purchase.ts';
import type { BroughtForward } from '../finance/replies/parcelas-reply.ts';
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
  run: ({ words, count, discountCents = 0 }, { tx, turn, now, today, changed }): BroughtForward => {
    const purchase = namedParcelada(tx.ledger, words);
    if (purchase === undefined) return { kind: 'no_parcelas', words };
    const charges = cobrancasOf(purchase, adjustmentsByPurchase(tx.ledger).get(purchase.id));
    const coming = charges.filter(({ no, date }) => no !== undefined && date > today);
    const parcelas = Math.min(count ?? coming.length, coming.length);
    if (parcelas <= 0) return { kind: 'no_parcelas', words };
    const cents = coming.slice(coming.length - parcelas).reduce((sum, charge) => sum + charge.cents, 0);
    const discount = Math.min(discountCents, cents);
    const keep = (fields: LancamentoFields): LancamentoId => {
      const id = tx.ledger.record(fields, turn, now);
      changed({ op: 'lancamento', lancamento: id, before: 0 });
      return id;
    };
    const base = { ...purchase, date: today, precision: 'day', receivable: 0, of: purchase.id, from: '' } as const;
    const ahead = keep({ ...base, kind: 'antecipacao', cents, parcelas, to: '' });
    // Attached to the prepayment, not the purchase, so that it reduces today's charge and not the remaining instalments.
    if (discount > 0) keep({ ...base, kind: 'estorno', cents: discount, parcelas: 1, to: purchase.from, of: ahead });
    return { kind: 'brought_forward', purchase, parcelas, cents, discount, left: coming.length - parcelas };
  },
});

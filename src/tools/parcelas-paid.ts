// "Já paguei 3 de 10 do sofá": a purchase already partly paid when it was recorded. Its instalments move into the past,
// and an adjustment offsets the paid ones, so they count neither as new spending nor as still owed.

import * as z from 'zod/mini';
import { folded } from '../domain/fold.ts';
import type { Lancamento } from '../domain/ledger.ts';
import { adjustmentsByPurchase, entriesOfPurchases } from '../finance/adjustments.ts';
import { balanceAdjustment } from '../finance/balance-adjustment.ts';
import { addMonths } from '../finance/civil-date.ts';
import { parcelasPast } from '../finance/fatura.ts';
import { parcelasOf } from '../finance/parcelas.ts';
import { namedParcelada } from '../finance/refunded-purchase.ts';
import type { ParcelasPaid } from '../finance/replies/parcelas-reply.ts';
import { keepEntry, reviseEntry } from './keep-entry.ts';
import { tell } from './tell-money.ts';
import { defineTool, type ToolContext } from './tool.ts';

export const parcelasPaid = defineTool({
  name: 'parcelas_paid',
  description: 'Diz quantas parcelas de uma compra ou dívida já foram pagas antes de ela ser anotada.',
  args: z.strictObject({ words: z.string(), paid: z.int(), of: z.exactOptional(z.int()) }),
  internal: {},
  effect: 'write',
  changesMoney: () => true,
  exposedToModel: false,
  run: ({ words, paid, of }, context): ParcelasPaid => {
    const { tx, now } = context;
    const debt = tx.ledger
      .told('divida')
      .find(({ key, value }) => key.includes(folded(words)) && (of === undefined || value.parcelas === of));
    if (debt?.value.parcelas !== undefined && debt.value.parcelaCents !== undefined) {
      const { name, parcelas, parcelaCents } = debt.value;
      const done = Math.min(paid, parcelas);
      tell({ ...debt, value: { ...debt.value, paid: done, toldAt: now } }, context);
      return { kind: 'parcelas_paid', name, paid: done, parcelas, left: (parcelas - done) * parcelaCents };
    }
    const purchase = namedParcelada(tx.ledger, words);
    const fits = purchase !== undefined && (of === undefined || purchase.parcelas === of);
    // A purchase with refunds or prepayments keeps its dates.
    if (!fits || (adjustmentsByPurchase(tx.ledger).get(purchase.id) ?? []).length > 0)
      return { kind: 'no_parcelas', words };
    return movedBack(purchase, Math.min(paid, purchase.parcelas), context);
  },
});

/** The purchase that many instalments earlier; what they came to is given back to the conta they never left. */
function movedBack(one: Lancamento, done: number, context: ToolContext): ParcelasPaid {
  const { tx, today } = context;
  const date = addMonths(one.date, parcelasPast(one, today) - done);
  reviseEntry(one, { ...one, date, voided: false }, context);
  const all = parcelasOf({ ...one, date });
  const told = entriesOfPurchases(tx.ledger, new Set([one.id])).reduce((sum, { cents }) => sum + cents, 0);
  const already = all.slice(0, done).reduce((sum, { cents }) => sum + cents, 0) - told;
  if (already > 0 && one.from !== '') {
    const back = balanceAdjustment({ cents: already, date: today, from: '', to: one.from });
    keepEntry({ ...back, of: one.id, status: one.status }, context);
  }
  const left = all.slice(done).reduce((sum, { cents }) => sum + cents, 0);
  return { kind: 'parcelas_paid', name: one.description, paid: done, parcelas: one.parcelas, left };
}

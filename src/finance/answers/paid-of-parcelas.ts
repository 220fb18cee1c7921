// "Quanto já paguei da geladeira?", of a purchase in parcelas: those that fell due, and not the whole price.

import type { RichText } from '../../domain/text.ts';
import { adjustmentsByPurchase } from '../adjustments.ts';
import { cobrancasOf } from '../cobrancas.ts';
import { parcelasPast } from '../fatura.ts';
import { reais } from '../money.ts';
import type { Answer, Asked } from './answer.ts';

const MOST = 10;

/** Undefined when that was not asked, or nothing of that name was bought in parcelas. */
export function paidOfParcelas({ ledger, question: { check, merchant, type }, today }: Asked): Answer | undefined {
  if (check !== 'paid' || merchant === undefined || type === 'income') return undefined;
  const purchases = ledger.list({ kind: 'despesa', parcelada: true, words: merchant }, 'newest', MOST);
  if (purchases.length === 0) return undefined;
  const of = adjustmentsByPurchase(ledger);
  const lines = purchases.map((purchase): RichText => {
    const charges = cobrancasOf(purchase, of.get(purchase.id));
    const paid = charges.filter(({ date }) => date <= today).reduce((sum, { cents }) => sum + cents, 0);
    const whole = charges.reduce((sum, { cents }) => sum + cents, 0);
    const count = `${parcelasPast(purchase, today)} de ${purchase.parcelas} parcelas`;
    const left = whole - paid === 0 ? 'Está quitado.' : `Faltam ${reais(whole - paid)}.`;
    return [{ bold: `${purchase.description}: ${reais(paid)} de ${reais(whole)}` }, `, ${count}. ${left}`];
  });
  return { text: lines.flatMap((line, index) => (index === 0 ? line : ['\n', ...line])), shown: purchases };
}

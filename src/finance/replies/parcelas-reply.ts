// Replies about instalments paid early, and those paid before the purchase was recorded.

import type { LancamentoFields } from '../../domain/ledger.ts';
import type { RichText } from '../../domain/text.ts';
import { reais } from '../money.ts';

export type BroughtForward =
  | {
      readonly kind: 'brought_forward';
      readonly purchase: LancamentoFields;
      readonly parcelas: number;
      /** Sum of the instalments before the discount, in centavos. */
      readonly cents: number;
      readonly discount: number;
      /** Instalments that remain on their own dates. */
      readonly left: number;
    }
  | NoParcelas;

export type ParcelasPaid =
  | {
      readonly kind: 'parcelas_paid';
      readonly name: string;
      readonly paid: number;
      readonly parcelas: number;
      /** Centavos still to pay. */
      readonly left: number;
    }
  | NoParcelas;

type NoParcelas = { readonly kind: 'no_parcelas'; readonly words: string };
export type ParcelasOutcome = BroughtForward | ParcelasPaid;

const leftWords = (left: number): string =>
  left === 0 ? 'Não sobra nenhuma.' : left === 1 ? 'Sobra 1 no dia dela.' : `Sobram ${left} nos dias delas.`;

/** One sentence, with what is left of the purchase. */
export function parcelasReply(outcome: ParcelasOutcome): RichText {
  switch (outcome.kind) {
    case 'brought_forward': {
      const { purchase, parcelas, cents, discount, left } = outcome;
      const what = `${parcelas} ${parcelas === 1 ? 'parcela' : 'parcelas'} de ${purchase.description}, ${reais(cents - discount)}`;
      const off = discount === 0 ? '' : ` (${reais(cents)} com ${reais(discount)} de desconto)`;
      const bill = purchase.from.startsWith('cartao:') ? ' na fatura de agora' : '';
      return ['⏩ Antecipei ', { bold: what }, `${off}${bill}. ${leftWords(left)}`];
    }
    case 'parcelas_paid': {
      const { name, paid, parcelas, left } = outcome;
      const rest = left === 0 ? 'Está quitado.' : `Faltam ${parcelas - paid}, ${reais(left)}.`;
      return ['Certo: ', { bold: `${name}, ${paid} de ${parcelas} parcelas já pagas` }, `. ${rest}`];
    }
    case 'no_parcelas':
      return [
        'Não achei compra parcelada de ',
        { bold: outcome.words },
        ' com parcelas a vencer. Me conte assim: “comprei o sofá em 10x de 200, já paguei 3”.',
      ];
    default:
      return outcome satisfies never;
  }
}

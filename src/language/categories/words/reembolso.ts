// Words of the category reembolso: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const REEMBOLSO: CategoryWords = {
  category: 'reembolso',
  names: `
    reembolso, reembolsos`,
  things: `
    cashback, chargeback, crédito na fatura, devolução, devolução da compra, devolveram, estorno, estorno da operadora,
    indenização do seguro, indenizou, me devolveram, nota fiscal paulista, nota paulista, parte da viagem, rateio,
    reembolso, reembolso do airbnb, refund, reimbursement, ressarcimento, restituição, restituição do imposto,
    restituição do imposto de renda, restituição do ir, seguradora, troco, vaquinha devolvida`,
  merchants: `
    ame, méliuz, picpay cashback`,
};

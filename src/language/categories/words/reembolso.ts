// Words of the category reembolso: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const REEMBOLSO: CategoryWords = {
  category: 'reembolso',
  names: `
    reembolsos, reembolso`,
  things: `
    estorno da operadora, seguradora, indenizou, indenização do seguro, refund, reimbursement, chargeback, devolveram,
    me devolveram, reembolso do airbnb, devolução da compra, restituição do imposto, crédito na fatura,
    parte da viagem, reembolso, estorno, cashback, restituição, restituição do ir, restituição do imposto de renda,
    devolução, rateio, vaquinha devolvida, nota fiscal paulista, nota paulista, ressarcimento, troco`,
  merchants: `
    méliuz, picpay cashback, ame`,
};

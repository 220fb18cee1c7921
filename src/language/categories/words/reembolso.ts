// Vocabulary of the category reembolso: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const REEMBOLSO: CategoryWords = {
  category: 'reembolso',
  names: `reembolso,reembolsos`,
  things: `
cashback,chargeback,crédito na fatura,devolução,devolveram,estorno,indenização da seguradora,indenização do seguro,indenizou,me devolveram,moedas da shopee,nota fiscal gaúcha,nota fiscal paulista,nota legal,nota paraná,nota paulista,nota premiada,nota salvador,parte da viagem,rateio,reembolso,reembolso do airbnb,refund,reimbursement,ressarcimento,restituição,restituição do imposto,
restituição do imposto de renda,restituição do ir,seguradora,sua nota vale dinheiro,troco,vaquinha devolvida`,
  merchants: `ame,méliuz,picpay cashback`,
};

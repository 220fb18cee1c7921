// Questions that present figures or name a decision: tested before any rule that would record or correct those figures.

import { asksForTables, namesDecision } from '../signals/names-decision.ts';
import { asksToWeigh, laysOutDecision, laysOutTwoPrices } from '../signals/weighs-figures.ts';
import { complexa } from './hard-question-rules.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

/** Tested before corrections and look-ups: "corrige 500 reais de 2018 pelo IPCA" changes no record. */
export const TABLE_RULES: readonly Rule[] = [
  {
    id: 'advice.tables',
    trust: 'sure',
    when: asksForTables,
    read: complexa,
    examples: PROOFS && [
      'quanto valem hoje 1000 reais de 2015?',
      '1000 reais em 2015 valem quanto hoje?',
      'corrige 500 reais de janeiro de 2018 pelo ipca',
      'quanto cai líquido se eu ganho 5000?',
      'ganho 4500 bruto, quanto cai na conta?',
      'qual o valor líquido de um salário de 3.500 com 2 dependentes?',
    ],
  },
];

/** Tested before accounts and debts: "financiamento a 1,8 %" in a plan is not a debt yet. */
export const WEIGHED_RULES: readonly Rule[] = [
  {
    id: 'advice.named',
    trust: 'sure',
    when: namesDecision,
    read: complexa,
    examples: PROOFS && [
      'fui demitido, tenho 15 mil guardados e gasto 2500 por mês',
      'empresto 5 mil pro meu cunhado?',
      'o aluguel vai subir pelo igpm, pago 1600 hoje, pra quanto vai?',
      'se eu pagar só o mínimo da fatura de 3 mil, quanto vou pagar de juros?',
      'quero viajar pra europa em julho com 18 mil, quanto guardo por mês?',
    ],
  },
  {
    id: 'advice.weighed',
    trust: 'sure',
    when: (r) => asksToWeigh(r) || laysOutDecision(r) || laysOutTwoPrices(r),
    read: complexa,
    examples: PROOFS && [
      'carro de 80 mil, tenho 20 mil de entrada, financiamento a 1,8 % ao mês em 48x',
      'tenho 45 anos e quero 10 mil por mês aos 60',
      'à vista com 10% de desconto ou 12x sem juros?',
      'devo 3 mil no cartão a 14% ao mês e 8 mil no consignado a 1,9% ao mês, qual eu pago primeiro?',
    ],
  },
];

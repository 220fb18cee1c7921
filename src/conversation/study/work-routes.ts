// "Quanto cai na mão?", "vale a pena?", "e as férias?": which calculation a question about work means. Patterns are of folded words.

import type { Figures } from '../../domain/hard-question.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';

/** The first that has its figures is meant. */
export type Route = readonly [RegExp, PlaybookName, ((told: Figures) => boolean)?];

export const TAKES =
  /\b(?:aceito|vale|compensa\w*|troco|trocar|pego|melhor|faco|faria|e bom|ruim|virar|aceitar|sair|vou|fico|pedir|negocio)\b/;

export const OF_WORK: readonly Route[] = [
  [
    /\b(?:acerto|rescisao)\b|\bquanto\b.*\b(?:receb\w+|ganh\w+|tenho direito)\b.*\b(?:demiss\w+|demit\w+|embora|contas)\b/,
    'rescisao',
  ],
  [
    /\b(?:ferias|13o?|decimo)\b/,
    'clt_ou_pj',
    ({ trade, income, offeredIncome }) => trade === 'pj' && income !== undefined && offeredIncome !== undefined,
  ],
  [/\b(?:limite|teto|estour\w+|desenquadr\w+)\b/, 'imposto_mei', ({ trade }) => trade === 'mei'],
  [/\bimpostos?\b/, 'imposto_mei', ({ trade }) => trade === 'mei' || trade === 'alone'],
  [
    /\bquanto (?:\w+ )?(?:fica|ficaria|da|passo|passaria|vai|iria|seria|vira|sobe)\b(?! (?:n[ao] mao|liquid\w+|limpo))|\bfica quanto\b/,
    'quanto_fica',
    ({ percent, income, offeredIncome }) =>
      percent !== undefined && income !== undefined && offeredIncome === undefined,
  ],
  [
    /\binflacao\b|\b(?:vale|compensa\w*|e bom|ta bom|justo)\b/,
    'aumento_real',
    ({ percent, offeredIncome }) => percent !== undefined && offeredIncome === undefined,
  ],
  [/\bfgts\b/, 'fgts', ({ offeredIncome }) => offeredIncome === undefined],
  [
    /\b(?:pedir|empat\w+|vale|compensa\w*|melhor|aceito|vou|fico|fica|faria|troco|impostos?)\b/,
    'clt_ou_pj',
    ({ trade, income }) => trade === 'pj' && income !== undefined,
  ],
  [
    /\b(?:pedir|empat\w+|vale|compensa\w*|melhor|vou|sair|saio|fico|fica|faria|troco|largo|largar)\b/,
    'por_conta',
    ({ trade, income, offeredIncome }) => trade === 'alone' && income !== undefined && offeredIncome !== undefined,
  ],
  [/\b(?:licenca|maternidade|paternidade)\b/, 'licenca'],
  [/\bdas\b/, 'imposto_mei'],
  [/\b(?:na mao|liquid\w+|limpo|na conta|descont\w+|cai|vem)\b/, 'salario_liquido'],
  [/\b(?:quanto tempo|ficar parad\w|dura)\b/, 'quanto_dura'],
  [/\b(?:guardar|sobra\w*|gastar|separar)\b/, 'quanto_gastar'],
  [TAKES, 'trocar_de_emprego'],
];

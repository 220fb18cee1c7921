// "O plano subiu de 380 pra 456, quantos por cento?": the change from one amount to another.

import { percent, reais } from '../../finance/money.ts';
import { calculation, found } from '../found.ts';
import { said, shown } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';

export const percentBetween: Playbook = {
  run({ figures: { price: before, after } }) {
    if (before === undefined) return needs('price', 'De quanto era? (ex.: 380)');
    if (after === undefined) return needs('after', 'E foi para quanto? (ex.: 456)');
    const by = after - before;
    const moved = percent(Math.abs(by), before);
    return found({
      verdict:
        by === 0
          ? 'Ficou na mesma: 0 %.'
          : by > 0
            ? `Subiu ${moved}: ${reais(by)} a mais.`
            : `Caiu ${moved}: ${reais(-by)} a menos.`,
      sums: [
        calculation('Diferença', `${reais(after)} − ${reais(before)}`, reais(by)),
        calculation('Em porcentagem', `${reais(Math.abs(by))} ÷ ${reais(before)}`, moved),
      ],
      data: [shown('Antes', said(before)), shown('Depois', said(after))],
    });
  },
};

// "Vendo por 120 e me custa 70, qual o lucro?": what a sale leaves, of its price and over its cost.

import { percent, reais } from '../../finance/money.ts';
import { calculation, found } from '../found.ts';
import { said, shown } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';

export const saleMargin: Playbook = {
  run({ figures: { price, cost } }) {
    if (price === undefined) return needs('price', 'Por quanto você vende? (ex.: 120)');
    if (cost === undefined) return needs('cost', 'E quanto custa para você? (ex.: 70)');
    const left = price - cost;
    return found({
      verdict:
        left > 0
          ? `Sobram ${reais(left)} em cada venda: ${percent(left, price)} do preço.`
          : left === 0
            ? 'Empata: o preço só paga o custo.'
            : `Cada venda dá prejuízo de ${reais(-left)}: o preço não paga o custo.`,
      because: [left > 0 ? `Em cima do custo são ${percent(left, cost)}.` : undefined],
      sums: [calculation('Sobra', `${reais(price)} − ${reais(cost)}`, reais(left))],
      data: [shown('Preço', said(price)), shown('Custo', said(cost))],
      limits: ['Taxa da maquininha, imposto, entrega e o seu tempo saem dessa sobra, se não estão no custo.'],
    });
  },
};

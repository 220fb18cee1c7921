// "Vendo por 120 e me custa 70, qual o lucro?": what a sale leaves, of its price and over its cost.

import { percent, reais } from '../../finance/money.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { said, shown } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';
import { percentText } from '../rate-words.ts';

export const saleMargin: Playbook = {
  run({ figures: { price, cost, percent: margin }, text }) {
    // "Quero 60 % de margem, vendo por quanto?"
    if (cost !== undefined && margin !== undefined && price === undefined && Number(margin) < 100)
      return priceFor(cost, margin, text);
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

/** The price of which the margin is a part; "em cima" of the cost it is added to it. */
function priceFor(cost: number, margin: string, text: string) {
  const onTop = /em cima|sobre o custo|markup/.test(text.toLowerCase());
  const share = fromPercent(margin);
  const price = toCents(onTop ? exact(cost).times(exact(1).plus(share)) : exact(cost).div(exact(1).minus(share)));
  const other = toCents(onTop ? exact(cost).div(exact(1).minus(share)) : exact(cost).times(exact(1).plus(share)));
  return found({
    verdict: `Venda por ${reais(price)}: sobram ${reais(price - cost)}, ${percentText(margin)} ${onTop ? 'em cima do custo' : 'do preço'}.`,
    because: [
      onTop
        ? `Para ${percentText(margin)} do preço seriam ${reais(other)}.`
        : `${percentText(margin)} em cima do custo seriam ${reais(other)}.`,
    ],
    sums: [
      calculation(
        'Preço',
        onTop ? `${reais(cost)} × (1 + ${percentText(margin)})` : `${reais(cost)} ÷ (1 − ${percentText(margin)})`,
        reais(price),
      ),
    ],
    data: [shown('Custo', said(cost))],
    limits: ['Taxa da maquininha, imposto, entrega e o seu tempo saem dessa sobra, se não estão no custo.'],
  });
}

// "Vendo o apartamento ou continuo alugando?": monthly return of an asset against its price in fixed income. Its value is assumed to follow IPCA.

import { reais } from '../../finance/money.ts';
import { cdiOf, usualCdi } from '../asked-rate.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { youSaid } from '../known.ts';
import { netOfTax } from '../net-yield.ts';
import { needs, type Playbook } from '../playbook.ts';
import { fractionText, percentText, rateShown } from '../rate-words.ts';

export const sellOrKeep: Playbook = {
  indicators: ['cdi', 'ipca'],
  run(asked) {
    const { figures, rates } = asked;
    const price = figures.price ?? figures.saved ?? figures.goal;
    if (price === undefined) return needs('price', 'Por quanto você venderia, já sem comissão? (ex.: 350 mil)');
    const rent = figures.rent ?? figures.income ?? figures.passive;
    if (rent === undefined)
      return needs(
        'rent',
        'E quanto ele rende limpo por mês, sem condomínio, IPTU e conserto? (ex.: 1.500; 0 se está parado)',
      );
    const cdi = cdiOf(asked) ?? usualCdi(1);
    const yields = netOfTax(cdi.yearly);
    const sold = toCents(exact(price).times(yields));
    const grows = rates.ipca === undefined ? 0 : toCents(exact(price).times(fromPercent(rates.ipca.value)).div(12));
    const kept = rent + grows;
    const better = sold - kept;
    return found({
      verdict:
        better > 0
          ? `Vendido e aplicado rende mais: ${reais(sold)} por mês contra ${reais(kept)}.`
          : `Ficar com ele rende mais: ${reais(kept)} por mês contra ${reais(sold)} aplicado.`,
      because: [
        `Hoje ele paga ${fractionText(exact(rent).div(price), 2)} do preço por mês${grows === 0 ? '' : `, e contei que acompanha a inflação (${reais(grows)} por mês)`}; o CDI líquido paga ${fractionText(yields, 2)}.`,
        'Pese o que a conta não vê: imposto sobre o lucro da venda (15 %, com isenções), mês vazio, obra, e quanto você precisa do dinheiro na mão.',
      ],
      compared: [
        { cenario: 'Vender e aplicar', resultado: `${reais(sold)} por mês`, melhor: better > 0 },
        { cenario: 'Ficar', resultado: `${reais(kept)} por mês`, melhor: better <= 0 },
      ],
      sums: [
        calculation('Aplicado', `${reais(price)} × ${fractionText(yields, 4)}`, reais(sold)),
        calculation(
          'Ficando',
          `${reais(rent)} de renda${rates.ipca === undefined ? '' : ` + ${reais(price)} × ${percentText(rates.ipca.value)} ÷ 12`}`,
          reais(kept),
        ),
      ],
      data: [
        youSaid('Preço e renda', `${reais(price)} e ${reais(rent)} por mês`),
        cdi.shown,
        rateShown('IPCA', rates.ipca),
      ],
      limits: [
        'O imposto da venda não está na conta: ganho de capital (Lei 8.981/1995, art. 21), com isenção para imóvel trocado por outro em 180 dias (Lei 11.196/2005, art. 39).',
      ],
    });
  },
};

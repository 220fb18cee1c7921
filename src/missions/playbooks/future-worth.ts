// "Quanto 100 mil valem daqui a 10 anos, com inflação de 4,5 %?": what a sum will buy, in the money of today.

import { reais } from '../../finance/money.ts';
import { growth } from '../formulas/compound-interest.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { youSaid } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';
import { fractionText, monthsText, rateShown } from '../rate-words.ts';

export const futureWorth: Playbook = {
  indicators: ['ipca'],
  run({ figures, rates }) {
    const sum = figures.saved ?? figures.price ?? figures.goal;
    if (sum === undefined) return needs('price', 'De quanto dinheiro estamos falando? (ex.: 100 mil)');
    const { months } = figures;
    if (months === undefined) return needs('months', 'Daqui a quanto tempo? (ex.: 10 anos)');
    const { ipca } = rates;
    if (ipca === undefined) return needs('inflation', 'Que inflação por ano eu uso? (ex.: 4,5 %)');
    const inflation = fromPercent(ipca.value);
    const rise = growth(inflation, exact(months).div(12));
    const [buys, same] = [toCents(exact(sum).div(rise)), toCents(rise.times(sum))];
    const power = `(1 + ${fractionText(inflation)})^(${months} ÷ 12)`;
    return found({
      verdict: `Daqui a ${monthsText(months)}, ${reais(sum)} compram o que ${reais(buys)} compram hoje.`,
      because: [`Para comprar o mesmo que hoje seriam ${reais(same)}: é o que o dinheiro parado deixa de acompanhar.`],
      sums: [
        calculation('Em dinheiro de hoje', `${reais(sum)} ÷ ${power}`, reais(buys)),
        calculation('Para comprar o mesmo', `${reais(sum)} × ${power}`, reais(same)),
      ],
      data: [youSaid('Valor', reais(sum)), youSaid('Tempo', monthsText(months)), rateShown('Inflação', ipca)],
      limits: ['Supõe a mesma inflação todo ano; a sua, com o que você compra, pode ser outra.'],
    });
  },
};

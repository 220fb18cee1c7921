// "Rendeu 12 % com inflação de 5 %, quanto ganhei de verdade?": what is left of a yield after inflation.

import { reais } from '../../finance/money.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { realReturn } from '../formulas/real-return.ts';
import { calculation, found } from '../found.ts';
import { youSaid } from '../known.ts';
import { type Asked, needs, type Playbook } from '../playbook.ts';
import { fractionText, percentText, rateShown } from '../rate-words.ts';

/** The yield over the same time as the inflation. */
const yieldTold = ({ figures }: Asked): string | undefined =>
  figures.yearlyRate ?? figures.percent ?? figures.cdi ?? figures.monthlyRate;

export const realGain: Playbook = {
  indicators: ['ipca'],
  run(asked) {
    const nominal = yieldTold(asked);
    if (nominal === undefined) return needs('yearlyRate', 'Quanto rendeu, em %? (ex.: 12 % no ano)');
    const { ipca } = asked.rates;
    if (ipca === undefined) return needs('inflation', 'E quanto foi a inflação no mesmo período? (ex.: 4,5 %)');
    const inflation = fromPercent(ipca.value);
    const real = realReturn(fromPercent(nominal), inflation);
    const { saved, price } = asked.figures;
    const sum = saved ?? price;
    return found({
      verdict: real.lt(0)
        ? `Perdeu para a inflação: ${percentText(nominal)} com os preços subindo ${fractionText(inflation)} é ${fractionText(real)} de ganho real.`
        : `O ganho real foi de ${fractionText(real)}: é o que o seu dinheiro passou a comprar a mais.`,
      because: [
        'Não basta subtrair: o que rendeu também perdeu valor, por isso se divide.',
        ...(sum === undefined
          ? []
          : [`Em ${reais(sum)}, são ${reais(toCents(real.times(sum)))} a mais em dinheiro de antes.`]),
      ],
      sums: [
        calculation(
          'Ganho real',
          `(1 + ${percentText(nominal)}) ÷ (1 + ${fractionText(inflation)}) − 1`,
          fractionText(real),
        ),
        ...(sum === undefined
          ? []
          : [
              calculation(
                'Em dinheiro',
                `${reais(sum)} × ${fractionText(real, 4)}`,
                reais(toCents(exact(sum).times(real))),
              ),
            ]),
      ],
      data: [youSaid('Rendimento', percentText(nominal)), rateShown('Inflação', ipca)],
      limits: ['Se o rendimento é antes do imposto de renda, o ganho real é menor: desconte o imposto primeiro.'],
    });
  },
};

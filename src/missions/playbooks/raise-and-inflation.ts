// "A inflação foi de 4,5 % e meu salário subiu 3 %, perdi quanto?": what a raise is worth after prices rose.

import { reais } from '../../finance/money.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { realReturn } from '../formulas/real-return.ts';
import { found } from '../found.ts';
import { incomeOf, shown, YOU_SAID } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';
import { fractionText, percentText, rateShown } from '../rate-words.ts';

export const raiseAndInflation: Playbook = {
  indicators: ['ipca'],
  run(asked) {
    const { percent } = asked.figures;
    const { ipca } = asked.rates;
    if (percent === undefined) return needs('percent', 'Quantos por cento o salário subiu? (ex.: 3 %)');
    if (ipca === undefined) return needs('inflation', 'E quanto foi a inflação no mesmo período? (ex.: 4,5 %)');
    const salary = incomeOf(asked);
    const inflation = fromPercent(ipca.value);
    const real = realReturn(fromPercent(percent), inflation);
    const now = salary && toCents(exact(salary.cents).times(exact(1).plus(fromPercent(percent))));
    const even = salary && toCents(exact(salary.cents).times(exact(1).plus(inflation)));
    const lost = now === undefined || even === undefined ? undefined : even - now;
    const each = lost === undefined ? '' : `: ${reais(Math.abs(lost))} por mês ${lost > 0 ? 'a menos' : 'a mais'}`;
    return found({
      verdict: real.lt(0)
        ? `Seu salário perdeu ${fractionText(real.neg())} para a inflação${each}.`
        : real.isZero()
          ? 'Empatou: o aumento só repôs a inflação.'
          : `Seu salário ganhou ${fractionText(real)} acima da inflação${each}.`,
      because: [
        even === undefined ? undefined : `Para empatar, ele teria de ter ido a ${reais(even)}.`,
        real.lt(0)
          ? 'É esse o número para levar à conversa de aumento: só repor a inflação já é não perder.'
          : undefined,
      ],
      sums: [
        {
          rotulo: 'Ganho real',
          formula: `(1 + ${percentText(percent)}) ÷ (1 + ${fractionText(inflation)}) − 1`,
          resultado: fractionText(real),
        },
        now === undefined || salary === undefined
          ? undefined
          : {
              rotulo: 'Com o aumento',
              formula: `${reais(salary.cents)} × (1 + ${percentText(percent)})`,
              resultado: reais(now),
            },
        even === undefined || salary === undefined
          ? undefined
          : {
              rotulo: 'Para empatar',
              formula: `${reais(salary.cents)} × (1 + ${fractionText(inflation)})`,
              resultado: reais(even),
            },
        now === undefined || even === undefined || lost === undefined
          ? undefined
          : {
              rotulo: 'Diferença',
              formula: lost > 0 ? `${reais(even)} − ${reais(now)}` : `${reais(now)} − ${reais(even)}`,
              resultado: `${reais(Math.abs(lost))} por mês`,
            },
      ],
      data: [
        shown('Salário de antes', salary),
        { rotulo: 'Aumento', valor: percentText(percent), fonte: YOU_SAID },
        rateShown('Inflação', ipca),
      ],
    });
  },
};

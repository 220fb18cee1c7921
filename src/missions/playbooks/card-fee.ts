// "Qual cartão é melhor pra mim?", "vale ter cartão black?": an annual fee against the value of its rewards.

import { percent, reais } from '../../finance/money.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { assumed, expenseOf, shown, youSaid } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';

/** Rewards (points, miles, cashback) as % of spending. */
const BACK = 1;

export const cardFee: Playbook = {
  run(asked) {
    const spent = expenseOf(asked);
    if (spent === undefined)
      return needs('expense', 'Quanto você passa no cartão por mês, mais ou menos? (ex.: 1.500)');
    const fee = asked.figures.price;
    const back = toCents(exact(spent.cents).times(12).times(BACK).div(100));
    return found({
      verdict:
        fee === undefined
          ? `Para você vale o sem anuidade, ou até ${reais(back)} de anuidade por ano: é o que os pontos devolvem.`
          : fee <= back
            ? `A anuidade de ${reais(fee)} cabe: os pontos devolvem uns ${reais(back)} por ano.`
            : `Não vale: a anuidade de ${reais(fee)} passa dos ${reais(back)} por ano que os pontos devolvem.`,
      because: [
        'Milhas, salas e seguros só contam se você usaria de qualquer jeito; quem parcela ou paga o mínimo perde no juro tudo o que o cartão dá.',
        'Um cartão para tudo é mais fácil de controlar; um segundo, sem anuidade, serve de reserva. Três ou mais só espalham as faturas.',
      ],
      sums: [
        calculation('Devolvem por ano', `${reais(spent.cents)} × 12 × ${BACK} %`, reais(back)),
        fee === undefined
          ? undefined
          : calculation('Anuidade', `${reais(fee)} ÷ ${reais(back)}`, percent(fee, Math.max(1, back))),
      ],
      data: [
        shown('Gastos do mês, se passassem todos no cartão', spent),
        assumed('Pontos e cashback', `${BACK} % do que se gasta`),
        fee === undefined ? undefined : youSaid('Anuidade', reais(fee)),
      ],
      next: ['Ligar e pedir isenção da anuidade funciona muitas vezes: peça antes de trocar.'],
      limits: ['Não comparo bancos nem recomendo marca: olhe anuidade, IOF fora do país e o programa de pontos.'],
    });
  },
};

// "Vale a pena vender o carro de 35 mil? Gasto 900 por mês com ele": what a month wins without it, and what has to fit in that.

import { reais } from '../../finance/money.ts';
import { ASK_CDI, cdiOf } from '../asked-rate.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { said, shown } from '../known.ts';
import { netOfTax } from '../net-yield.ts';
import { needs, type Playbook } from '../playbook.ts';
import { fractionText } from '../rate-words.ts';

export const sellVehicle: Playbook = {
  indicators: ['cdi'],
  run(asked) {
    const { figures } = asked;
    const price = figures.price ?? figures.saved ?? figures.goal;
    if (price === undefined) return needs('price', 'Por quanto você venderia? (ex.: 35 mil)');
    const month = figures.owning ?? figures.expense;
    if (month === undefined)
      return needs('expense', 'E quanto ele custa por mês, com seguro, combustível, IPVA e oficina? (ex.: 900)');
    const cdi = cdiOf(asked);
    if (cdi === undefined) return needs('yearlyRate', ASK_CDI);
    const yields = netOfTax(cdi.yearly);
    const earned = toCents(exact(price).times(yields));
    const free = month + earned;
    return found({
      verdict: `Sem ele o mês ganha ${reais(free)}: vale vender se app, ônibus e aluguel de carro ficarem abaixo disso.`,
      because: [
        'Ficar com ele também perde valor todo ano, o que não está na conta; vender pesa a favor.',
        'Quem precisa do carro para trabalhar compara com a renda que ele traz.',
      ],
      sums: [
        calculation(
          'O dinheiro aplicado rende',
          `${reais(price)} × ${fractionText(yields, 4)}`,
          `${reais(earned)} por mês`,
        ),
        calculation('O mês ganha', `${reais(month)} + ${reais(earned)}`, reais(free)),
      ],
      data: [shown('Venda', said(price)), shown('Custa por mês', said(month)), cdi.shown],
    });
  },
};

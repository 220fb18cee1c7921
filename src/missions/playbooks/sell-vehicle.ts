// "Vale a pena vender o carro de 35 mil? Gasto 900 por mês com ele": what a month wins without it, and what has to fit in that.

import { folded } from '../../domain/fold.ts';
import { reais } from '../../finance/money.ts';
import { cdiOf, usualCdi } from '../asked-rate.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { said, shown } from '../known.ts';
import { netOfTax } from '../net-yield.ts';
import { needs, type Playbook } from '../playbook.ts';
import { fractionText } from '../rate-words.ts';

/** What the car costs and what going without it would, both told by the month. The yield of the sale counts where its rate is known. */
function againstApp(price: number | undefined, owning: number, without: number, cdi: ReturnType<typeof cdiOf>) {
  const earned = cdi === undefined || price === undefined ? 0 : toCents(exact(price).times(netOfTax(cdi.yearly)));
  const gap = owning + earned - without;
  const apart = Math.abs(gap);
  const yields = earned === 0 ? '' : ` + ${reais(earned)}`;
  return found({
    verdict:
      gap > 0
        ? `Na conta, vale vender: o mês fica ${reais(apart)} mais leve, ${reais(apart * 12)} em um ano.`
        : gap === 0
          ? `Dá empate: ${reais(owning)} por mês dos dois jeitos.`
          : `Na conta, fique com o carro: sem ele o mês sai ${reais(apart)} mais caro, ${reais(apart * 12)} em um ano.`,
    because: [
      price === undefined
        ? 'Sem contar o que o dinheiro da venda renderia nem o que o carro perde de valor: os dois pesam a favor de vender.'
        : cdi === undefined
          ? `Sem contar o que ${reais(price)} renderiam aplicados nem o que o carro perde de valor: os dois pesam a favor de vender.`
          : 'O que o carro perde de valor todo ano não está na conta, e pesa a favor de vender.',
      'Filho pequeno, trabalho longe ou mais gente usando mudam a conta: some as corridas de todos.',
    ],
    sums: [
      calculation('Diferença por mês', `${reais(owning)}${yields} − ${reais(without)}`, reais(gap)),
      calculation('Em um ano', `12 × ${reais(apart)}`, reais(apart * 12)),
    ],
    data: [
      shown('Venda', said(price)),
      shown('O carro, por mês', said(owning)),
      shown('Sem ele, por mês', said(without)),
      price === undefined ? undefined : cdi?.shown,
    ],
    next: ['Outro valor de corrida? Pergunte “e se o uber for 1.300?”.'],
  });
}

/** The question names what would replace it. */
const BY_APP = /\b(?:uber|99|app|aplicativo|taxi|onibus|metro)\b/;

export const sellVehicle: Playbook = {
  indicators: ['cdi'],
  run(asked) {
    const { figures } = asked;
    const price = figures.price ?? figures.saved ?? figures.goal;
    const { owning, expense } = figures;
    const cdi = cdiOf(asked) ?? usualCdi(1);
    if (owning !== undefined && expense !== undefined) return againstApp(price, owning, expense, cdiOf(asked));
    if (price === undefined && owning !== undefined && BY_APP.test(folded(asked.text)))
      return needs('expense', 'E sem ele, de app ou ônibus, quanto daria por mês? (ex.: 700)');
    if (price === undefined) return needs('price', 'Por quanto você venderia? (ex.: 35 mil)');
    const month = figures.owning ?? figures.expense;
    if (month === undefined)
      return needs('expense', 'E quanto ele custa por mês, com seguro, combustível, IPVA e oficina? (ex.: 900)');
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

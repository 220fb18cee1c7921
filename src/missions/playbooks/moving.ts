// "Lá pagam 5.200 e o aluguel é 1.800; aqui ganho 4 mil e pago 1.100": what is left of the month in another city, against this one.

import { reais } from '../../finance/money.ts';
import { calculation, found } from '../found.ts';
import { incomeOf, type Known, said, shown } from '../known.ts';
import { type Asked, needs, needsOwn, type Playbook } from '../playbook.ts';
import { monthsText } from '../rate-words.ts';

const ours = ({ figures: { offeredIncome: _, ...figures }, ...asked }: Asked): Known | undefined =>
  incomeOf({ ...asked, figures });

export const moving: Playbook = {
  run(asked) {
    const { offeredIncome: there, rent = 0, newRent, price = 0, expense } = asked.figures;
    const here = ours(asked);
    if (there === undefined) return needs('offeredIncome', 'Quanto você ganharia lá por mês? (ex.: 4.500)');
    if (here === undefined) return needsOwn('income', 'E hoje, quanto entra por mês? (ex.: 3.500)');
    if (newRent === undefined) return needs('newRent', 'Quanto seria o aluguel lá? (ex.: 1.500; 0 se não pagaria)');
    const more = there - here.cents;
    const dearer = newRent - rent;
    const left = more - dearer;
    return found({
      verdict:
        left > 0
          ? `Na conta compensa: ficam ${reais(left)} a mais por mês que hoje.`
          : left === 0
            ? 'Na conta dá empate: o aluguel come todo o aumento.'
            : `Na conta não compensa: sobram ${reais(-left)} a menos por mês que hoje.`,
      because: [
        left > 0
          ? `Dá para o resto do mês (mercado, transporte, luz) subir até ${reais(left)} antes de empatar${expense === undefined ? '' : `, sobre os ${reais(expense)} que você gasta hoje`}.`
          : 'Só valeria por outra razão: carreira, família, qualidade de vida.',
        price > 0 && left > 0
          ? `A mudança de ${reais(price)} se paga em ${monthsText(Math.ceil(price / left))}.`
          : price > 0
            ? `E a mudança ainda custa ${reais(price)}.`
            : 'Some a mudança: frete, caução e os primeiros móveis saem de uma vez.',
      ],
      sums: [
        calculation('Aumento', `${reais(there)} − ${reais(here.cents)}`, reais(more)),
        calculation('Aluguel', `${reais(newRent)} − ${reais(rent)}`, reais(dearer)),
        calculation('Fica', `${reais(more)} − ${reais(dearer)}`, reais(left)),
        price > 0 && left > 0
          ? calculation('Mudança', `${reais(price)} ÷ ${reais(left)}`, monthsText(Math.ceil(price / left)))
          : undefined,
      ],
      data: [shown('Renda de hoje', here), shown('Renda lá', said(there)), shown('Gastos do mês', said(expense))],
      limits: ['Comparei os valores como você disse: se são brutos, o aumento vem menor depois de INSS e imposto.'],
    });
  },
};

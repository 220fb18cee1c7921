// "Pago 120 numa academia que nem vou, vale?", "e se eu parasse de gastar 400 com delivery?": a monthly expense as what it is by the
// year, and what it would be put by.

import { reais } from '../../finance/money.ts';
import { ASK_CDI, cdiOf } from '../asked-rate.ts';
import { futureValue } from '../formulas/compound-interest.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { found } from '../found.ts';
import { incomeOf, shown, YOU_SAID } from '../known.ts';
import { netOfTax } from '../net-yield.ts';
import { needs, type Playbook } from '../playbook.ts';
import { fractionText } from '../rate-words.ts';

const YEARS = 5;

export const stopSpending: Playbook = {
  indicators: ['cdi'],
  run(asked) {
    const { figures } = asked;
    const monthly = figures.expense ?? figures.price ?? figures.installment ?? figures.saving;
    if (monthly === undefined) return needs('expense', 'Quanto isso custa por mês? (ex.: 120)');
    const cdi = cdiOf(asked);
    if (cdi === undefined) return needs('yearlyRate', ASK_CDI);
    const rate = netOfTax(cdi.yearly);
    const year = monthly * 12;
    const kept = toCents(futureValue({ principal: 0, deposit: monthly, rate, periods: YEARS * 12 }));
    const income = incomeOf(asked);
    return found({
      verdict: `São ${reais(year)} por ano: guardados, viram ${reais(kept)} em ${YEARS} anos.`,
      because: [
        'Se você usa e gosta, pode valer cada centavo. Se quase não usa, é o corte que menos dói: pause um mês e veja se faz falta.',
        ...(income === undefined || income.cents <= 0
          ? []
          : [`É ${fractionText(exact(monthly).div(income.cents), 1)} do que entra por mês.`]),
      ],
      sums: [
        { rotulo: 'Por ano', formula: `${reais(monthly)} × 12`, resultado: reais(year) },
        {
          rotulo: `Guardado por ${YEARS} anos`,
          formula: `${reais(monthly)} × ((1 + ${fractionText(rate, 4)})^${YEARS * 12} − 1) ÷ ${fractionText(rate, 4)}`,
          resultado: reais(kept),
        },
      ],
      data: [
        { rotulo: 'Custa por mês', valor: reais(monthly), fonte: YOU_SAID },
        cdi.shown,
        income === undefined ? undefined : shown('Renda do mês', income),
      ],
      limits: ['Rendimento já sem 15 % de imposto, com o CDI de hoje: ele muda.'],
    });
  },
};

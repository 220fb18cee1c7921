// "Dá pra viver de renda com 500 mil?": sustainable monthly withdrawal of a capital, in today's money, at the real yield of retire.ts, which is
// shown.

import { reais } from '../../finance/money.ts';
import { monthlyRate } from '../formulas/equivalent-rate.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { sustainableWithdrawal } from '../formulas/retirement.ts';
import { calculation, found } from '../found.ts';
import { ASSUMED, expenseOf, shown, support, youSaid } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';
import { fractionText, percentText } from '../rate-words.ts';
import { REAL_YIELD } from './retire.ts';

export const liveOn: Playbook = {
  run(asked) {
    const { figures } = asked;
    const capital = figures.saved ?? figures.price;
    if (capital === undefined) return needs('saved', 'Com quanto guardado? (ex.: 500 mil)');
    const yearly = figures.yearlyRate ?? figures.overInflation ?? REAL_YIELD;
    const rate = monthlyRate(fromPercent(yearly));
    const pays = toCents(sustainableWithdrawal(capital, rate));
    const spent = expenseOf(asked);
    const enough = spent === undefined ? undefined : pays >= spent.cents;
    const wanted = spent === undefined ? undefined : toCents(exact(spent.cents).div(rate));
    return found({
      verdict: `${reais(capital)} pagam ${reais(pays)} por mês para sempre, em dinheiro de hoje.`,
      because: [
        spent === undefined || wanted === undefined
          ? 'Se você vive com isso, dá. Me diga quanto gasta por mês que eu digo quanto falta.'
          : enough === true
            ? `Você gasta ${reais(spent.cents)} por mês: dá.`
            : `Você gasta ${reais(spent.cents)} por mês: para isso seriam precisos ${reais(wanted)}.`,
        'Para durar, só se gasta o que rende acima da inflação; o que repõe a inflação fica aplicado.',
      ],
      sums: [
        calculation('Juro real ao mês (i)', `(1 + ${percentText(yearly)})^(1/12) − 1`, fractionText(rate, 4)),
        calculation('Por mês', `${reais(capital)} × i`, reais(pays)),
      ],
      data: [
        youSaid('Capital', reais(capital)),
        support('Juro acima da inflação', `${percentText(yearly)} ao ano`, `${ASSUMED}, prudente`),
        shown('Gastos do mês', spent),
      ],
      limits: ['Imposto e anos ruins comem uma parte: deixe folga.'],
    });
  },
};

// "O plano anual de 240 ou o mensal de 25?": twelve months against one payment, and after how many months the year is cheaper.

import { percent, reais } from '../../finance/money.ts';
import { calculation, found } from '../found.ts';
import { said, shown } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';
import { monthsText } from '../rate-words.ts';

const MONTHS = 12;

export const yearlyOrMonthly: Playbook = {
  run({ figures: { price: year, installment: month } }) {
    if (year === undefined) return needs('price', 'Quanto custa o ano? (ex.: 240)');
    if (month === undefined) return needs('installment', 'E por mês? (ex.: 25)');
    const twelve = month * MONTHS;
    const less = twelve - year;
    const from = Math.floor(year / month) + 1;
    return found({
      verdict:
        less > 0
          ? `O anual sai ${reais(less)} mais barato: ${percent(less, twelve)} a menos no ano.`
          : less === 0
            ? 'No ano dá na mesma: fique com o mensal, que dá para largar quando quiser.'
            : `O mensal sai ${reais(-less)} mais barato no ano, e dá para largar quando quiser.`,
      because: [
        less > 0
          ? `Ele só compensa se você ficar ${monthsText(from)} ou mais: antes disso o mensal gasta menos, e o anual não costuma devolver.`
          : undefined,
      ],
      sums: [
        calculation('Mensal por um ano', `${MONTHS} × ${reais(month)}`, reais(twelve)),
        less < 0
          ? calculation('Diferença', `${reais(year)} − ${reais(twelve)}`, reais(-less))
          : calculation('Diferença', `${reais(twelve)} − ${reais(year)}`, reais(less)),
        less > 0
          ? calculation('Em porcentagem', `${reais(less)} ÷ ${reais(twelve)}`, percent(less, twelve))
          : undefined,
      ],
      data: [shown('Anual', said(year)), shown('Mensal', said(month))],
    });
  },
};

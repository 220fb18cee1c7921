// "Por que gastei tanto?": categories above the person's average, and the largest expenses of the month.

import { categoryLabel } from '../../finance/category-labels.ts';
import { wholeMonth } from '../../finance/civil-date.ts';
import { expenseOf as spentIn } from '../../finance/definitions/expense.ts';
import { reais } from '../../finance/money.ts';
import { dayWords, periodWords } from '../../finance/replies/day-words.ts';
import { found } from '../found.ts';
import { growthOf } from '../growth.ts';
import { needs, type Playbook } from '../playbook.ts';

const TOP = 3;

export const whySpent: Playbook = {
  indicators: [],
  run(asked) {
    const { ledger, today, figures } = asked;
    const anchor = figures.period?.from ?? today;
    const month = wholeMonth(anchor);
    const period = { from: month.from, to: today < month.to ? today : month.to };
    const spent = spentIn(ledger, period);
    const when = periodWords(period, today);
    if (spent === 0 && figures.expense === undefined)
      return needs('expense', `Não tenho gastos anotados ${when}. Quanto foi, mais ou menos?`);
    const growth = growthOf(asked, anchor);
    const usual = growth.reduce((sum, one) => sum + one.usual, 0);
    const grown = growth.filter(({ by }) => by > 0).slice(0, TOP);
    const fallen = growth.filter(({ by }) => by < 0).slice(-1)[0];
    const largest = ledger.list({ kind: 'despesa', ...period }, 'largest', TOP);
    const diff = spent - usual;
    return found({
      verdict:
        usual === 0
          ? `Você gastou ${reais(spent)} ${when}; ainda não tenho meses anteriores para dizer se é muito.`
          : diff <= 0
            ? `Na verdade não foi tanto: ${reais(spent)} ${when}, ${reais(-diff)} a menos que a sua média.`
            : `Foram ${reais(diff)} acima da sua média, e ${grown[0] === undefined ? 'nada sozinho explica' : `o que mais pesou foi ${categoryLabel(grown[0].key)}`}.`,
      because:
        fallen === undefined || usual === 0
          ? []
          : [`Em compensação, ${categoryLabel(fallen.key)} caiu ${reais(-fallen.by)}.`],
      compared: (usual === 0
        ? ledger
            .grouped({ kind: 'despesa', ...period }, 'category')
            .slice(0, TOP)
            .map(({ key, cents }) => ({ key, now: cents, usual: 0, by: cents }))
        : grown
      ).map(({ key, now, usual: was, by }) => ({
        cenario: categoryLabel(key),
        resultado: was === 0 ? reais(now) : `${reais(now)}, costuma ser ${reais(was)} (+${reais(by)})`,
      })),
      sums:
        usual === 0
          ? []
          : [{ rotulo: 'Diferença', formula: `${reais(spent)} − ${reais(usual)}`, resultado: reais(diff) }],
      data: largest.map((entry) => ({
        rotulo: entry.description || categoryLabel(entry.category),
        valor: reais(entry.cents),
        fonte: dayWords(entry.date, today),
      })),
      next:
        diff > 0 && grown[0] !== undefined
          ? [
              `Quer um limite? Diga “teto de ${Math.max(1, Math.round(grown[0].usual / 100))} pro ${categoryLabel(grown[0].key).toLowerCase()}” e eu aviso antes.`,
            ]
          : [],
      limits:
        usual === 0 ? [] : ['A média é dos meses anteriores com gastos anotados, até três, nos mesmos dias do mês.'],
    });
  },
};

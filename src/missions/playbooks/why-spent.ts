// "Por que gastei tanto?": categories above the person's average, and the largest expenses of the month.

import type { Group } from '../../domain/ledger.ts';
import { categoryLabel } from '../../finance/category-labels.ts';
import { wholeMonth } from '../../finance/civil-date.ts';
import { expenseOf as spentIn } from '../../finance/definitions/expense.ts';
import { reais } from '../../finance/money.ts';
import { dayWords, periodWords } from '../../finance/replies/day-words.ts';
import { calculation, found } from '../found.ts';
import { type Growth, growthOf } from '../growth.ts';
import { support } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';

const TOP = 3;

/** The month beside the person's average. Centavos. */
type Month = {
  readonly spent: number;
  /** The average of earlier months; 0 while there are none. */
  readonly usual: number;
  /** "neste mês", "em outubro". */
  readonly when: string;
  readonly grown: readonly Growth[];
  /** The category that came down most. */
  readonly fallen: Growth | undefined;
};

export const whySpent: Playbook = {
  run(asked) {
    const { ledger, today, figures } = asked;
    const anchor = figures.period?.from ?? today;
    const { from, to } = wholeMonth(anchor);
    const period = { from, to: today < to ? today : to };
    const spent = spentIn(ledger, period);
    const when = periodWords(period, today);
    if (spent === 0 && figures.expense === undefined)
      return needs('expense', `Não tenho gastos anotados ${when}. Quanto foi, mais ou menos?`);
    const month = monthOf(spent, when, growthOf(asked, anchor));
    const { usual, fallen } = month;
    const largest = ledger.list({ kind: 'despesa', ...period }, 'largest', TOP);
    return found({
      verdict: verdictOf(month),
      because: [
        fallen === undefined || usual === 0
          ? undefined
          : `Em compensação, ${categoryLabel(fallen.key)} caiu ${reais(-fallen.by)}.`,
      ],
      compared:
        usual === 0
          ? ledger
              .grouped({ kind: 'despesa', ...period }, 'category')
              .slice(0, TOP)
              .map(alone)
          : month.grown.map(beside),
      sums: [
        usual === 0 ? undefined : calculation('Diferença', `${reais(spent)} − ${reais(usual)}`, reais(spent - usual)),
      ],
      data: largest.map((entry) =>
        support(entry.description || categoryLabel(entry.category), reais(entry.cents), dayWords(entry.date, today)),
      ),
      next: [limitWords(month)],
      limits: [
        usual === 0
          ? undefined
          : 'A média é dos meses anteriores com gastos anotados, até três, nos mesmos dias do mês.',
      ],
    });
  },
};

const monthOf = (spent: number, when: string, growth: readonly Growth[]): Month => ({
  spent,
  usual: growth.reduce((sum, { usual }) => sum + usual, 0),
  when,
  grown: growth.filter(({ by }) => by > 0).slice(0, TOP),
  fallen: growth.findLast(({ by }) => by < 0),
});

function verdictOf({ spent, usual, when, grown: [most] }: Month): string {
  if (usual === 0)
    return `Você gastou ${reais(spent)} ${when}; ainda não tenho meses anteriores para dizer se é muito.`;
  const more = spent - usual;
  if (more <= 0) return `Na verdade não foi tanto: ${reais(spent)} ${when}, ${reais(-more)} a menos que a sua média.`;
  const cause = most === undefined ? 'nada sozinho explica' : `o que mais pesou foi ${categoryLabel(most.key)}`;
  return `Foram ${reais(more)} acima da sua média, e ${cause}.`;
}

const alone = ({ key, cents }: Group) => ({ cenario: categoryLabel(key), resultado: reais(cents) });

const beside = ({ key, now, usual, by }: Growth) => ({
  cenario: categoryLabel(key),
  resultado: usual === 0 ? reais(now) : `${reais(now)}, costuma ser ${reais(usual)} (+${reais(by)})`,
});

/** How to set a limit for what grew most; undefined when the month was no dearer than usual. */
function limitWords({ spent, usual, grown: [most] }: Month): string | undefined {
  if (spent <= usual || most === undefined) return undefined;
  const limit = Math.max(1, Math.round(most.usual / 100));
  return `Quer um limite? Diga “teto de ${limit} pro ${categoryLabel(most.key).toLowerCase()}” e eu aviso antes.`;
}

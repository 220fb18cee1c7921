// "Por que meu dinheiro nunca chega no fim do mês?": average monthly income against expense, and the largest categories. When the records show a
// surplus, the answer says that some spending was not recorded.

import { folded } from '../../domain/fold.ts';
import { categoryLabel } from '../../finance/category-labels.ts';
import { percent, reais } from '../../finance/money.ts';
import { calculation, found } from '../found.ts';
import { byCategory, expenseOf, incomeOf, shown } from '../known.ts';
import { needsOwn, type Playbook } from '../playbook.ts';

const TOP = 3;
/** The money lasts when at least one part in ten is left. */
const LASTS = 10;
const WHY = /\b(?:por ?que|pq|por qual|motivo|porque)\b/;

export const neverLasts: Playbook = {
  run(asked) {
    const income = incomeOf(asked);
    if (income === undefined) return needsOwn('income', 'Quanto entra por mês, mais ou menos? (ex.: 3.500)');
    const expense = expenseOf(asked);
    if (expense === undefined) return needsOwn('expense', 'E quanto você gasta por mês, no total? (ex.: 3.200)');
    const left = income.cents - expense.cents;
    const parts = asked.figures.expense === undefined ? byCategory(asked).slice(0, TOP) : [];
    return found({
      verdict: verdictOf(income.cents, expense.cents, WHY.test(folded(asked.text))),
      because:
        left * LASTS < income.cents
          ? []
          : [
              'Se na conta não sobra isso, a diferença está em gastos que não foram anotados: os pequenos do dia a dia são os que mais escapam.',
            ],
      compared: parts.map(({ key, cents }) => ({
        cenario: categoryLabel(key),
        resultado: `${reais(cents)} por mês, ${percent(cents, income.cents)} do que entra`,
      })),
      sums: [calculation('Sobra do mês', `${reais(income.cents)} − ${reais(expense.cents)}`, reais(left))],
      data: [shown('Renda do mês', income), shown('Gastos do mês', expense)],
      next: [
        left <= 0
          ? 'Pergunte “o que eu corto?” que eu mostro de onde pode sair.'
          : 'Me conte o saldo de hoje (“tenho 830 na conta”) e anote tudo por duas semanas: aí eu mostro o vazamento.',
      ],
    });
  },
};

/** Both in centavos a month. @param why it was asked for the reason */
function verdictOf(income: number, expense: number, why: boolean): string {
  const left = income - expense;
  if (left < 0) return `${why ? 'Porque sai' : 'Sai'} mais do que entra: ${reais(-left)} a mais por mês.`;
  if (left * LASTS >= income)
    return `Pelo que está anotado ele chega: por mês sobram ${reais(left)} de ${reais(income)}.`;
  return left === 0
    ? `${why ? 'Porque tudo' : 'Tudo'} tem dono: entram ${reais(income)} por mês e saem ${reais(expense)}.`
    : `${why ? 'Porque quase' : 'Quase'} tudo tem dono: de ${reais(income)} por mês, ${reais(expense)} saem e sobram só ${reais(left)}.`;
}

// "Quanto sobra se eu guardar 10% do salário?", "e 15%?": a part of what comes in, and the rest of it.

import { reais } from '../../finance/money.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { expenseOf, incomeOf, said, shown } from '../known.ts';
import { needs, needsOwn, type Playbook } from '../playbook.ts';
import { percentText } from '../rate-words.ts';

export const partOfPay: Playbook = {
  run(asked) {
    const { percent } = asked.figures;
    const gross = asked.ledger.told('perfil').find(({ key }) => key === 'gross')?.value.value;
    const income = incomeOf(asked) ?? said(typeof gross === 'number' ? gross : undefined);
    if (income === undefined) return needsOwn('income', 'Quanto entra por mês, mais ou menos? (ex.: 4.500)');
    if (percent === undefined) return needs('percent', 'Que parte? (ex.: 10 %)');
    const part = toCents(exact(income.cents).times(percent).div(100));
    const rest = income.cents - part;
    const expense = expenseOf(asked);
    return found({
      verdict: `${percentText(percent)} são ${reais(part)} por mês, e sobram ${reais(rest)}.`,
      because: [
        `Em um ano dão ${reais(part * 12)}, sem contar o que renderem.`,
        expense === undefined
          ? undefined
          : rest >= expense.cents
            ? `Cabe: seus gastos são de ${reais(expense.cents)} por mês.`
            : `Não cabe ainda: seus gastos são de ${reais(expense.cents)} por mês, ${reais(expense.cents - rest)} a mais do que sobra.`,
      ],
      sums: [
        calculation('A parte', `${reais(income.cents)} × ${percentText(percent)}`, reais(part)),
        calculation('O resto', `${reais(income.cents)} − ${reais(part)}`, reais(rest)),
      ],
      data: [shown('Renda do mês', income), shown('Gastos do mês', expense)],
      next: ['Me pergunte outra parte: “e 15 %?”.'],
    });
  },
};

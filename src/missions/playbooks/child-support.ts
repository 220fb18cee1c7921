// "Quanto de pensão pra 1 filho, ganho 3.800?", "e se for 20%?": no law says how much; what usual shares come to, and what would be left.

import { reais } from '../../finance/money.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { expenseOf, incomeOf, shown } from '../known.ts';
import { needsOwn, type Playbook } from '../playbook.ts';
import { percentText } from '../rate-words.ts';

/** % that courts often start from, for one child and for more. */
const OFTEN = ['20', '30'] as const;

export const childSupport: Playbook = {
  run(asked) {
    const income = incomeOf(asked);
    if (income === undefined) return needsOwn('income', 'Quanto entra por mês para quem paga? (ex.: 3.500)');
    const part = (percent: string): number => toCents(exact(income.cents).times(percent).div(100));
    const { percent } = asked.figures;
    const shares = percent === undefined ? OFTEN : [percent];
    const expense = expenseOf(asked);
    const told = percent === undefined ? undefined : part(percent);
    return found({
      verdict:
        percent === undefined || told === undefined
          ? `Não há porcentagem em lei. Como referência, ${OFTEN.map((one) => `${percentText(one)} são ${reais(part(one))}`).join(' e ')} por mês.`
          : `${percentText(percent)} são ${reais(told)} por mês, e sobram ${reais(income.cents - told)}.`,
      because: [
        'O juiz olha o que a criança precisa e o que cada um pode pagar (Código Civil, art. 1.694, § 1º); acordo também vale, se for homologado.',
        expense === undefined || told === undefined
          ? undefined
          : `Com gastos de ${reais(expense.cents)}, ficam ${reais(income.cents - told - expense.cents)} no mês.`,
      ],
      sums: [
        ...shares.map((one) =>
          calculation(percentText(one), `${reais(income.cents)} × ${percentText(one)}`, reais(part(one))),
        ),
        told === undefined
          ? undefined
          : calculation('Sobra', `${reais(income.cents)} − ${reais(told)}`, reais(income.cents - told)),
      ],
      data: [shown('Renda do mês', income), shown('Gastos do mês', expense)],
      limits: ['Para quem tem carteira costuma ser sobre o líquido, com 13º e férias, e descontada na folha.'],
    });
  },
};

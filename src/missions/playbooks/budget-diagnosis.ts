// "Faz uma análise do mês", "estou gastando demais?": compares the month with 50/30/20 and with the person's last three months. 50/30/20: Warren and
// Tyagi, All Your Worth (2005): half for needs, 30 % for wants, 20 % for savings.

import { categoryLabel } from '../../finance/category-labels.ts';
import { leftOf } from '../../finance/definitions/debts.ts';
import { netWorthOf } from '../../finance/definitions/net-worth.ts';
import { percent, reais } from '../../finance/money.ts';
import { found } from '../found.ts';
import { growthOf } from '../growth.ts';
import { byCategory, expenseOf, incomeOf, shown } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';
import { percentText } from '../rate-words.ts';
import { debtNamed } from '../replies/debt-named.ts';

/** Essential categories. */
export const NEEDS = new Set(
  'mercado moradia contas transporte saude educacao familia impostos_taxas dividas'.split(' '),
);

/** Debt rate in % a month above which no safe investment yields more. */
const DEAR = 3;

export const budgetDiagnosis: Playbook = {
  indicators: [],
  run(asked) {
    const expense = expenseOf(asked);
    const income = incomeOf(asked);
    if (expense === undefined)
      return needs('expense', 'Ainda não tenho gastos seus anotados. Quanto você gasta por mês, mais ou menos?');
    if (income === undefined) return needs('income', 'Quanto entra por mês, mais ou menos? (ex.: 4.500)');
    const parts = byCategory(asked);
    const total = parts.reduce((sum, { cents }) => sum + cents, 0);
    const must = parts.filter(({ key }) => NEEDS.has(key)).reduce((sum, { cents }) => sum + cents, 0);
    const want = total - must;
    const left = income.cents - expense.cents;
    const grown = growthOf(asked)
      .filter(({ by }) => by > 0)
      .slice(0, 3);
    const worth = netWorthOf(asked.ledger);
    const [dear] = asked.ledger
      .told('divida')
      .flatMap((debt) =>
        (debt.value.monthlyRate ?? 0) >= DEAR && leftOf(asked.ledger, debt) > 0
          ? [{ name: debt.value.name, rate: debt.value.monthlyRate, cents: leftOf(asked.ledger, debt) }]
          : [],
      )
      .toSorted((a, b) => b.cents - a.cents);
    const [largest] = parts.filter(({ key }) => !NEEDS.has(key));
    return found({
      verdict:
        left < 0
          ? `Suas contas não fecham: por mês saem ${reais(-left)} a mais do que entram.`
          : dear !== undefined
            ? `Sobram ${reais(left)} por mês, ${percent(left, income.cents)} da renda, mas ${debtNamed(dear.name)} a ${percentText(String(dear.rate))} ao mês come isso: comece por aí.`
            : left * 5 >= income.cents
              ? `Está saudável: sobram ${reais(left)} por mês, ${percent(left, income.cents)} da renda.`
              : `Está apertado: sobram ${reais(left)} por mês, ${percent(left, income.cents)} da renda.`,
      because: [
        grown.length === 0
          ? undefined
          : `O que cresceu neste mês sobre a sua média: ${grown.map(({ key, by }) => `${categoryLabel(key)} (+${reais(by)})`).join(', ')}.`,
        worth.debts > 0 ? `Há ${reais(worth.debts)} em dívidas e ${reais(worth.reserve)} de reserva.` : undefined,
      ],
      compared:
        total === 0
          ? []
          : [
              {
                cenario: 'Essencial (ideal até 50 %)',
                resultado: `${reais(must)}, ${percent(must, income.cents)} da renda`,
              },
              { cenario: 'Estilo de vida (até 30 %)', resultado: `${reais(want)}, ${percent(want, income.cents)}` },
              {
                cenario: 'Sobra para o futuro (20 % ou mais)',
                resultado: `${reais(left)}, ${percent(left, income.cents)}`,
              },
            ],
      sums: [
        { rotulo: 'Sobra do mês', formula: `${reais(income.cents)} − ${reais(expense.cents)}`, resultado: reais(left) },
      ],
      data: [
        shown('Renda do mês', income),
        shown('Gastos do mês', expense),
        dear === undefined
          ? undefined
          : { rotulo: dear.name, valor: `${reais(dear.cents)} a ${percentText(String(dear.rate))} ao mês` },
      ],
      next: [
        largest === undefined || left * 5 >= income.cents
          ? undefined
          : `Comece por ${categoryLabel(largest.key)} (${reais(largest.cents)} por mês): é o maior gasto que dá para mexer.`,
        left > 0 && worth.debts === 0 ? 'Mande a sobra para a reserva no dia em que recebe.' : undefined,
      ],
      limits: ['50/30/20 é uma régua geral, não uma regra: com renda baixa o essencial passa de 50 % e está tudo bem.'],
    });
  },
};

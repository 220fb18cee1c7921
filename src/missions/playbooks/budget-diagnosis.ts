// "Faz uma análise do mês", "estou gastando demais?": compares the month with 50/30/20 and with the person's last three months. 50/30/20: Warren and
// Tyagi, All Your Worth (2005): half for needs, 30 % for wants, 20 % for savings.

import { categoryLabel } from '../../finance/category-labels.ts';
import { netWorthOf } from '../../finance/definitions/net-worth.ts';
import { percent, reais } from '../../finance/money.ts';
import { calculation, found } from '../found.ts';
import { growthOf } from '../growth.ts';
import { byCategory, expenseOf, incomeOf, shown } from '../known.ts';
import { owedToday } from '../owed-today.ts';
import { type Asked, needsOwn, type Playbook } from '../playbook.ts';
import { percentText } from '../rate-words.ts';
import { debtNamed } from '../replies/debt-named.ts';

/** Essential categories. */
export const NEEDS = new Set(
  'mercado moradia contas transporte saude educacao familia impostos_taxas dividas'.split(' '),
);

/** Debt rate in % a month above which no safe investment yields more. */
const DEAR = 3;
/** Categories named as grown. */
const MOST_GROWN = 3;

/** The month is healthy when at least one part in five is left. */
const HEALTHY = 5;

type DearDebt = { readonly name: string; readonly rate: number; readonly cents: number };

/** The largest debt whose interest eats whatever is left. */
function dearDebt({ ledger }: Asked): DearDebt | undefined {
  const [largest] = ledger
    .told('divida')
    .map((debt) => ({ name: debt.value.name, rate: debt.value.monthlyRate ?? 0, cents: owedToday(ledger, debt) }))
    .filter(({ rate, cents }) => rate >= DEAR && cents > 0)
    .toSorted((a, b) => b.cents - a.cents);
  return largest;
}

export const budgetDiagnosis: Playbook = {
  run(asked) {
    const expense = expenseOf(asked);
    const income = incomeOf(asked);
    if (expense === undefined)
      return needsOwn('expense', 'Ainda não tenho gastos seus anotados. Quanto você gasta por mês, mais ou menos?');
    if (income === undefined) return needsOwn('income', 'Quanto entra por mês, mais ou menos? (ex.: 4.500)');
    const parts = byCategory(asked);
    const left = income.cents - expense.cents;
    const worth = netWorthOf(asked.ledger);
    const dear = dearDebt(asked);
    const largest = parts.find(({ key }) => !NEEDS.has(key));
    return found({
      verdict: verdictOf(income.cents, left, dear),
      because: [
        grownWords(asked),
        worth.debts > 0 ? `Há ${reais(worth.debts)} em dívidas e ${reais(worth.reserve)} de reserva.` : undefined,
      ],
      compared: comparedOf(parts, income.cents, left),
      sums: [calculation('Sobra do mês', `${reais(income.cents)} − ${reais(expense.cents)}`, reais(left))],
      data: [
        shown('Renda do mês', income),
        shown('Gastos do mês', expense),
        dear && { rotulo: dear.name, valor: `${reais(dear.cents)} a ${percentText(String(dear.rate))} ao mês` },
      ],
      next: [
        largest === undefined || left * HEALTHY >= income.cents
          ? undefined
          : `Comece por ${categoryLabel(largest.key)} (${reais(largest.cents)} por mês): é o maior gasto que dá para mexer.`,
        left > 0 && worth.debts === 0 ? 'Mande a sobra para a reserva no dia em que recebe.' : undefined,
      ],
      limits: ['50/30/20 é uma régua geral, não uma regra: com renda baixa o essencial passa de 50 % e está tudo bem.'],
    });
  },
};

/** Centavos a month. */
function verdictOf(income: number, left: number, dear: DearDebt | undefined): string {
  if (left < 0) return `Suas contas não fecham: por mês saem ${reais(-left)} a mais do que entram.`;
  const share = `${reais(left)} por mês, ${percent(left, income)} da renda`;
  if (dear !== undefined)
    return `Sobram ${share}, mas ${debtNamed(dear.name)} a ${percentText(String(dear.rate))} ao mês come isso: comece por aí.`;
  return left * HEALTHY >= income ? `Está saudável: sobram ${share}.` : `Está apertado: sobram ${share}.`;
}

function grownWords(asked: Asked): string | undefined {
  const grown = growthOf(asked)
    .filter(({ by }) => by > 0)
    .slice(0, MOST_GROWN);
  if (grown.length === 0) return undefined;
  const each = grown.map(({ key, by }) => `${categoryLabel(key)} (+${reais(by)})`).join(', ');
  return `O que cresceu neste mês sobre a sua média: ${each}.`;
}

/** The month beside 50/30/20; nothing without entries by category. */
function comparedOf(parts: ReturnType<typeof byCategory>, income: number, left: number) {
  const sumOf = (some: typeof parts): number => some.reduce((sum, { cents }) => sum + cents, 0);
  const total = sumOf(parts);
  if (total === 0) return [];
  const must = sumOf(parts.filter(({ key }) => NEEDS.has(key)));
  const want = total - must;
  return [
    { cenario: 'Essencial (ideal até 50 %)', resultado: `${reais(must)}, ${percent(must, income)} da renda` },
    { cenario: 'Estilo de vida (até 30 %)', resultado: `${reais(want)}, ${percent(want, income)}` },
    { cenario: 'Sobra para o futuro (20 % ou mais)', resultado: `${reais(left)}, ${percent(left, income)}` },
  ];
}

// What came in, what went out, what is left, and where it went.

import { categoryLabel } from '../category-labels.ts';
import { expenseOf } from '../definitions/expense.ts';
import { incomeOf } from '../definitions/income.ts';
import { savedIn } from '../definitions/saved.ts';
import { percent, reais } from '../money.ts';
import { spanOf } from '../scope.ts';
import { type Answer, type Asked, sentence } from './answer.ts';

const TOP = 5;

export function summaryAnswer({ ledger, question, today }: Asked): Answer {
  const { period, when } = spanOf(question, today);
  const income = incomeOf(ledger, period);
  const expense = expenseOf(ledger, period);
  if (income === 0 && expense === 0) return { text: [`Não achei lançamento nenhum ${when}.`] };
  const groups = ledger.grouped({ kind: 'despesa', ...period }, 'category').slice(0, TOP);
  const lines = groups.map(
    ({ key, cents }) => `\n• ${categoryLabel(key)}: ${reais(cents)} (${percent(cents, expense)})`,
  );
  const left = income - expense;
  return {
    text: [
      { bold: `Resumo ${when.replace(/^em /, 'de ').replace('neste', 'deste')}` },
      `\nEntrou: ${reais(income)}\nSaiu: ${reais(expense)}\n${left >= 0 ? 'Sobrou' : 'Faltou'}: `,
      { bold: reais(Math.abs(left)) },
      ...(lines.length === 0 ? [] : ['\n\nPara onde foi:', ...lines]),
    ],
    more: true,
    drawable: true,
  };
}

/** "Quanto poupei em outubro?" */
export function savingsAnswer({ ledger, question, today }: Asked): Answer {
  const { period, when } = spanOf(question, today);
  const saved = savedIn(ledger, period);
  const income = incomeOf(ledger, period);
  const expense = expenseOf(ledger, period);
  if (income === 0 && expense === 0) return { text: [`Não achei lançamento nenhum ${when}.`] };
  const word = saved >= 0 ? 'sobraram' : 'faltaram';
  return {
    text: [
      `${sentence(when)} ${word} `,
      { bold: reais(Math.abs(saved)) },
      `: entraram ${reais(income)} e saíram ${reais(expense)}.`,
    ],
  };
}

// "Quanto preciso faturar pra sobrar 3 mil?": what a month must bring in, for its spending and what is to be left.

import { addMonths, wholeMonth } from '../civil-date.ts';
import { expenseOf } from '../definitions/expense.ts';
import { incomeOf } from '../definitions/income.ts';
import { reais } from '../money.ts';
import type { Answer, Asked } from './answer.ts';

/** Spending of last month, or of this month so far when nothing is known of the last. */
export function toEarnAnswer({ ledger, today }: Asked, left: number): Answer {
  const month = wholeMonth(today);
  const last = wholeMonth(addMonths(month.from, -1));
  const before = expenseOf(ledger, last);
  const spent = before > 0 ? before : expenseOf(ledger, month);
  if (spent === 0) return { text: ['Ainda não anotei gasto nenhum: me conte os do mês que eu faço essa conta.'] };
  const needed = spent + left;
  const came = incomeOf(ledger, month);
  return {
    text: [
      `Para sobrar ${reais(left)} no mês precisa entrar `,
      { bold: reais(needed) },
      `: os gastos (${reais(spent)}, ${before > 0 ? 'do mês passado' : 'deste mês até hoje'}) mais ${reais(left)}. `,
      came >= needed ? `Já entraram ${reais(came)}.` : `Já entraram ${reais(came)}, faltam ${reais(needed - came)}.`,
    ],
  };
}

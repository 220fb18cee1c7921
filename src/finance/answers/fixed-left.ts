// "Quanto sobra depois das contas fixas?", "quanto sobra do salário?": what repeats and comes in each month, less what repeats and goes out.

import { folded } from '../../domain/fold.ts';
import type { Told } from '../../domain/told.ts';
import { expenseOf } from '../definitions/expense.ts';
import { incomeOf } from '../definitions/income.ts';
import { reais } from '../money.ts';
import { spanOf } from '../scope.ts';
import type { Answer, Asked } from './answer.ts';

type Repeats = Told<'recorrencia'>;

const sumOf = (of: readonly Repeats[]): number => of.reduce((sum, { value }) => sum + (value.cents ?? 0), 0);

/** Of a month; undefined when that was not asked, nothing repeats that comes in, or the pay asked about has come in already. */
export function fixedLeftAnswer(asked: Asked): Answer | undefined {
  const { ledger, question, today } = asked;
  if (question.check !== 'fixed' && question.check !== 'pay') return undefined;
  const monthly = ledger.told('recorrencia').filter(({ value }) => value.every === 'monthly' && value.paused !== true);
  const out = (question.less ?? []).flatMap(({ merchant }) => (merchant === undefined ? [] : [folded(merchant)]));
  const kept = monthly.filter(({ value }) => !out.some((name) => folded(value.description).includes(name)));
  const income = sumOf(kept.filter(({ value }) => value.kind === 'receita'));
  const bills = kept.filter(({ value }) => value.kind === 'despesa');
  const fixed = sumOf(bills);
  const { period } = spanOf(question, today);
  if (income === 0 || (question.check === 'pay' && incomeOf(ledger, period) > 0)) return undefined;
  const left = income - fixed;
  const without = out.length === 0 ? '' : ` (sem ${out.join(' e ')})`;
  return {
    text: [
      left >= 0 ? 'Depois das contas fixas sobram ' : 'As contas fixas passam do que entra em ',
      { bold: reais(Math.abs(left)) },
      ` por mês: ${reais(income)} que entram − ${reais(fixed)} de contas que se repetem${without}.`,
      ...(question.check === 'pay' ? spentBeside(asked, bills, left) : []),
    ],
  };
}

/** What this month has cost beside the bills that repeat. */
function spentBeside({ ledger, question, today }: Asked, bills: readonly Repeats[], left: number): readonly string[] {
  const { period } = spanOf(question, today);
  const ofBills = bills.map(
    ({ value }) => ledger.total({ kind: 'despesa', words: value.description, ...period }).cents,
  );
  const beside = expenseOf(ledger, period) - ofBills.reduce((sum, cents) => sum + cents, 0);
  if (beside <= 0) return [];
  const rest = left - beside;
  return [
    `\nNeste mês você já gastou ${reais(beside)} fora delas: ${rest >= 0 ? 'ficam' : 'faltam'} ${reais(Math.abs(rest))}.`,
  ];
}

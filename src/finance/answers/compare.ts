// Two figures side by side: two periods, two things, or one thing against the budget, the income or the average before it.

import type { Period } from '../../domain/dates.ts';
import { addDays, addMonths, daysBetween } from '../civil-date.ts';
import { incomeOf } from '../definitions/income.ts';
import { percent, reais } from '../money.ts';
import type { Question } from '../question.ts';
import { scopeOf, spanOf } from '../scope.ts';
import { type Answer, type Asked, sentence } from './answer.ts';
import { wordsFor } from './flow-figures.ts';
import { budgetAnswer } from './plans.ts';

type Side = { readonly name: string; readonly cents: number };

function verdict(a: Side, b: Side): string {
  const difference = a.cents - b.cents;
  if (difference === 0) return 'Deu na mesma.';
  const more = difference > 0 ? 'a mais' : 'a menos';
  const rate = b.cents === 0 ? '' : ` (${percent(Math.abs(difference), b.cents)})`;
  return `${reais(Math.abs(difference))} ${more}${rate} que ${b.name}.`;
}

const sideBySide = (about: string, a: Side, b: Side): Answer => ({
  text: [
    `${sentence(a.name)}${about}: `,
    { bold: reais(a.cents) },
    `\n${sentence(b.name)}${about}: `,
    { bold: reais(b.cents) },
    `\n${verdict(a, b)}`,
  ],
});

/** The same number of months, or days, right before a period. */
function before({ from, to }: Period): Period {
  if (from.endsWith('-01') && addDays(to, 1).endsWith('-01'))
    return { from: addMonths(from, -1), to: addDays(from, -1) };
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

const isPeriod = (value: Question['compare_to']): value is Period => typeof value === 'object';

export function compareAnswer(asked: Asked): Answer {
  const { ledger, question, today } = asked;
  const { a, b, compare_to, ...plain } = question;
  const side = (more: Partial<Question>): { cents: number; when: string; about: string } => {
    const scope = scopeOf(ledger, { ...plain, ...more }, today);
    return { cents: ledger.total(scope.filter).cents, when: scope.when, about: scope.about };
  };
  if (a !== undefined && b !== undefined) {
    const [left, right] = [side(a), side(b)];
    const when = left.when === right.when ? ` ${left.when}` : '';
    return sideBySide(
      '',
      { name: `${left.about.replace(/^ com /, '')}${when}`, cents: left.cents },
      { name: `${right.about.replace(/^ com /, '')}${when}`, cents: right.cents },
    );
  }
  if (compare_to === 'budget') return budgetAnswer(asked);
  const { period, when } = spanOf(question, today);
  if (compare_to === 'income') {
    const spent = side({});
    return sideBySide(
      '',
      { name: `gastos ${when}`, cents: spent.cents },
      { name: 'entradas', cents: incomeOf(ledger, period) },
    );
  }
  const now = side({ period });
  if (compare_to === 'average') {
    // The three whole months before the period.
    const from = addMonths(period.from, -3);
    const past = ledger.total(
      scopeOf(ledger, { ...plain, period: { from, to: addDays(period.from, -1) } }, today).filter,
    );
    const average = { name: 'a média dos 3 meses antes', cents: Math.round(past.cents / 3) };
    return sideBySide(now.about, { name: when, cents: now.cents }, average);
  }
  const then = side({ period: isPeriod(compare_to) ? compare_to : before(period) });
  if (now.cents === 0 && then.cents === 0)
    return { text: [`${wordsFor(question.type).none}${now.about} ${now.when} nem ${then.when}.`] };
  return sideBySide(now.about, { name: now.when, cents: now.cents }, { name: then.when, cents: then.cents });
}

// Compares two figures: two periods, two categories or merchants, or one of them with the budget, the income or the previous average.

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

/** The period of the same length (in months or days) immediately before this one. */
function before({ from, to }: Period): Period {
  if (from.endsWith('-01') && addDays(to, 1).endsWith('-01'))
    return { from: addMonths(from, -1), to: addDays(from, -1) };
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

const isPeriod = (value: Question['compare_to']): value is Period => typeof value === 'object';

type Sides = { readonly left: Side; readonly right: Side; readonly about: string };

/** The two sides to compare; undefined for a comparison with the budget, which has its own answer. */
function putSideBySide({ ledger, question, today }: Asked): Sides | undefined {
  const { a, b, compare_to, ...plain } = question;
  const side = (more: Partial<Question>): { cents: number; when: string; about: string } => {
    const scope = scopeOf(ledger, { ...plain, ...more }, today);
    return { cents: ledger.total(scope.filter).cents, when: scope.when, about: scope.about };
  };
  if (a !== undefined && b !== undefined) {
    const [left, right] = [side(a), side(b)];
    const when = left.when === right.when ? ` ${left.when}` : '';
    const named = ({ about, cents }: typeof left): Side => ({
      name: `${about.replace(/^ (?:com|de) /, '')}${when}`,
      cents,
    });
    return { left: named(left), right: named(right), about: '' };
  }
  if (compare_to === 'budget') return undefined;
  const { period, when } = spanOf(question, today);
  if (compare_to === 'income') {
    const income = { name: 'entradas', cents: incomeOf(ledger, period) };
    return { left: { name: `gastos ${when}`, cents: side({}).cents }, right: income, about: '' };
  }
  const now = side({ period });
  const left = { name: compare_to === 'average' ? when : now.when, cents: now.cents };
  if (compare_to === 'average') {
    // The three calendar months before the period.
    const span = { from: addMonths(period.from, -3), to: addDays(period.from, -1) };
    const past = ledger.total(scopeOf(ledger, { ...plain, period: span }, today).filter);
    const average = { name: 'a média dos 3 meses antes', cents: Math.round(past.cents / 3) };
    return { left, right: average, about: now.about };
  }
  const then = side({ period: isPeriod(compare_to) ? compare_to : before(period) });
  return { left, right: { name: then.when, cents: then.cents }, about: now.about };
}

/** The two figures compared; the one asked about comes first. Undefined for the budget. */
export function sidesOf(asked: Asked): readonly [Side, Side] | undefined {
  const sides = putSideBySide(asked);
  return sides && [sides.left, sides.right];
}

/** Without two sides to compare, the budget of the category answers. */
export function compareAnswer(asked: Asked): Answer {
  const sides = putSideBySide(asked);
  if (sides === undefined) return budgetAnswer(asked);
  const { left, right, about } = sides;
  const { a, compare_to, type } = asked.question;
  const twoPeriods = a === undefined && compare_to !== 'income' && compare_to !== 'average';
  if (twoPeriods && left.cents === 0 && right.cents === 0)
    return { text: [`${wordsFor(type).none}${about} ${left.name} nem ${right.name}.`] };
  return { ...sideBySide(about, left, right), drawable: true };
}

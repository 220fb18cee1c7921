// "Nesse ritmo fecho o mês em quanto?": what was spent so far, by the days gone, over the days of the month.

import { daysBetween } from '../civil-date.ts';
import { reais } from '../money.ts';
import { scopeOf } from '../scope.ts';
import type { Answer, Asked } from './answer.ts';
import { countWords } from './answer.ts';
import { nothingFound, wordsFor } from './flow-figures.ts';

/** Undefined when that was not asked, or the period is over or has not begun. */
export function paceAnswer({ ledger, question, today }: Asked): Answer | undefined {
  if (question.check !== 'pace') return undefined;
  const { filter, period, when, about } = scopeOf(ledger, question, today);
  if (today < period.from || today >= period.to) return undefined;
  const { cents, count } = ledger.total({ ...filter, to: today });
  if (count === 0) return nothingFound({ ledger, question, today }, about, when);
  const days = daysBetween(period.from, today) + 1;
  const all = daysBetween(period.from, period.to) + 1;
  const sums = `${reais(cents)} ÷ ${countWords(days, 'dia')} × ${all}`;
  return {
    text: [
      'Nesse ritmo você fecha o mês em ',
      { bold: reais(Math.round((cents * all) / days)) },
      `${about}: até hoje ${wordsFor(question.type).sum} ${reais(cents)} (${sums}).`,
    ],
    more: true,
  };
}

// "Meu mês começa dia 5": "esse mês" and "o mês passado" then follow the person's own month; months named explicitly
// stay calendar months.

import type { LocalDate, Period } from '../../../domain/dates.ts';
import { pattern } from '../../../domain/pattern.ts';
import { cycleOf } from '../../../finance/budget-cycle.ts';
import { addDays, wholeMonth } from '../../../finance/civil-date.ts';
import type { Question } from '../../../finance/question.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { MONTH_NAMES } from '../../wording/calendar-words.ts';

const NAMED = pattern('i')`\b(?:${MONTH_NAMES})\b`;

/** Questions about a period, which default to the current month. */
const OF_A_MONTH: ReadonlySet<Question['op']> = new Set([
  'sum',
  'count',
  'count_zero_days',
  'max',
  'min',
  'list',
  'breakdown',
  'summary',
  'share',
  'savings',
  'compare',
]);

/** @param start the day of the month on which theirs begins */
export const ownMonth = (today: LocalDate, start: number): Period => cycleOf(today, 'monthly', start);

/** The same decision, with the months in its questions shifted to the person's own. */
export function inOwnMonth(decision: Decision, { loaded, text, asking, zone }: Situation): Decision {
  if (decision.do !== 'run_tool' || decision.calls.every(({ tool }) => tool !== 'query_ledger')) return decision;
  const start = loaded.monthStart();
  if (start <= 1 || NAMED.test(text)) return decision;
  const today = localDate(asking.said, zone);
  const [first, ...rest] = decision.calls.map((call) =>
    call.tool === 'query_ledger' ? { ...call, args: { question: shifted(call.args.question, today, start) } } : call,
  );
  return first === undefined ? decision : { ...decision, calls: [first, ...rest] };
}

function shifted(question: Question, today: LocalDate, start: number): Question {
  if (!OF_A_MONTH.has(question.op)) return question;
  const { period, compare_to } = question;
  const current = ownMonth(today, start);
  return {
    ...question,
    period: period === undefined ? current : own(period, today, start),
    ...(typeof compare_to === 'object' ? { compare_to: own(compare_to, today, start) } : {}),
  };
}

/** Shifts the current and the previous calendar month; other periods are unchanged. */
function own(period: Period, today: LocalDate, start: number): Period {
  const month = wholeMonth(today);
  const before = wholeMonth(addDays(month.from, -1));
  const current = ownMonth(today, start);
  const is = (one: Period): boolean => one.from === period.from && one.to === period.to;
  return is(month) ? current : is(before) ? ownMonth(addDays(current.from, -1), start) : period;
}

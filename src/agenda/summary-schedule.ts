// A summary of the person's money that comes by itself: a repeating reminder with one of three contents, which is
// answered with the figures of its days when it rings.

import type { LocalDate, Period } from '../domain/dates.ts';
import { addDays, dayOf, monthEnd, monthStart, periodOf } from '../language/dates/calendar.ts';

export type SummarySpan = 'day' | 'week' | 'month';

/** What the reminder is called in the list of reminders. */
export const SUMMARY_CONTENT: Readonly<Record<SummarySpan, string>> = {
  day: 'resumo do dia',
  week: 'resumo da semana',
  month: 'resumo do mês',
};

/** Undefined for any other reminder. */
export const summarySpanOf = (content: string): SummarySpan | undefined =>
  (Object.keys(SUMMARY_CONTENT) as SummarySpan[]).find((span) => SUMMARY_CONTENT[span] === content);

/** A month is still summed up for so many days after its end. */
const FIRST_DAYS = 5;

/** The days a summary that rings on `day` is of: that day, the seven days to it, or its month (in its first days, the month before). */
export function summaryPeriod(span: SummarySpan, day: LocalDate): Period {
  if (span === 'day') return { from: day, to: day };
  if (span === 'week') return { from: addDays(day, -6), to: day };
  const within = dayOf(Number(day.slice(8)) <= FIRST_DAYS ? addDays(day, -FIRST_DAYS) : day);
  return periodOf(monthStart(within), monthEnd(within));
}

// A summary that comes by itself: a repeating reminder with one of a few contents, which is answered with the figures of its
// days, or with what is on the agenda, when it rings.

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

export type AgendaSpan = 'day' | 'week';

/** What the reminder is called in the list of reminders. */
export const AGENDA_CONTENT: Readonly<Record<AgendaSpan, string>> = {
  day: 'agenda do dia',
  week: 'agenda da semana',
};

/** Undefined for any other reminder. */
export const agendaSpanOf = (content: string): AgendaSpan | undefined =>
  (Object.keys(AGENDA_CONTENT) as AgendaSpan[]).find((span) => AGENDA_CONTENT[span] === content);

/** From this hour on the day itself is over, and what is to come begins tomorrow. */
const EVENING = '18:00';

/** The days ahead that an agenda which rings then is of; `words`: as a reply says them, after "para". */
export function agendaDays(span: AgendaSpan, day: LocalDate, hour: string): Period & { readonly words: string } {
  const late = hour >= EVENING;
  const from = late ? addDays(day, 1) : day;
  return span === 'day'
    ? { from, to: from, words: late ? 'amanhã' : 'hoje' }
    : { from, to: addDays(from, 6), words: 'os próximos 7 dias' };
}

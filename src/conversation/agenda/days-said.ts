// The days a question about the agenda names: "sexta", "semana que vem", "dezembro", "os próximos 10 dias".

import type { LocalDate } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { addDays } from '../../finance/civil-date.ts';
import { dayOf, weekdayOf } from '../../language/dates/calendar.ts';
import type { Situation } from '../situation.ts';
import { FOLDED_WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { momentSaid } from './moment-said.ts';

/** `words`: the days as a reply says them, after "para". */
export type Days = { readonly from: LocalDate; readonly to: LocalDate; readonly words: string };

const THIS_WEEK = /\b(?:[nd]?ess[ae]|[nd]?est[ae]|da) semana\b/u;
const NEXT_WEEK =
  /\b(?:proxima semana|semana que vem|outra semana)\b|^(?:e )?(?:n?a |pra |da )?(?:proxima|outra)(?: semana)?$/u;
const WEEKEND = /\bf(?:im|inal) de semana\b|\bfds\b/u;
const THIS_MONTH = /\b(?:n?esse|n?este|do) mes\b/u;
const MONTHS = 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const A_MONTH = new RegExp(`\\b(?:em|d[eo]|pra|para|no mes de) (${MONTHS.join('|')})\\b`, 'u');
const ONE_DAY = pattern('u')`
  \b(?:hoje|hj|depois de amanha|amanha|${FOLDED_WEEKDAY_NAMES}|dia \d{1,2}(?: de [a-z]+)?)(?: feira)?\b
`;

const NEXT_MONTH = /\b(?:proximo mes|mes que vem)\b/u;
const NEXT_DAYS = /\b(?:n?os )?proximos (\d{1,2}) dias\b/u;
const NEXT_WEEKEND = /\b(?:f(?:im|inal) de semana|fds) que vem\b|\bproximo f(?:im|inal) de semana\b/u;

/** The days named; of a period that has begun, only those left. */
export function daysSaid(line: string, today: LocalDate, situation: Situation): Days | undefined {
  const sunday = addDays(today, 6 - weekdayOf(dayOf(today)));
  const many = NEXT_DAYS.exec(line)?.[1];
  if (many !== undefined) return { from: today, to: addDays(today, Number(many)), words: `os próximos ${many} dias` };
  if (NEXT_WEEKEND.test(line) && today >= addDays(sunday, -1))
    return { from: addDays(sunday, 6), to: addDays(sunday, 7), words: 'o próximo fim de semana' };
  if (NEXT_MONTH.test(line))
    return monthAhead(Number(today.slice(5, 7)) % 12, addDays(`${today.slice(0, 8)}28` as LocalDate, 4));
  if (NEXT_WEEK.test(line)) return { from: addDays(sunday, 1), to: addDays(sunday, 7), words: 'a semana que vem' };
  // On a Sunday "essa semana" is the week ahead.
  if (THIS_WEEK.test(line))
    return { from: today, to: sunday === today ? addDays(sunday, 7) : sunday, words: 'esta semana' };
  if (WEEKEND.test(line)) return { from: addDays(sunday, -1), to: sunday, words: 'o fim de semana' };
  if (THIS_MONTH.test(line)) return { from: today, to: `${today.slice(0, 8)}31` as LocalDate, words: 'este mês' };
  const month = MONTHS.indexOf(A_MONTH.exec(line)?.[1] ?? '');
  if (month >= 0 && !/\bdia \d/u.test(line)) return monthAhead(month, today);
  // Folding leaves out the stroke of "10/12".
  const dated = /(?<!\d)\d{1,2}\/\d{1,2}(?!\d)/u.exec(situation.text)?.[0];
  const day = dated === undefined ? ONE_DAY.exec(line)?.[0] : `dia ${dated}`;
  const date = day === undefined ? undefined : momentSaid(day, situation)?.remind_at?.slice(0, 10);
  // The reply repeats the day as typed, with its accents.
  const typed = day === undefined ? '' : (situation.text.split(/\s+/u).find((word) => folded(word) === day) ?? day);
  return date === undefined
    ? undefined
    : {
        from: date as LocalDate,
        to: date as LocalDate,
        words: typed.replace(/[?!.]+$/u, '').replace(/^hj$/i, 'hoje'),
      };
}

/** @param month from 0. The month under way counts; an earlier one is next year's. */
function monthAhead(month: number, today: LocalDate): Days {
  const year = Number(today.slice(0, 4)) + (month + 1 < Number(today.slice(5, 7)) ? 1 : 0);
  const start = `${year}-${String(month + 1).padStart(2, '0')}`;
  const name = MONTHS[month] === 'marco' ? 'março' : (MONTHS[month] ?? '');
  return { from: `${start}-01` as LocalDate, to: `${start}-31` as LocalDate, words: name };
}

// Dates of recurring events. Every date is computed from the rhythm and not from the previous occurrence, so that a
// 31st moved to the end of February is the 31st again in March.

import type { LocalDate } from '../domain/dates.ts';
import type { Rhythm, Weekday } from '../domain/rhythm.ts';
import { isBusinessDay, lastBusinessDay, nthBusinessDay, plusBusinessDays } from '../language/dates/business-days.ts';
import { type Day, dateOf, dayOf, daysInMonth, toCivil, toDay, weekdayOf } from '../language/dates/calendar.ts';
import { nthLabourDay } from './labour-days.ts';

/** Monday first. */
export const WEEKDAYS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** The first occurrence after that day, the day itself excluded. */
export function nextAfter(rhythm: Rhythm, after: LocalDate): LocalDate {
  const since = dayOf(rhythm.since);
  // With a later start, the first occurrence is on or after the start.
  const floor = Math.max(dayOf(after), since - 1);
  switch (rhythm.every) {
    case 'daily':
      return dateOf(rhythm.dayRule === 'business_days' ? plusBusinessDays(floor, 1) : daily(rhythm, since, floor));
    case 'weekly':
    case 'biweekly':
      return dateOf(stepped(firstWeekday(rhythm, since), 7 * stepOf(rhythm), floor));
    case 'monthly':
    case 'yearly':
      return dateOf(byMonths(rhythm, floor));
    default:
      return rhythm.every satisfies never;
  }
}

/** 'but_wed': the day after, where it falls on one that is left out. */
function daily(rhythm: Rhythm, since: Day, floor: Day): Day {
  const day = stepped(since, stepOf(rhythm), floor);
  return rhythm.dayRule === `but_${WEEKDAYS[weekdayOf(day)]}` ? daily(rhythm, since, day) : day;
}

/** Occurrences from `from` to `to`, both included. */
export function occurrencesBetween(rhythm: Rhythm, from: LocalDate, to: LocalDate): readonly LocalDate[] {
  const found: LocalDate[] = [];
  for (let at = nextAfter(rhythm, dateOf(dayOf(from) - 1)); at <= to; at = nextAfter(rhythm, at)) found.push(at);
  return found;
}

const stepOf = ({ every, interval = 1 }: Rhythm): number => (every === 'biweekly' ? 2 * interval : interval);

/** The first of base, base + step, base + 2 steps ... after `floor`. */
const stepped = (base: Day, step: number, floor: Day): Day =>
  floor < base ? base : base + (Math.floor((floor - base) / step) + 1) * step;

function firstWeekday({ weekday }: Rhythm, since: Day): Day {
  if (weekday === undefined) return since;
  return since + ((WEEKDAYS.indexOf(weekday) - weekdayOf(since) + 7) % 7);
}

function byMonths(rhythm: Rhythm, floor: Day): Day {
  const since = toCivil(dayOf(rhythm.since));
  const step = rhythm.every === 'yearly' ? 12 * stepOf(rhythm) : stepOf(rhythm);
  const base = since.year * 12 + ((rhythm.every === 'yearly' ? rhythm.month : undefined) ?? since.month) - 1;
  const reached = toCivil(floor);
  // One step back: moving a day off a weekend may change its month.
  const passed = Math.max(0, Math.floor((reached.year * 12 + reached.month - 1 - base) / step) - 1);
  for (let k = passed; ; k += 1) {
    const index = base + k * step;
    const day = moved(dayInMonth(rhythm, Math.floor(index / 12), (index % 12) + 1, since.day), rhythm.weekend);
    if (day > floor) return day;
  }
}

function dayInMonth({ dayRule, dayOfMonth, calendar }: Rhythm, year: number, month: number, own: number): Day {
  const last = daysInMonth(year, month);
  if (dayRule === 'last_day') return toDay(year, month, last);
  if (dayRule === 'last_business_day') return lastBusinessDay(year, month);
  const [, count, name] = /^(\d|last)_(mon|tue|wed|thu|fri|sat|sun)$/.exec(dayRule ?? '') ?? [];
  if (name !== undefined) return weekdayInMonth(year, month, WEEKDAYS.indexOf(name as Weekday), count ?? 'last');
  const nth = /^business_day_(\d+)$/.exec(dayRule ?? '')?.[1];
  if (nth === undefined) return toDay(year, month, Math.min(dayOfMonth ?? own, last));
  return calendar === 'trabalho' ? nthLabourDay(year, month, Number(nth)) : nthBusinessDay(year, month, Number(nth));
}

/** @param count '1' to '5', or 'last'; a fifth that the month does not have is its last. */
function weekdayInMonth(year: number, month: number, weekday: number, count: string): Day {
  const end = toDay(year, month, daysInMonth(year, month));
  const last = end - ((weekdayOf(end) - weekday + 7) % 7);
  if (count === 'last') return last;
  const start = toDay(year, month, 1);
  return Math.min(last, start + ((weekday - weekdayOf(start) + 7) % 7) + 7 * (Number(count) - 1));
}

function moved(day: Day, weekend: Rhythm['weekend']): Day {
  if (weekend === undefined || isBusinessDay(day)) return day;
  return plusBusinessDays(day, weekend === 'before' ? -1 : 1);
}

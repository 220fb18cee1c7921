// Business days: Monday to Friday without national bank holidays ("quinto dia útil", "em 3 dias úteis").

import { type Day, daysInMonth, toCivil, toDay, weekdayOf } from './calendar.ts';
import { bankHolidays } from './holidays.ts';

/** State and city holidays are not known. */
export function isBusinessDay(day: Day): boolean {
  return weekdayOf(day) < 5 && !bankHolidays(toCivil(day).year).has(day);
}

/** The `count`th day of a month, from 1, that counts: by default a business day. The last such day when there are fewer. */
export function nthBusinessDay(year: number, month: number, count: number, counts = isBusinessDay): Day {
  const end = toDay(year, month, daysInMonth(year, month));
  let last = toDay(year, month, 1);
  let seen = 0;
  for (let day = last; day <= end && seen < count; day++) {
    if (!counts(day)) continue;
    last = day;
    seen++;
  }
  return last;
}

/** @param month 1 to 12 */
export function lastBusinessDay(year: number, month: number): Day {
  let day = toDay(year, month, daysInMonth(year, month));
  while (!isBusinessDay(day)) day--;
  return day;
}

/** `count` business days after `day` (before it when negative). */
export function plusBusinessDays(day: Day, count: number): Day {
  const step = count < 0 ? -1 : 1;
  let left = Math.abs(count);
  let at = day;
  while (left > 0) {
    at += step;
    if (isBusinessDay(at)) left--;
  }
  return at;
}

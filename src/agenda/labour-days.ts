// Nth working day of a month under labour law ("quinto dia útil" of a salary), which counts Saturdays (CLT art. 459 §
// 1, IN SRT 1/1989); banks do not.

import { type Day, daysInMonth, toDay, weekdayOf } from '../language/dates/calendar.ts';
import { bankHolidays } from '../language/dates/holidays.ts';

const SUNDAY = 6;

/** The `count`th day of the month that is neither a Sunday nor a holiday; the last such day when there are fewer. */
export function nthLabourDay(year: number, month: number, count: number): Day {
  const end = toDay(year, month, daysInMonth(year, month));
  let last = toDay(year, month, 1);
  let seen = 0;
  for (let day = last; day <= end && seen < count; day++) {
    if (weekdayOf(day) === SUNDAY || bankHolidays(year).has(day)) continue;
    last = day;
    seen++;
  }
  return last;
}

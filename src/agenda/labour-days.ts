// Nth working day of a month under labour law ("quinto dia útil" of a salary), which counts Saturdays (CLT art. 459 §
// 1, IN SRT 1/1989); banks do not.

import { nthBusinessDay } from '../language/dates/business-days.ts';
import { type Day, toCivil, weekdayOf } from '../language/dates/calendar.ts';
import { bankHolidays } from '../language/dates/holidays.ts';

const SUNDAY = 6;

const isLabourDay = (day: Day): boolean => weekdayOf(day) !== SUNDAY && !bankHolidays(toCivil(day).year).has(day);

/** The `count`th day of the month that is neither a Sunday nor a holiday; the last such day when there are fewer. */
export const nthLabourDay = (year: number, month: number, count: number): Day =>
  nthBusinessDay(year, month, count, isLabourDay);

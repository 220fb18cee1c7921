// Civil-date arithmetic in days and months, without clocks or time zones. A day-31 anchor is clamped in short months and returns to 31 in long ones:
// dates are always computed from the anchor, never from a clamped date.

import type { LocalDate, Period } from '../domain/dates.ts';

/** From before the first entry to behind the last. */
export const EVER = { from: '2000-01-01', to: '2099-12-31' } as Period;

const DAY_MS = 86_400_000;

const pad = (n: number): string => String(n).padStart(2, '0');

/** 28 to 31. `month` is 1 to 12. */
export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A date from year, month and day, the day clamped to the month's last. Months outside 1-12 carry into the year. */
export function dayOf(year: number, month: number, day: number): LocalDate {
  const index = year * 12 + month - 1;
  const y = Math.floor(index / 12);
  const m = (index % 12) + 1;
  return `${String(y).padStart(4, '0')}-${pad(m)}-${pad(Math.min(day, daysInMonth(y, m)))}` as LocalDate;
}

/** Of a local date, without time zones. */
export const yearOf = (date: LocalDate): number => Number(date.slice(0, 4));
/** 1 to 12. */
export const monthOf = (date: LocalDate): number => Number(date.slice(5, 7));
/** 1 to 31. */
export const dayNumberOf = (date: LocalDate): number => Number(date.slice(8, 10));

/** `date` plus whole months, clamped: 31/01 + 1 = 28/02 (or 29/02), + 2 = 31/03. */
export const addMonths = (date: LocalDate, months: number): LocalDate =>
  dayOf(yearOf(date), monthOf(date) + months, dayNumberOf(date));

/** Negative counts go back. */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10) as LocalDate;

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** First to last day of the calendar month that contains the date. */
export const wholeMonth = (date: LocalDate): Period => ({
  from: dayOf(yearOf(date), monthOf(date), 1),
  to: dayOf(yearOf(date), monthOf(date), 31),
});

// Calendar-month arithmetic for comparisons with the previous month.

import type { LocalDate, Period } from '../../domain/dates.ts';

const pad = (n: number): string => String(n).padStart(2, '0');

function daysIn(year: number, month: number): number {
  return month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31;
}

/** The calendar month that holds a date. */
export function wholeMonth(date: LocalDate): Period {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  return {
    from: `${date.slice(0, 8)}01` as LocalDate,
    to: `${date.slice(0, 8)}${pad(daysIn(year, month))}` as LocalDate,
  };
}

/** The whole month `by` months away from the month a period starts in. */
export function shiftMonths(period: Period, by: number): Period {
  const index = Number(period.from.slice(0, 4)) * 12 + Number(period.from.slice(5, 7)) - 1 + by;
  return wholeMonth(`${Math.floor(index / 12)}-${pad((index % 12) + 1)}-01` as LocalDate);
}

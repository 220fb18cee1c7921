// National bank holidays of Brazil and gift dates, used for business days and for names such as "no natal". Movable ones are computed from Easter.

import { type Day, toCivil, toDay, weekdayOf } from './calendar.ts';

/** Easter Sunday (algorithm of Meeus, Jones and Butcher). */
export function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return toDay(year, Math.floor(n / 31), (n % 31) + 1);
}

/** Day and month of fixed holidays (Lei 662/1949, 6.802/1980, 14.759/2023). */
const FIXED: readonly (readonly [number, number])[] = [
  [1, 1],
  [21, 4],
  [1, 5],
  [7, 9],
  [12, 10],
  [2, 11],
  [15, 11],
  [20, 11],
  [25, 12],
];

/** Offsets from Easter in days: Carnival Monday and Tuesday, Good Friday, Corpus Christi. */
const FROM_EASTER = [-48, -47, -2, 60];

const byYear = new Map<number, ReadonlySet<Day>>();

/** Days of a year on which banks are closed, weekends excluded. */
export function bankHolidays(year: number): ReadonlySet<Day> {
  const known = byYear.get(year);
  if (known !== undefined) return known;
  const sunday = easter(year);
  const days = new Set([
    ...FIXED.map(([day, month]) => toDay(year, month, day)),
    ...FROM_EASTER.map((n) => sunday + n),
  ]);
  byYear.set(year, days);
  return days;
}

/** The holiday nearest to `today`, itself included, on the side of `step`; undefined further than `most` days away. */
export function nearestHoliday(today: Day, step: 1 | -1, most: number): Day | undefined {
  for (let day = today, away = 0; away <= most; day += step, away++)
    if (bankHolidays(toCivil(day).year).has(day)) return day;
  return undefined;
}

/** The `count`th given weekday (0 is Monday) of a month. */
function nth(year: number, month: number, weekday: number, count: number): Day {
  const first = toDay(year, month, 1);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1);
}

/** Names of holidays as dates, folded, as used after "no", "na", "ate o" or "pro". */
export const CELEBRATIONS: ReadonlyMap<string, (year: number) => Day> = new Map([
  ['natal', (year) => toDay(year, 12, 25)],
  ['reveillon', (year) => toDay(year, 12, 31)],
  ['ano novo', (year) => toDay(year, 1, 1)],
  ['carnaval', (year) => easter(year) - 47],
  ['cinzas', (year) => easter(year) - 46],
  ['ramos', (year) => easter(year) - 7],
  ['corpus christi', (year) => easter(year) + 60],
  ['pascoa', (year) => easter(year)],
  ['sexta santa', (year) => easter(year) - 2],
  ['dia das maes', (year) => nth(year, 5, 6, 2)],
  ['dia dos pais', (year) => nth(year, 8, 6, 2)],
  ['dia das criancas', (year) => toDay(year, 10, 12)],
  ['dia dos namorados', (year) => toDay(year, 6, 12)],
  ['sao joao', (year) => toDay(year, 6, 24)],
  ['finados', (year) => toDay(year, 11, 2)],
  ['republica', (year) => toDay(year, 11, 15)],
  ['independencia', (year) => toDay(year, 9, 7)],
  ['tiradentes', (year) => toDay(year, 4, 21)],
  ['dia de finados', (year) => toDay(year, 11, 2)],
  ['black friday', (year) => nth(year, 11, 3, 4) + 1],
]);

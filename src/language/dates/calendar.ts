// Civil-day arithmetic. A day is an integer (days since 1970-01-01) in the person's time zone, so "amanhã" is +1 and never an instant: conversion
// through UTC gives the wrong day after 21:00 in São Paulo.

import type { LocalDate, Period } from '../../domain/dates.ts';

/** Days since 1970-01-01, without time zone. */
export type Day = number;
export type CivilDate = { readonly year: number; readonly month: number; readonly day: number };

const DAYS_IN_MONTH: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** `month` is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0);
}

/** Whether that day exists: 30/02 does not. */
export function isCivil(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Howard Hinnant's days_from_civil: years start in March so that the leap day is the last one. */
export function toDay(year: number, month: number, day: number): Day {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return era * 146097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719468;
}

/** The inverse of `toDay`. */
export function toCivil(day: Day): CivilDate {
  const z = day + 719468;
  const era = Math.floor(z / 146097);
  const dayOfEra = z - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return { year, month, day: dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1 };
}

/** Of a well-formed local date; not checked. */
export function dayOf(date: LocalDate): Day {
  return toDay(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10)));
}

/** 'YYYY-MM-DD'. */
export function dateOf(day: Day): LocalDate {
  const civil = toCivil(day);
  const text = `${String(civil.year).padStart(4, '0')}-${civil.month < 10 ? '0' : ''}${civil.month}-${civil.day < 10 ? '0' : ''}${civil.day}`;
  return text as LocalDate;
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: Day): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** Monday of the week `day` is in. */
export function mondayOf(day: Day): Day {
  return day - weekdayOf(day);
}

/** The same day `months` later, clamped to the end of a shorter month: 31 January + 1 = 28 February. */
export function plusMonths(day: Day, months: number): Day {
  const civil = toCivil(day);
  const index = civil.year * 12 + civil.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  return toDay(year, month, Math.min(civil.day, daysInMonth(year, month)));
}

/** First day of the month `months` away from the month of `day`. */
export function monthStart(day: Day, months = 0): Day {
  const first = day - toCivil(day).day + 1;
  return months === 0 ? first : plusMonths(first, months);
}

/** Last day of the month `months` away from the month of `day`. */
export function monthEnd(day: Day, months = 0): Day {
  return monthStart(day, months + 1) - 1;
}

/** Both ends inclusive. */
export function periodOf(from: Day, to: Day): Period {
  return { from: dateOf(from), to: dateOf(to) };
}

/** Negative counts go back. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOf(dayOf(date) + days);
}

/** The same day of the month, clamped to its last: 31/01 plus one is 28/02 or 29/02. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  return dateOf(plusMonths(dayOf(date), months));
}

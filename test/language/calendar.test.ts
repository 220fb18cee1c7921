import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../../src/domain/dates.ts';
import {
  isBusinessDay,
  lastBusinessDay,
  nthBusinessDay,
  plusBusinessDays,
} from '../../src/language/dates/business-days.ts';
import {
  addDays,
  addMonths,
  dateOf,
  dayOf,
  daysInMonth,
  isCivil,
  mondayOf,
  monthEnd,
  monthStart,
  plusMonths,
  toCivil,
  toDay,
  weekdayOf,
} from '../../src/language/dates/calendar.ts';
import { CELEBRATIONS, easter } from '../../src/language/dates/holidays.ts';

const EPOCH = Temporal.PlainDate.from('1970-01-01');
const plain = (day: number) => EPOCH.add({ days: day });
const anyDay = fc.integer({ min: -200_000, max: 200_000 });

describe('civil days agree with Temporal', () => {
  it('to and from a day number', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const { year, month, day: date } = plain(day);
        expect(toCivil(day)).toEqual({ year, month, day: date });
        expect(toDay(year, month, date)).toBe(day);
        expect(weekdayOf(day)).toBe(plain(day).dayOfWeek - 1);
        expect(daysInMonth(year, month)).toBe(plain(day).daysInMonth);
      }),
      { numRuns: 5000 },
    );
  });

  it('months are added with the end of the month clamped', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -600, max: 600 }), (day, months) => {
        expect(plusMonths(day, months)).toBe(EPOCH.until(plain(day).add({ months })).days);
      }),
      { numRuns: 3000 },
    );
  });

  it('weeks start on Monday and months on the first', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(weekdayOf(mondayOf(day))).toBe(0);
        expect(day - mondayOf(day)).toBeLessThan(7);
        expect(toCivil(monthStart(day)).day).toBe(1);
        expect(toCivil(monthEnd(day) + 1).day).toBe(1);
      }),
    );
  });

  it('reads and writes ISO dates', () => {
    expect(dateOf(dayOf('2026-11-18' as LocalDate))).toBe('2026-11-18');
    expect(addDays('2026-12-31' as LocalDate, 1)).toBe('2027-01-01');
    expect(addMonths('2026-01-31' as LocalDate, 1)).toBe('2026-02-28');
    expect(addMonths('2028-01-31' as LocalDate, 1)).toBe('2028-02-29');
  });

  it('knows which dates exist', () => {
    expect(isCivil(2026, 2, 29)).toBe(false);
    expect(isCivil(2028, 2, 29)).toBe(true);
    expect(isCivil(2026, 4, 31)).toBe(false);
    expect(isCivil(2026, 13, 1)).toBe(false);
  });
});

describe('business days', () => {
  it.each([
    [2026, 11, 5, '2026-11-09'],
    [2026, 5, 1, '2026-05-04'],
    [2026, 1, 1, '2026-01-02'],
    [2026, 9, 5, '2026-09-08'],
    [2027, 2, 5, '2027-02-05'],
    [2027, 2, 6, '2027-02-10'],
  ])('%d-%d, number %d', (year, month, count, date) => expect(dateOf(nthBusinessDay(year, month, count))).toBe(date));

  it('closes on holidays and weekends', () => {
    for (const date of [
      '2026-11-02',
      '2026-11-20',
      '2026-02-17',
      '2026-04-03',
      '2026-06-04',
      '2026-11-21',
      '2026-12-25',
    ]) {
      expect([date, isBusinessDay(dayOf(date as LocalDate))]).toEqual([date, false]);
    }
    expect(isBusinessDay(dayOf('2026-11-18' as LocalDate))).toBe(true);
  });

  it('steps over them both ways', () => {
    const wednesday = dayOf('2026-11-18' as LocalDate);
    expect(dateOf(plusBusinessDays(wednesday, 2))).toBe('2026-11-23');
    expect(dateOf(plusBusinessDays(wednesday, -1))).toBe('2026-11-17');
    expect(dateOf(lastBusinessDay(2026, 10))).toBe('2026-10-30');
  });

  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %d', (year, date) => expect(dateOf(easter(year))).toBe(date));

  it.each([
    ['dia das maes', '2026-05-10'],
    ['dia dos pais', '2026-08-09'],
    ['black friday', '2026-11-27'],
    ['carnaval', '2026-02-17'],
  ])('%s of 2026', (name, date) => expect(dateOf(CELEBRATIONS.get(name)?.(2026) ?? 0)).toBe(date));
});

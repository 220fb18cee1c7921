// Twenty years of every rhythm, against a calendar walked day by day.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextAfter, occurrencesBetween } from '../../src/agenda/occurrences.ts';
import type { LocalDate } from '../../src/domain/dates.ts';
import type { Rhythm } from '../../src/domain/rhythm.ts';
import { isBusinessDay } from '../../src/language/dates/business-days.ts';
import { addDays, dayOf, daysInMonth } from '../../src/language/dates/calendar.ts';
import { bankHolidays } from '../../src/language/dates/holidays.ts';

const date = (text: string): LocalDate => text as LocalDate;
const SINCE = date('2026-11-18');
const END = date('2046-11-18');
const monthsOf = (dates: readonly LocalDate[]): string[] => dates.map((day) => day.slice(0, 7));

describe('a day of the month', () => {
  it('never drifts in 20 years: every month once, on its day or its last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), (dayOfMonth) => {
        const all = occurrencesBetween({ every: 'monthly', dayOfMonth, since: SINCE }, SINCE, END);
        expect(new Set(monthsOf(all)).size).toBe(all.length);
        expect(all.length).toBeGreaterThanOrEqual(240);
        for (const day of all) {
          const [year = 0, month = 0, at] = day.split('-').map(Number);
          expect(at).toBe(Math.min(dayOfMonth, daysInMonth(year, month)));
        }
      }),
      { numRuns: 31 },
    );
  });

  it('is the same asked one by one or all at once, from any day', () => {
    const rhythm: fc.Arbitrary<Rhythm> = fc.record({
      every: fc.constantFrom('daily', 'weekly', 'biweekly', 'monthly', 'yearly'),
      interval: fc.integer({ min: 1, max: 4 }),
      dayOfMonth: fc.integer({ min: 1, max: 31 }),
      month: fc.integer({ min: 1, max: 12 }),
      weekday: fc.constantFrom('mon', 'wed', 'sun'),
      since: fc.integer({ min: 0, max: 4000 }).map((days) => addDays(SINCE, days)),
    });
    fc.assert(
      fc.property(rhythm, fc.integer({ min: 0, max: 2000 }), (one, skip) => {
        const from = addDays(one.since, skip);
        const to = addDays(from, 400);
        const together = occurrencesBetween(one, from, to);
        const middle = addDays(from, 200);
        expect([...occurrencesBetween(one, from, middle), ...occurrencesBetween(one, addDays(middle, 1), to)]).toEqual(
          together,
        );
        for (const day of together) {
          expect(day >= one.since).toBe(true);
          expect(nextAfter(one, addDays(day, -1))).toBe(day);
          expect(nextAfter(one, day) > day).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('business days', () => {
  /** The nth day of a month that passes, walked from the first. */
  function walked(month: string, n: number, counts: (day: LocalDate) => boolean): LocalDate {
    let seen = 0;
    for (let day = date(`${month}-01`); ; day = addDays(day, 1)) {
      if (counts(day)) seen += 1;
      if (seen === n) return day;
    }
  }
  const bank = (day: LocalDate): boolean => isBusinessDay(dayOf(day));
  const labour = (day: LocalDate): boolean =>
    new Date(`${day}T12:00:00Z`).getUTCDay() !== 0 && !bankHolidays(Number(day.slice(0, 4))).has(dayOf(day));

  it.each([
    ['banco', bank],
    ['trabalho', labour],
  ] as const)('the fifth of every month for 20 years, by the calendar of %s', (calendar, counts) => {
    const rhythm: Rhythm = { every: 'monthly', dayRule: 'business_day_5', calendar, since: date('2026-12-01') };
    const all = occurrencesBetween(rhythm, rhythm.since, date('2046-11-30'));
    expect(all).toHaveLength(240);
    for (const day of all) expect(day).toBe(walked(day.slice(0, 7), 5, counts));
  });

  it('a Saturday tells the two apart', () => {
    const rhythm: Rhythm = { every: 'monthly', dayRule: 'business_day_5', since: date('2026-08-01') };
    expect(nextAfter({ ...rhythm, calendar: 'banco' }, date('2026-07-31'))).toBe('2026-08-07');
    expect(nextAfter({ ...rhythm, calendar: 'trabalho' }, date('2026-07-31'))).toBe('2026-08-06');
  });

  it('a day without banks moves only when that was said', () => {
    const rhythm: Rhythm = { every: 'monthly', dayOfMonth: 5, since: SINCE };
    // 5 December 2026 is a Saturday.
    expect(nextAfter(rhythm, SINCE)).toBe('2026-12-05');
    expect(nextAfter({ ...rhythm, weekend: 'after' }, SINCE)).toBe('2026-12-07');
    expect(nextAfter({ ...rhythm, weekend: 'before' }, SINCE)).toBe('2026-12-04');
  });

  it('no month is lost or doubled when days move out of their month', () => {
    for (const weekend of ['before', 'after'] as const) {
      for (const dayOfMonth of [1, 31]) {
        const rhythm: Rhythm = { every: 'monthly', dayOfMonth, weekend, since: date('2026-12-01') };
        const all = occurrencesBetween(rhythm, date('2027-01-10'), date('2047-01-09'));
        expect(all).toHaveLength(240);
        for (const day of all) expect(bank(day)).toBe(true);
      }
    }
  });
});

// Parcelas and faturas for every day there is: nothing lost to the centavo, no date that drifts, no purchase in two faturas or none.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../../src/domain/dates.ts';
import { cycleOf } from '../../src/finance/budget-cycle.ts';
import { addDays, addMonths, dayNumberOf, daysInMonth, monthOf, yearOf } from '../../src/finance/civil-date.ts';
import { committed, faturaOf, melhorDia, parcelasPast } from '../../src/finance/fatura.ts';
import { parcelasOf, splitEvenly } from '../../src/finance/parcelas.ts';

const day = (text: string): LocalDate => text as LocalDate;
const EPOCH = day('2023-01-01');
/** 2023 to 2028: two leap years and every month length. */
const dates = fc.integer({ min: 0, max: 365 * 6 }).map((n) => addDays(EPOCH, n));
const purchases = fc.record({
  cents: fc.integer({ min: 1, max: 100_000_000 }),
  parcelas: fc.integer({ min: 1, max: 72 }),
  date: dates,
});
const cardDays = fc.record({ closingDay: fc.integer({ min: 1, max: 31 }), dueDay: fc.integer({ min: 1, max: 31 }) });

describe('parcelas', () => {
  it('add up to the total, and differ by one centavo at most', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const parts = parcelasOf(purchase).map(({ cents }) => cents);
        expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(purchase.cents);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
        expect(parts).toEqual(parts.toSorted((a, b) => b - a));
      }),
    );
    expect(splitEvenly(10_000, 3)).toEqual([3334, 3333, 3333]);
  });

  it('fall on the day of the purchase in consecutive months, clamped and never drifting', () => {
    fc.assert(
      fc.property(purchases, ({ date, cents, parcelas }) => {
        const all = parcelasOf({ date, cents, parcelas });
        all.forEach((parcela, k) => {
          const months = monthOf(date) - 1 + k;
          const [year, month] = [yearOf(date) + Math.floor(months / 12), (months % 12) + 1];
          expect([yearOf(parcela.date), monthOf(parcela.date)]).toEqual([year, month]);
          expect(dayNumberOf(parcela.date)).toBe(Math.min(dayNumberOf(date), daysInMonth(year, month)));
        });
      }),
    );
    expect(addMonths(day('2026-01-31'), 1)).toBe('2026-02-28');
    expect(addMonths(day('2028-01-31'), 1)).toBe('2028-02-29');
    expect(addMonths(day('2026-01-31'), 2)).toBe('2026-03-31');
    expect(addMonths(day('2026-11-30'), 3)).toBe('2027-02-28');
  });

  it('past and to come are all there are', () => {
    expect(parcelasPast({ cents: 100, parcelas: 3, date: day('2026-11-18') }, day('2026-11-18'))).toBe(1);
    expect(parcelasPast({ cents: 100, parcelas: 3, date: day('2026-10-31') }, day('2026-11-29'))).toBe(1);
    expect(parcelasPast({ cents: 100, parcelas: 3, date: day('2026-10-31') }, day('2026-11-30'))).toBe(2);
    expect(parcelasPast({ cents: 100, parcelas: 3, date: day('2026-01-05') }, day('2026-11-30'))).toBe(3);
    fc.assert(
      fc.property(purchases, dates, (purchase, today) => {
        expect(parcelasPast(purchase, today)).toBe(parcelasOf(purchase).filter(({ date }) => date <= today).length);
      }),
    );
  });
});

describe('faturas', () => {
  it('every purchase falls in the first fatura that closes after it, for every closing day 1 to 31', () => {
    // One expectation for 45,000 pairs: each costs more than what it looks at.
    const wrong: string[] = [];
    for (let closingDay = 1; closingDay <= 31; closingDay++) {
      for (let n = 0; n < 365 * 4 + 1; n++) {
        const date = addDays(day('2025-01-01'), n);
        const { closes, due } = faturaOf(date, { closingDay, dueDay: 10 });
        const before = faturaOf(date, { closingDay, dueDay: 10 }, -1).closes;
        const clamped = Math.min(closingDay, daysInMonth(yearOf(closes), monthOf(closes)));
        const right = closes > date && before <= date && dayNumberOf(closes) === clamped && due > closes;
        if (!right) wrong.push(`${date} closing on ${closingDay}: ${closes}, due ${due}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('hold every parcela exactly once', () => {
    fc.assert(
      fc.property(purchases, cardDays, (purchase, days) => {
        const closings = parcelasOf(purchase).map(({ no }) => faturaOf(purchase.date, days, no - 1).closes);
        expect(new Set(closings).size).toBe(purchase.parcelas);
        const ahead = committed([purchase], addDays(purchase.date, -40), days);
        expect(ahead.map(({ closes }) => closes)).toEqual(closings);
        expect(ahead.reduce((total, { cents }) => total + cents, 0)).toBe(purchase.cents);
      }),
      { numRuns: 60 },
    );
  });

  it('the best day to buy is the first day of the next fatura', () => {
    fc.assert(
      fc.property(dates, cardDays, (today, days) => {
        const best = melhorDia(today, days);
        expect(best >= today).toBe(true);
        expect(faturaOf(addDays(best, -1), days).closes).toBe(best);
        expect(faturaOf(best, days).closes > best).toBe(true);
      }),
    );
  });
});

describe('budget cycles', () => {
  it('cover every day once, whatever day the month starts on', () => {
    fc.assert(
      fc.property(
        dates,
        fc.integer({ min: 1, max: 31 }),
        fc.constantFrom('daily', 'weekly', 'monthly', 'yearly'),
        (today, start, pace) => {
          const { from, to } = cycleOf(today, pace, start);
          expect(from <= today && today <= to).toBe(true);
          expect(cycleOf(from, pace, start)).toEqual({ from, to });
          expect(cycleOf(to, pace, start)).toEqual({ from, to });
          expect(cycleOf(addDays(to, 1), pace, start).from).toBe(addDays(to, 1));
        },
      ),
    );
  });
});

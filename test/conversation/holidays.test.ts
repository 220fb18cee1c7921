// The days that stop the country have their names in one place and close the banks in another: both say the same.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holidaysBetween } from '../../src/conversation/calendar/celebrations.ts';
import { toDay } from '../../src/language/dates/calendar.ts';
import { bankHolidays } from '../../src/language/dates/holidays.ts';

it('names every bank holiday, and no other day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2024, max: 2199 }), (year) => {
      const named = holidaysBetween(toDay(year, 1, 1), toDay(year, 12, 31)).map(({ day }) => day);
      expect(new Set(named)).toEqual(new Set([...bankHolidays(year)]));
    }),
  );
});

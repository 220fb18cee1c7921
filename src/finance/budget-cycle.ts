// The period a budget covers. A month may start on the person's own day ("meu mês começa dia 5"); a start on the 31st
// falls on the last day of a shorter month.

import type { LocalDate, Period } from '../domain/dates.ts';
import type { ToldValues } from '../domain/told.ts';
import { addDays, dayOf, monthOf, wholeMonth, yearOf } from './civil-date.ts';

type Pace = ToldValues['orcamento']['pace'];

/** The cycle that contains `today`. `monthStart` is 1 to 31. */
export function cycleOf(today: LocalDate, pace: Pace, monthStart: number): Period {
  switch (pace) {
    case 'daily':
      return { from: today, to: today };
    case 'weekly': {
      // Weeks run Monday to Sunday.
      const weekday = (new Date(Date.parse(today)).getUTCDay() + 6) % 7;
      return { from: addDays(today, -weekday), to: addDays(today, 6 - weekday) };
    }
    case 'yearly':
      return { from: dayOf(yearOf(today), 1, 1), to: dayOf(yearOf(today), 12, 31) };
    case 'monthly': {
      if (monthStart <= 1) return wholeMonth(today);
      const own = dayOf(yearOf(today), monthOf(today), monthStart);
      const from = own <= today ? own : dayOf(yearOf(today), monthOf(today) - 1, monthStart);
      const next = dayOf(yearOf(from), monthOf(from) + 1, monthStart);
      return { from, to: addDays(next, -1) };
    }
    default:
      return pace satisfies never;
  }
}

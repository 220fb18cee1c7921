// How something repeats on a calendar, whatever it is: a reminder, a rent, a salary.

import type { LocalDate } from './dates.ts';

export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

export type Rhythm = {
  readonly every: 'daily' | 'weekly' | 'biweekly' | 'monthly' | 'yearly';
  /** Every so many of the unit; absent means 1. */
  readonly interval?: number;
  readonly weekday?: Weekday;
  /** 1 to 31; a shorter month uses its last day. */
  readonly dayOfMonth?: number;
  /** 1 to 12, of what happens once a year. */
  readonly month?: number;
  /** 'business_day_N', 'last_day', 'last_business_day' or 'business_days' (every one of them). */
  readonly dayRule?: string;
  /** Whose business days: of the banks (Monday to Friday), or of labour law, where a Saturday counts (CLT art. 459). */
  readonly calendar?: 'banco' | 'trabalho';
  /** A day without banks moves to the business day before it or after it; absent = it stays. */
  readonly weekend?: 'before' | 'after';
  /** Counting starts here: what has no day of its own falls on this one's. */
  readonly since: LocalDate;
};

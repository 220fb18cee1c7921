// How something repeats on a calendar, whatever it is: a reminder, a rent, a salary.

import * as z from 'zod/mini';
import { localDateSchema } from './dates.ts';

const weekdaySchema = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);
export type Weekday = z.infer<typeof weekdaySchema>;

/** Of which a year has 52, so that twelve months come to one. */
export const WEEKS_A_MONTH = 52 / 12;

/** The fields of a rhythm, for what has others too. */
export const rhythmShape = {
  every: z.enum(['daily', 'weekly', 'biweekly', 'monthly', 'yearly']),
  /** Every so many of the unit; absent means 1. */
  interval: z.exactOptional(z.int().check(z.minimum(1))),
  weekday: z.exactOptional(weekdaySchema),
  /** 1 to 31; a shorter month uses its last day. */
  dayOfMonth: z.exactOptional(z.int().check(z.minimum(1), z.maximum(31))),
  /** 1 to 12, of what happens once a year. */
  month: z.exactOptional(z.int().check(z.minimum(1), z.maximum(12))),
  /**
   * 'business_day_N', 'last_day', 'last_business_day', 'business_days' (every one of them), or a weekday of the month:
   * '2_sat', 'last_fri'; of what is daily, 'but_wed': every day but that one.
   */
  dayRule: z.exactOptional(z.string()),
  /** Whose business days: of the banks (Monday to Friday), or of labour law, where a Saturday counts (CLT art. 459). */
  calendar: z.exactOptional(z.enum(['banco', 'trabalho'])),
  /** A day without banks moves to the business day before it or after it; absent = it stays. */
  weekend: z.exactOptional(z.enum(['before', 'after'])),
  /** Counting starts here: what has no day of its own falls on this one's. */
  since: localDateSchema,
};

export const rhythmSchema = z.readonly(z.strictObject(rhythmShape));
export type Rhythm = z.infer<typeof rhythmSchema>;

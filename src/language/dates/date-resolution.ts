// What a date phrase means on a given day. A past fact looks back and a reminder looks ahead: the same words, two days
// (LANGUAGE 8). Everything here is integers.

import { type Day, isCivil, monthStart, toCivil, toDay, weekdayOf } from './calendar.ts';

export type Aim = 'past' | 'future';

/** What the readers need to know about the moment of the message. */
export type DateContext = {
  readonly today: Day;
  readonly aim: Aim;
  /** Questions take "de março" as a period; a lancamento takes it as the month the bill is for. */
  readonly ownedMonths: boolean;
};

export type DateRead = {
  readonly day: Day;
  readonly precision: 'day' | 'week' | 'weekend' | 'month';
  /** Token after the phrase. */
  readonly to: number;
  /** Token the phrase starts at, when it is before the one that was looked at. */
  readonly from?: number;
  /** "agora", "à noite": gives way to any other date of the message. */
  readonly weak?: boolean;
};

/** Last one strictly before today, or next one strictly after it. `weekday` 0 is Monday. */
export function resolveWeekday(today: Day, weekday: number, aim: Aim): Day {
  const own = weekdayOf(today);
  return aim === 'past' ? today - ((own - weekday + 7) % 7 || 7) : today + ((weekday - own + 7) % 7 || 7);
}

/** "dia 24": the last such day up to today, or the next one from today; months without that day are passed over. */
export function resolveDayOfMonth(today: Day, day: number, aim: Aim): Day | undefined {
  const step = aim === 'past' ? -1 : 1;
  for (let months = 0; Math.abs(months) <= 12; months += step) {
    const start = toCivil(monthStart(today, months));
    if (!isCivil(start.year, start.month, day)) continue;
    const found = toDay(start.year, start.month, day);
    if (aim === 'past' ? found <= today : found >= today) return found;
  }
  return undefined;
}

/** "24/12": this year, the year before for a past fact that has not come, the year after for a future one that has gone. */
export function resolveDayMonth(today: Day, day: number, month: number, aim: Aim): Day | undefined {
  const year = toCivil(today).year;
  const step = aim === 'past' ? -1 : 1;
  for (let years = 0; Math.abs(years) <= 8; years += step) {
    if (!isCivil(year + years, month, day)) continue;
    const found = toDay(year + years, month, day);
    if (aim === 'past' ? found <= today : found >= today) return found;
  }
  return undefined;
}

/** First day of the named month: the latest one already begun, or the next one not yet over. */
export function resolveMonth(today: Day, month: number, aim: Aim): Day {
  const now = toCivil(today);
  if (aim === 'past') return toDay(month <= now.month ? now.year : now.year - 1, month, 1);
  return toDay(month >= now.month ? now.year : now.year + 1, month, 1);
}

/** "25/12/26" and "2026" name their year; two digits are of this century. */
export function fullYear(written: number): number {
  return written < 100 ? 2000 + written : written;
}

/** A celebration by its rule: the last one up to today, or the next one from today. */
export function resolveYearly(today: Day, rule: (year: number) => Day, aim: Aim): Day {
  const year = toCivil(today).year;
  const own = rule(year);
  if (aim === 'past') return own <= today ? own : rule(year - 1);
  return own >= today ? own : rule(year + 1);
}

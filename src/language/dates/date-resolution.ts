// Resolves a date phrase to a day: the same words refer to the past for a fact and to the future for a reminder (LANGUAGE 8). Integers only.

import { type Day, isCivil, monthStart, toCivil, toDay, weekdayOf } from './calendar.ts';

export type Aim = 'past' | 'future';

/** Context of the message that the parsers need. */
export type DateContext = {
  readonly today: Day;
  readonly aim: Aim;
  /** In questions "de março" is a period; in an entry it is the month a bill refers to. */
  readonly ownedMonths: boolean;
};

export type DateRead = {
  readonly day: Day;
  readonly precision: 'day' | 'week' | 'weekend' | 'month';
  /** Token after the phrase. */
  readonly to: number;
  /** Start token of the phrase, when before the token examined. */
  readonly from?: number;
  /** Last day of "de 3 a 8 de dezembro"; `day` is the first. */
  readonly until?: Day;
  /** "agora", "à noite": overridden by any other date of the message. */
  readonly weak?: boolean;
};

/** The last one strictly before today, or the next strictly after it. `weekday` 0 is Monday. */
export function resolveWeekday(today: Day, weekday: number, aim: Aim): Day {
  const own = weekdayOf(today);
  return aim === 'past' ? today - ((own - weekday + 7) % 7 || 7) : today + ((weekday - own + 7) % 7 || 7);
}

/** "dia 24": the last such day up to today, or the next from today; months without that day are skipped. */
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

/** "24/12": this year; the previous one for a past fact still ahead, the next one for a future date already over. */
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

/** First day of the named month: the latest already begun, or the next not yet over. */
export function resolveMonth(today: Day, month: number, aim: Aim): Day {
  const now = toCivil(today);
  if (aim === 'past') return toDay(month <= now.month ? now.year : now.year - 1, month, 1);
  return toDay(month >= now.month ? now.year : now.year + 1, month, 1);
}

/** Two-digit years are of this century: "25/12/26". */
export function fullYear(written: number): number {
  return written < 100 ? 2000 + written : written;
}

/** A yearly holiday by its rule: the last up to today, or the next from today. */
export function resolveYearly(today: Day, rule: (year: number) => Day, aim: Aim): Day {
  const year = toCivil(today).year;
  const own = rule(year);
  if (aim === 'past') return own <= today ? own : rule(year - 1);
  return own >= today ? own : rule(year + 1);
}

// The next occurrence of something repeating, in the person's time zone. Missed occurrences are skipped.

import { nextAfter } from '../../agenda/occurrences.ts';
import type { LocalDate, LocalDateTime } from '../../domain/dates.ts';
import type { Scheduled } from '../../domain/due.ts';
import { HOUR_MS } from '../../domain/durations.ts';
import type { Instant } from '../../domain/ids.ts';
import type { Rhythm } from '../../domain/rhythm.ts';
import { instantAt, localDate, localDateTime } from '../local-time.ts';

/** Local time for what has a day and no time, so that nothing is sent at midnight. */
export const MORNING = '09:00';

/** @param time 'HH:MM'; the morning when none was told */
export const instantOf = (date: LocalDate, time: string | undefined, zone: string): Instant =>
  instantAt(`${date}T${time ?? MORNING}` as LocalDateTime, zone);

/** The first occurrence after `now`; today counts while its time is ahead. */
export function nextInstant(rhythm: Rhythm, time: string | undefined, now: Instant, zone: string): Instant {
  const yesterday = localDate(instantOf(localDate(now, zone), '00:00', zone) - 1, zone);
  for (let day = nextAfter(rhythm, yesterday); ; day = nextAfter(rhythm, day)) {
    const at = instantOf(day, time, zone);
    if (at > now) return at;
  }
}

/** Reminders at most this many hours apart are for waking hours ("beber água"); rarer ones may be medicines and ring at night too. */
const WAKING_ONLY = 3;
const WAKES = '07:00';
const SLEEPS = '22:30';

const isWaking = (at: Instant, zone: string): boolean => {
  const hour = localDateTime(at, zone).slice(11, 16);
  return hour >= WAKES && hour <= SLEEPS;
};

/** The first instant after `now` a whole number of steps from the last ring. */
export function nextHourly(last: Instant, everyHours: number, now: Instant, zone: string): Instant {
  const step = everyHours * HOUR_MS;
  let at = last + Math.max(1, Math.floor((now - last) / step) + 1) * step;
  if (everyHours <= WAKING_ONLY) while (!isWaking(at, zone)) at += step;
  return at;
}

/** The first occurrence after `now` that was not left out; undefined when none is left. */
export function nextRing({ due, dueAt }: Scheduled, now: Instant, zone: string): Instant | undefined {
  if (due.kind === 'enrich' || due.kind === 'embed') return undefined;
  const { skips = [], until, everyHours, time } = due.kind === 'reminder' ? due : {};
  const { rhythm } = due;
  const after = (last: Instant): Instant | undefined =>
    everyHours !== undefined
      ? nextHourly(dueAt, everyHours, last, zone)
      : rhythm && nextInstant(rhythm, time, last, zone);
  let at = after(now);
  while (at !== undefined && skips.includes(localDate(at, zone))) at = after(at);
  return at !== undefined && until !== undefined && at >= until ? undefined : at;
}

/** What the store asks when it moves a row into the inbox. `zoneNow`: the person's zone, which may change meanwhile. */
export const nextTimeIn =
  (zoneNow: () => string) =>
  (fallen: Scheduled, now: Instant): Instant | undefined =>
    // A clock set back must not repeat the same occurrence.
    nextRing(fallen, Math.max(now, fallen.dueAt), zoneNow());

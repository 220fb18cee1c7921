// The clock of a chat session: real time, or a fixed instant that commands move.

import { startOfDay } from '../../conversation/local-time.ts';
import type { LocalDate } from '../../domain/dates.ts';
import type { Instant } from '../../domain/ids.ts';
import type { Clock } from '../../ports.ts';
import { systemClock } from '../../runtime/rim.ts';

export interface ChatClock extends Clock {
  /** Fixes the clock at that instant. @returns false when `iso` is not a date. */
  set(iso: string): boolean;
  /** Local time of the person, 'YYYY-MM-DDTHH:MM:SS'. */
  wall(): string;
}

/** ISO with an offset is that instant; without one it is local time in the zone; a date alone is its first minute. */
function instantOf(iso: string, zone: string): Instant | undefined {
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(
      iso.trim(),
    );
  if (match === null) return undefined;
  const [, day = '', hour = '0', minute = '0', second = '0', offset] = match;
  if (!isDay(day)) return undefined;
  const at =
    offset === undefined
      ? startOfDay(day as LocalDate, zone) + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000
      : Date.parse(iso.trim().replace(' ', 'T'));
  return Number.isNaN(at) ? undefined : at;
}

/** February 31 is none; Date would make it March. */
function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

/** @param now undefined: real time. @returns undefined when `now` is not a date. */
export function chatClock(now: string | undefined, zone: string): ChatClock | undefined {
  let still: Instant | undefined;
  const clock: ChatClock = {
    now: () => still ?? systemClock.now(),
    movedTo: () => still,
    set(iso) {
      const at = instantOf(iso, zone);
      if (at === undefined) return false;
      still = at;
      return true;
    },
    wall: () => new Date(clock.now()).toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T'),
  };
  return now === undefined || clock.set(now) ? clock : undefined;
}

// Converts instants to local wall-clock time. The zone's offset is cached per hour and zone: calling Intl on every
// message costs more than the rest of the turn.

import type { LocalDate, LocalDateTime } from '../domain/dates.ts';
import { HOUR_MS } from '../domain/durations.ts';
import type { Instant } from '../domain/ids.ts';

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();
// About five weeks of offsets; then the cache is cleared.
const MOST_OFFSETS = 1000;

function formatFor(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
  }
  return format;
}

/** Milliseconds to add to UTC. Every zone of Brazil changes its offset on a whole hour. */
function offsetOf(at: Instant, zone: string): number {
  const hour = Math.floor(at / HOUR_MS);
  const key = `${zone} ${hour}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const part: Record<string, number> = {};
  for (const { type, value } of formatFor(zone).formatToParts(hour * HOUR_MS)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour: h = 0, minute = 0, second = 0 } = part;
  const offset = Date.UTC(year, month - 1, day, h, minute, second) - hour * HOUR_MS;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

let latest: { readonly at: Instant; readonly zone: string; readonly shown: LocalDateTime } | undefined;

/** 'YYYY-MM-DDTHH:MM' in that zone. Caches the last result: one turn formats the same instant several times. */
export function localDateTime(at: Instant, zone: string): LocalDateTime {
  if (latest?.at !== at || latest.zone !== zone) {
    const shown = new Date(at + offsetOf(at, zone)).toISOString().slice(0, 16) as LocalDateTime;
    latest = { at, zone, shown };
  }
  return latest.shown;
}

/** The calendar day there and then. */
export const localDate = (at: Instant, zone: string): LocalDate => localDateTime(at, zone).slice(0, 10) as LocalDate;

/** The instant at which a clock in that zone shows the given local time. */
export function instantAt(shown: LocalDateTime, zone: string): Instant {
  const asUtc = Date.parse(`${shown}:00Z`);
  return asUtc - offsetOf(asUtc - offsetOf(asUtc, zone), zone);
}

/** The first instant of a calendar day in that zone. */
export const startOfDay = (date: LocalDate, zone: string): Instant => instantAt(`${date}T00:00` as LocalDateTime, zone);

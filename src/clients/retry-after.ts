// Parses the Retry-After header (seconds or a date), limited to an hour in case of a wrong value.

import { HOUR_MS } from '../domain/durations.ts';
import type { Instant } from '../domain/ids.ts';

const LONGEST_MS = HOUR_MS;

/**
 * Milliseconds, 0 to one hour; undefined when the header is absent or unreadable, or is a date and `now` is not given.
 */
export function retryAfter(header: unknown, now?: Instant): number | undefined {
  if (typeof header !== 'string' || header.trim() === '') return undefined;
  const wait = /^\s*\d+\s*$/u.test(header) ? Number(header) * 1000 : Date.parse(header) - (now ?? Number.NaN);
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), LONGEST_MS);
}

// Rate limit of a mission: above 20 messages a second over ten seconds, lower priorities wait until the rate drops.

import type { Instant } from '../domain/ids.ts';
import type { BusLimits } from './bus-limits.ts';

export interface Rate {
  sent(now: Instant): void;
  /** When the rate falls below the limit if nothing more is sent; undefined when it is below. */
  calmAt(now: Instant): Instant | undefined;
}

/** Counts messages of the last `windowMs`; above the average of `perSecond` only the upper priorities pass. */
export function rateOf({ perSecond, windowMs }: BusLimits['rate']): Rate {
  const most = (perSecond * windowMs) / 1000;
  let times: Instant[] = [];
  /** Index of the oldest entry inside the window; shifting the array at each message would copy it. */
  let first = 0;

  function forget(now: Instant): void {
    while (first < times.length && (times[first] ?? now) <= now - windowMs) first += 1;
    if (first > most) {
      times = times.slice(first);
      first = 0;
    }
  }

  return {
    sent(now) {
      forget(now);
      times.push(now);
    },
    calmAt(now) {
      forget(now);
      const extra = times.length - first - most;
      const last = extra > 0 ? times[first + extra - 1] : undefined;
      return last === undefined ? undefined : last + windowMs;
    },
  };
}

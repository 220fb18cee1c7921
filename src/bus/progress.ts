// Detects stuck missions: 30 s without a message sent or answered is a warning, 60 s ends the mission. Work in flight
// within its own deadline counts as progress, or a slow executor would be taken for a hang.

import type { Instant } from '../domain/ids.ts';
import type { After, Clock } from '../ports.ts';
import type { BusLimits } from './bus-limits.ts';

export interface Progress {
  happened(): void;
  stop(): void;
}

export type Watched = {
  readonly clock: Clock;
  readonly after: After;
  readonly limits: BusLimits['progress'];
  /**
   * The latest instant, at most now, until which work in flight was within its own deadline; undefined when there was
   * none.
   */
  readonly busyUntil: () => Instant | undefined;
  readonly alert: () => void;
  readonly stuck: () => void;
};

/**
 * Begins watching at once; `stop` ends it. `alert` comes once per standstill, `stuck` at most once. Times in
 * milliseconds.
 */
export function watchProgress({ clock, after, limits, busyUntil, alert, stuck }: Watched): Progress {
  let last = clock.now();
  let alerted = false;
  let cancel = after(limits.alertMs, look);

  function look(): void {
    const busy = busyUntil();
    if (busy !== undefined && busy > last) {
      last = busy;
      alerted = false;
    }
    const idle = clock.now() - last;
    if (idle >= limits.closeMs) {
      stuck();
      return;
    }
    if (idle >= limits.alertMs && !alerted) {
      alerted = true;
      alert();
    }
    cancel = after((alerted ? limits.closeMs : limits.alertMs) - idle, look);
  }

  function happened(): void {
    last = clock.now();
    alerted = false;
  }

  return { happened, stop: () => cancel() };
}

// The development clock: the real one plus an offset that the simulator moves, so that "amanhã" can be tried today.

import type { Instant } from '../../domain/ids.ts';
import type { Clock } from '../../ports.ts';

export interface MovableClock extends Clock {
  /** Sets the time to `at` (epoch ms); it then continues at normal speed. */
  set(at: Instant): void;
  /** Returns to real time. */
  reset(): void;
  /** Difference from real time in ms; 0 when not moved. */
  offset(): number;
}

/** @param moved called after every move, to wake what has fallen due. */
export function movableClock(real: Clock, moved: () => void = () => {}): MovableClock {
  let offset = 0;
  let movedTo: Instant | undefined;
  const move = (to: number): void => {
    offset = to;
    movedTo = real.now() + to;
    moved();
  };
  return {
    now: () => real.now() + offset,
    set: (at) => move(at - real.now()),
    reset: () => move(0),
    offset: () => offset,
    movedTo: () => movedTo,
  };
}

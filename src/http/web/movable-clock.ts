// The development clock: the real one plus an offset that the simulator moves, so that "amanhã" can be tried today.

import type { Instant } from '../../domain/ids.ts';
import type { Clock } from '../../ports.ts';

export interface MovableClock extends Clock {
  /** From now on it is `at` (epoch ms), and time goes on from there. */
  set(at: Instant): void;
  /** Back to the real time. */
  reset(): void;
  /** How far it is from the real time, in ms; 0 when it was not moved. */
  offset(): number;
}

/** @param moved called after every move, so that what fell due meanwhile can be woken */
export function movableClock(real: Clock, moved: () => void = () => {}): MovableClock {
  let offset = 0;
  const move = (to: number): void => {
    offset = to;
    moved();
  };
  return {
    now: () => real.now() + offset,
    set: (at) => move(at - real.now()),
    reset: () => move(0),
    offset: () => offset,
  };
}

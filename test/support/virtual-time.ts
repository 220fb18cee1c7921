// A clock and timers that move only when told. Between two timers every promise that can settle does, so a run is the same each time.

import type { After, Clock } from '../../src/ports.ts';

export type VirtualTime = {
  readonly clock: Clock;
  readonly after: After;
  /** Fires what falls due until that instant. */
  advance(ms: number): Promise<void>;
  /** Moves as far as it takes, and answers with what was waited for. */
  until<T>(promise: Promise<T>): Promise<T>;
  readonly pending: () => number;
};

type Timer = { readonly at: number; readonly order: number; readonly work: () => void };

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export function virtualTime(start = Date.UTC(2026, 10, 21, 12)): VirtualTime {
  let now = start;
  let order = 0;
  const timers = new Set<Timer>();

  const next = (): Timer | undefined => {
    let first: Timer | undefined;
    for (const timer of timers) {
      if (first === undefined || timer.at < first.at || (timer.at === first.at && timer.order < first.order))
        first = timer;
    }
    return first;
  };

  async function fire(timer: Timer): Promise<void> {
    timers.delete(timer);
    now = Math.max(now, timer.at);
    timer.work();
    await settled();
  }

  return {
    clock: { now: () => now },
    after(ms, work) {
      order += 1;
      const timer = { at: now + ms, order, work };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    async advance(ms) {
      const end = now + ms;
      await settled();
      for (let timer = next(); timer !== undefined && timer.at <= end; timer = next()) await fire(timer);
      now = end;
    },
    async until(promise) {
      let done = false;
      const finished = promise.finally(() => {
        done = true;
      });
      await settled();
      while (!done) {
        const timer = next();
        if (timer === undefined) throw new Error('nothing is left that could end what is waited for');
        await fire(timer);
      }
      return finished;
    },
    pending: () => timers.size,
  };
}

// Work in progress outside the bus: model calls, and pauses before a retry. Each names the instant it ends at the latest.

import type { Instant } from '../domain/ids.ts';

export interface OutsideWork {
  /** Call the result when the work has ended. */
  started(until: Instant): () => void;
  /** The latest of the instants; undefined when there is no such work. */
  latest(): Instant | undefined;
}

/** @param changed called when work starts and when it ends. */
export function outsideWork(changed: () => void): OutsideWork {
  const running = new Set<{ readonly until: Instant }>();
  return {
    started(until) {
      const work = { until };
      changed();
      running.add(work);
      return () => {
        if (running.delete(work)) changed();
      };
    },
    latest: () => (running.size === 0 ? undefined : Math.max(...[...running].map(({ until }) => until))),
  };
}

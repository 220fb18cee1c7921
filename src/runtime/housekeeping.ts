// What a database needs once a day while nobody waits: expired rows deleted, the search index merged.

import type { Clock, Log, Timers } from '../ports.ts';
import type { Commit } from '../store/group-commit.ts';
import { mergeSearch } from '../store/merge-search.ts';
import { sweep } from '../store/retention.ts';
import type { Sql } from '../store/sql.ts';

const DAY_MS = 86_400_000;

type Rim = { readonly clock: Clock; readonly log: Log; readonly timers: Timers };

export interface Housekeeping {
  /** Runs now, and then once a day. */
  start(): void;
  stop(): void;
}

/** A failure is logged and tried again the next day. */
export function housekeeping(sql: Sql, commit: Commit, { clock, log, timers }: Rim): Housekeeping {
  let stopTimer: () => void = () => {};
  let stopped = false;

  /** One step at a time, so that a writer waits for one step at most. */
  async function mergeAll(): Promise<void> {
    while (!stopped && (await commit(() => mergeSearch(sql))) === 'more');
  }

  function run(): void {
    commit(() => sweep(sql, clock.now()))
      .then(mergeAll)
      .catch((error) => {
        if (!stopped) log.error('nothing tidied up', { error: String(error) });
      });
  }

  return {
    start() {
      run();
      stopTimer = timers.every(DAY_MS, run);
    },
    stop() {
      stopped = true;
      stopTimer();
    },
  };
}

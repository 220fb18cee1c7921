// What a database needs once a day while nobody waits: expired rows deleted, the search index merged, what is left of
// erased accounts removed.

import type { Clock, Log, Timers } from '../ports.ts';
import { erasedSince } from '../store/erasures.ts';
import type { Commit } from '../store/group-commit.ts';
import { mergeSearch } from '../store/merge-search.ts';
import { sweep } from '../store/retention.ts';
import type { Sql } from '../store/sql.ts';

const DAY_MS = 86_400_000;

type Rim = {
  readonly clock: Clock;
  readonly log: Log;
  readonly timers: Timers;
  readonly rewrite?: () => void;
};

export interface Housekeeping {
  /** Runs now, and then once a day. */
  start(): void;
  stop(): void;
}

/** A failure is logged and tried again the next day. */
export function housekeeping(sql: Sql, commit: Commit, { clock, log, timers, rewrite }: Rim): Housekeeping {
  let stopTimer: () => void = () => {};
  let stopped = false;

  /** One step at a time, so that a writer waits for one step at most. */
  async function mergeAll(): Promise<void> {
    while (!stopped && (await commit(() => mergeSearch(sql))) === 'more');
  }

  /** Twice after each erasure: the process may have ended on the day of one. */
  function rewriteIfErased(): void {
    if (!stopped && erasedSince(sql, clock.now() - 2 * DAY_MS)) rewrite?.();
  }

  function run(): void {
    commit(() => sweep(sql, clock.now()))
      .then(mergeAll)
      .then(rewriteIfErased)
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

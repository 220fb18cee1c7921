// Commits that arrive in the same turn of the event loop share one transaction and one fsync, each in its own
// savepoint. With synchronous=FULL a disk gives about 3,000 commits/s of any size, but 50,000 rows/s (PERFORMANCE.md
// section 1). The group is flushed in the next loop turn, never by a timer, so a single commit does not wait.

import type { Sql } from './sql.ts';

export type Commit = <T>(work: () => T) => Promise<T>;

type Job = {
  /** Runs in its own savepoint; a failure is kept for `settle`. */
  readonly run: () => void;
  /** Runs as the whole transaction and settles at once. */
  readonly alone: () => void;
  readonly settle: () => void;
  readonly reject: (error: unknown) => void;
};

// Bounds how long one flush holds the event loop: about 3 ms of inserts.
const LARGEST_GROUP = 512;

/**
 * @param defer calls its argument in the next loop turn (setImmediate on Node).
 * @returns a commit that resolves once the work is durable, and rejects with what the work threw (rolled back alone)
 *   or with what the transaction threw (all of the group rolled back).
 */
export function groupCommit(sql: Sql, defer: (flush: () => void) => void): Commit {
  let waiting: Job[] = [];

  function flush(): void {
    const group = waiting.length <= LARGEST_GROUP ? waiting : waiting.slice(0, LARGEST_GROUP);
    waiting = waiting.length <= LARGEST_GROUP ? [] : waiting.slice(LARGEST_GROUP);
    if (waiting.length > 0) defer(flush);
    const [only, ...others] = group;
    if (only !== undefined && others.length === 0) {
      only.alone();
      return;
    }
    try {
      sql.atomically(() => {
        for (const job of group) job.run();
      });
    } catch (error) {
      for (const job of group) job.reject(error);
      return;
    }
    for (const job of group) job.settle();
  }

  return <T>(work: () => T) =>
    new Promise<T>((resolve, reject) => {
      let outcome: { value: T } | { error: unknown } | undefined;
      if (waiting.length === 0) defer(flush);
      waiting.push({
        run: () => {
          try {
            outcome = { value: sql.atomically(work) };
          } catch (error) {
            outcome = { error };
          }
        },
        // A lone commit needs no savepoint: there are no others to protect from its failure.
        alone: () => {
          try {
            resolve(sql.atomically(work));
          } catch (error) {
            reject(error);
          }
        },
        settle: () => {
          if (outcome === undefined) reject(new Error('the group was committed without this work'));
          else if ('error' in outcome) reject(outcome.error);
          else resolve(outcome.value);
        },
        reject,
      });
    });
}

// One timer per account for its next due send or reminder. Timers are only a convenience: what is due is on disk, and
// is checked again whenever the account is woken.

import type { AccountId, Instant } from '../domain/ids.ts';
import type { Clock } from '../ports.ts';

export interface DueTimers {
  /** Wakes the account at that instant; undefined cancels the timer. */
  schedule(account: AccountId, at: Instant | undefined): void;
  /** Re-checks everything after the clock was moved. */
  wakeAll(): void;
  /**
   * Wakes accounts whose instant has passed on the clock, whatever their timers say: clocks are adjusted, and machines
   * sleep.
   */
  wakeOverdue(): void;
  close(): void;
}

// Longer delays overflow a 32-bit timer; the account is simply checked again then.
const LONGEST_MS = 2 ** 31 - 1;

/** An earlier instant replaces a later one for the same account; `wake` may be called early. */
export function dueTimers(
  clock: Clock,
  after: (ms: number, work: () => void) => () => void,
  wake: (account: AccountId) => void,
): DueTimers {
  const waiting = new Map<AccountId, { readonly at: Instant; readonly cancel: () => void }>();
  const forget = (account: AccountId): void => {
    waiting.get(account)?.cancel();
    waiting.delete(account);
  };
  return {
    schedule(account, at) {
      forget(account);
      if (at === undefined) return;
      const ms = Math.min(Math.max(0, at - clock.now()), LONGEST_MS);
      const cancel = after(ms, () => {
        waiting.delete(account);
        wake(account);
      });
      waiting.set(account, { at, cancel });
    },
    wakeAll() {
      for (const account of [...waiting.keys()]) {
        forget(account);
        wake(account);
      }
    },
    wakeOverdue() {
      const now = clock.now();
      for (const [account, { at }] of [...waiting]) {
        if (at > now) continue;
        forget(account);
        wake(account);
      }
    },
    close() {
      for (const account of [...waiting.keys()]) forget(account);
    },
  };
}

// One timer per account for what it does next by itself: a send that waits its turn, a reminder. Timers are only a convenience: what is due is on disk, and
// is looked up again whenever the account is woken.

import type { AccountId, Instant } from '../domain/ids.ts';
import type { Clock } from '../ports.ts';

export interface DueTimers {
  /** Wakes the account at that instant; undefined forgets it. */
  schedule(account: AccountId, at: Instant | undefined): void;
  /** The clock was moved: everything is looked at again. */
  wakeAll(): void;
  /** Whoever's instant has passed on the clock, whatever their timer says: clocks are set, and machines sleep. */
  wakeOverdue(): void;
  close(): void;
}

// Longer waits would overflow a 32-bit timer; the account is simply looked at again then.
const LONGEST_MS = 2 ** 31 - 1;

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

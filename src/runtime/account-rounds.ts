// Answers and sends what is due in an account object's database, in rounds, until nothing is due.

import { type ActorDeps, answerAll, type Tries } from '../conversation/actor.ts';
import { nextTimeIn } from '../conversation/agenda/next-time.ts';
import { deliver, type Unsettled } from '../conversation/delivery.ts';
import { ownZone } from '../conversation/own-zone.ts';
import type { AccountId, Instant } from '../domain/ids.ts';
import { accountFor } from '../store/accounts.ts';
import { lanesWaiting } from '../store/inbox.ts';
import { mergeSearch, searchSegments } from '../store/merge-search.ts';
import { accountsSending } from '../store/outbox.ts';
import { sweep, sweepDue } from '../store/retention.ts';
import { accountsScheduled } from '../store/schedule.ts';
import type { Sql } from '../store/sql.ts';
import type { JoiningLane } from './joining-lane.ts';
import { keyedRunner } from './keyed-runner.ts';

export type RoundDeps = Omit<ActorDeps, 'tries'> & { readonly sql: Sql; readonly joining: JoiningLane };

export interface AccountRounds {
  /** When a message, send or retention sweep is next due; in the past when something is waiting. */
  due(): Instant | undefined;
  /** Repeats rounds until nothing is due or a code leads elsewhere. Rejects when the store fails. */
  settle(): Promise<void>;
}

/** Bounds one drain: endless rounds would hold the alarm; the object tries again later. */
const MOST_ROUNDS = 1000;
/** Segments of the search index worth merging, and merge steps per round. */
const MOST_SEGMENTS = 12;
const MOST_STEPS = 16;

/** `due` is the instant at which the alarm has to ring; undefined when nothing waits. */
export function accountRounds(deps: RoundDeps): AccountRounds {
  const { sql, clock, mailbox, joining } = deps;
  const nextOf = (account: AccountId) => nextTimeIn(() => ownZone(deps.storeOf(account).read, deps.zone));
  const tries: Tries = new Map();
  const unsettled: Unsettled = new Map();

  function due(): Instant | undefined {
    if (lanesWaiting(sql).length > 0) return clock.now();
    const dues = [
      ...accountsSending(sql).flatMap((account) => mailbox.nextDue(account) ?? []),
      ...accountsScheduled(sql).map(({ at }) => at),
    ];
    return dues.length === 0 ? sweepDue(sql) : Math.min(...dues);
  }

  /** One pass over what is waiting. Replies leave while the next message is being answered. */
  async function round(): Promise<void> {
    for (const { account } of accountsScheduled(sql)) await mailbox.raise(account, clock.now(), nextOf(account));
    const failures: unknown[] = [];
    const sending = keyedRunner<AccountId>(
      (account) => deliver({ ...deps, unsettled }, account),
      (_, error) => failures.push(error),
    );
    const answered = (account: AccountId): void => {
      sending.wake(account);
      deps.answered(account);
    };
    try {
      for (const { message } of lanesWaiting(sql)) {
        const account = sql.atomically(() => accountFor(sql, message, clock.now()));
        await answerAll({ ...deps, mailbox: { ...mailbox, lease: joining.lease }, tries, answered }, account);
      }
      await joining.publish();
      for (const account of accountsSending(sql)) sending.wake(account);
    } finally {
      await sending.idle();
    }
    if (failures.length > 0) throw failures[0];
    sql.atomically(() => sweep(sql, clock.now()));
    mergeFewSegments();
  }

  /**
   * There is no daily job in an object, so its small index is merged here once it has many segments, a few steps per
   * round.
   */
  function mergeFewSegments(): void {
    if (searchSegments(sql) < MOST_SEGMENTS) return;
    for (let step = 0; step < MOST_STEPS; step += 1) if (sql.atomically(() => mergeSearch(sql)) === 'whole') return;
  }

  return {
    due,
    async settle() {
      for (let rounds = 0; rounds < MOST_ROUNDS; rounds += 1) {
        await round();
        if (joining.leaving() !== undefined) return;
        const at = due();
        if (at === undefined || at > clock.now()) return;
      }
      throw new Error('something is due and will not go away');
    },
  };
}

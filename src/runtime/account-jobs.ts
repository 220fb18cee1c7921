// The jobs of all accounts in one database: answering a lane, sending an outbox, working on missions. A job runs at
// most once per account at a time, and the jobs wake one another.

import { type ActorDeps, answerAll, type Tries } from '../conversation/actor.ts';
import { nextTimeIn } from '../conversation/agenda/next-time.ts';
import { deliver, type Unsettled } from '../conversation/delivery.ts';
import { ownZone } from '../conversation/own-zone.ts';
import { type MissionRunnerDeps, missionRunner } from '../conversation/study/mission-runner.ts';
import { MINUTE_MS } from '../domain/durations.ts';
import type { AccountId } from '../domain/ids.ts';
import type { InboxMessage } from '../domain/internal-message.ts';
import { accountFor, findAccount } from '../store/accounts.ts';
import type { Commit } from '../store/group-commit.ts';
import { lanesWaiting } from '../store/inbox.ts';
import { accountsStudying } from '../store/missions.ts';
import { recoverOutbox } from '../store/outbox.ts';
import { accountsScheduled } from '../store/schedule.ts';
import type { Sql } from '../store/sql.ts';
import { dueTimers } from './due-timers.ts';
import { type KeyedRunner, keyedRunner } from './keyed-runner.ts';
import { probation } from './probation.ts';
import type { ServiceRim } from './service-rim.ts';
import { settled } from './settled.ts';

export type AccountJobDeps = Omit<ActorDeps, 'tries' | 'answered'> &
  Omit<MissionRunnerDeps, 'posted' | 'after'> &
  Pick<ServiceRim, 'after' | 'defer' | 'timers'> & { readonly sql: Sql; readonly commit: Commit };

export interface AccountJobs {
  readonly lanes: Pick<KeyedRunner<AccountId>, 'wake'>;
  readonly sending: Pick<KeyedRunner<AccountId>, 'wake'>;
  /** Wakes the lane of the message's account, which is created if needed. `attempts`: earlier ones that died. */
  wakeFor(message: InboxMessage, attempts?: number): Promise<void>;
  /** After a restart: wakes every lane, send and mission that was waiting. */
  recover(): void;
  /** Re-checks everything scheduled, after the clock was moved. */
  wakeDue(): void;
  /** Resolves when every lane is drained and nothing is being sent; missions may still run. */
  answered(): Promise<void>;
  /** The same, with every mission finished. */
  quiet(): Promise<void>;
  /** Stops working on missions; their rows stay for the next process. */
  leaveMissions(): void;
  close(): void;
}

// A job whose store failed (disk full, say) is retried this much later; its rows wait on disk.
const STORE_RETRY_MS = 1000;

/** `wake…` returns at once; failures of a job are logged and tried again with patience, never thrown. */
export function accountJobs(deps: AccountJobDeps): AccountJobs {
  const { clock, log, sql, commit, mailbox, after, defer } = deps;
  const nextOf = (account: AccountId) => nextTimeIn(() => ownZone(deps.storeOf(account).read, deps.zone));
  const tries: Tries = new Map();
  const unsettled: Unsettled = new Map();
  let stopWatching: () => void = () => {};

  const due = dueTimers(clock, after, (account) => sending.wake(account));
  const suspects = probation<AccountId>(after, (account) => lanes.wake(account));
  const missions = missionRunner({ ...deps, posted: (account) => lanes.wake(account) });
  const lanes = keyedRunner<AccountId>(answerLane, (account, error) => {
    log.error('lane stopped', { account, error: String(error) });
    after(STORE_RETRY_MS, () => lanes.wake(account));
  });
  const sending = keyedRunner<AccountId>(sendOutbox, (account, error) => {
    log.error('sending stopped', { account, error: String(error) });
    after(STORE_RETRY_MS, () => sending.wake(account));
  });

  async function answerLane(account: AccountId): Promise<void> {
    if (suspects.holds(account)) return;
    await answerAll({ ...deps, tries, answered }, account);
  }

  function answered(account: AccountId): void {
    sending.wake(account);
    missions.look(account);
  }

  async function sendOutbox(account: AccountId): Promise<void> {
    if ((await mailbox.raise(account, clock.now(), nextOf(account))) > 0) lanes.wake(account);
    await deliver({ ...deps, unsettled }, account);
    due.schedule(account, mailbox.nextDue(account));
  }

  async function wakeFor(message: InboxMessage, attempts = 0): Promise<void> {
    try {
      const known = findAccount(sql, message.channel, message.person);
      const account = known ?? (await commit(() => accountFor(sql, message, clock.now())));
      suspects.hold(account, attempts);
      lanes.wake(account);
    } catch (error) {
      log.error('wake failed', { error: String(error) });
      after(STORE_RETRY_MS, () => void wakeFor(message, attempts));
    }
  }

  return {
    lanes,
    sending,
    wakeFor,
    recover() {
      for (const account of sql.atomically(() => recoverOutbox(sql, clock.now()))) sending.wake(account);
      for (const { account, at } of accountsScheduled(sql)) due.schedule(account, at);
      stopWatching = deps.timers.every(MINUTE_MS, () => due.wakeOverdue());
      for (const { message, attempts } of lanesWaiting(sql)) void wakeFor(message, attempts);
      for (const account of accountsStudying(sql)) missions.look(account);
    },
    wakeDue: () => due.wakeAll(),
    answered: () => settled(defer, [lanes, sending]),
    quiet: () => settled(defer, [lanes, sending, { idle: missions.idle, running: missions.working }]),
    leaveMissions: () => missions.leave(),
    close() {
      stopWatching();
      due.close();
    },
  };
}

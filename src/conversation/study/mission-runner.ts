// Runs missions beside their accounts' lanes. The rows are the source of truth: a running mission that no process works on is
// (re)started, an ended one is dropped. Results go through the account's inbox, and its turn sends the reply.

import { contextFor } from '../../context/context-for.ts';
import type { AccountId, Instant } from '../../domain/ids.ts';
import type { StoredMission } from '../../domain/mission-record.ts';
import type { Missions } from '../../missions/missions.ts';
import type { Running } from '../../missions/orchestrator.ts';
import type { Channel, Store } from '../../ports.ts';
import { localDate } from '../local-time.ts';
import { ownZone } from '../own-zone.ts';
import type { StudyCall } from './decide-study.ts';
import { keepTyping } from './keep-typing.ts';
import { missionEnd } from './mission-end.ts';
import { type PostingDeps, type PostNews, postMissionNews } from './post-mission-news.ts';

/** After this long the person is told that the answer is being worked on. */
const SLOW_MS = 5_000;
/** A mission restarted this long after its first start calls no model: the person has waited enough. */
const HURRY_MS = 60_000;

export type MissionRunnerDeps = PostingDeps & {
  readonly zone: string;
  readonly missions: Missions;
  readonly channels: ReadonlyMap<string, Channel>;
  readonly storeOf: (account: AccountId) => Store;
};

export interface MissionRunner {
  /** Compares the account's rows with what is running: after each of its turns, and at process start. Returns at once. */
  look(account: AccountId): void;
  /** How many are in progress; a mission whose result is in the inbox is not counted. */
  working(): number;
  /** Resolves when none is in progress. */
  idle(): Promise<void>;
  /** Stops everything without touching the rows, so that another process can continue. */
  leave(): void;
}

/** A mission this process has started; it stays here until its row is gone. */
type Begun = {
  readonly account: AccountId;
  readonly running: Running;
  /** Cancels the waiting notices. */
  readonly stopNotices: () => void;
  /** True until the result is in the inbox. */
  working: boolean;
};

/**
 * Never throws; `idle` resolves when nothing works any more. After `leave` results are dropped and computed again
 * by the next process.
 */
export function missionRunner(deps: MissionRunnerDeps): MissionRunner {
  const begun = new Map<string, Begun>();
  let waiters: (() => void)[] = [];
  let left = false;
  const post = postMissionNews(deps, () => left);

  const working = (): number => [...begun.values()].filter((one) => one.working).length;

  function rest(one: Begun): void {
    one.working = false;
    if (working() > 0) return;
    const ready = waiters;
    waiters = [];
    for (const resolve of ready) resolve();
  }

  function begin(account: AccountId, row: StoredMission): void {
    const running = started(deps, account, row);
    const stopNotices = tellToWait(deps, account, row, post);
    const one: Begun = { account, running, stopNotices, working: true };
    begun.set(row.id, one);
    void running.outcome
      .then((outcome) => {
        stopNotices();
        return post(account, row, { kind: 'ended', end: missionEnd(outcome) });
      })
      .finally(() => rest(one));
  }

  return {
    look(account) {
      if (left) return;
      const rows = deps.storeOf(account).read.missionsRunning();
      const open = new Set(rows.map(({ id }) => id));
      for (const [id, one] of begun) {
        if (one.account !== account || open.has(id)) continue;
        if (one.working) one.running.cancel();
        else begun.delete(id);
      }
      for (const row of rows) if (!begun.has(row.id)) begin(account, row);
    },
    working,
    idle: () => (working() === 0 ? Promise.resolve() : new Promise((resolve) => waiters.push(resolve))),
    leave() {
      left = true;
      for (const { running, stopNotices } of begun.values()) {
        stopNotices();
        running.cancel();
      }
    },
  };
}

/** Starts or restarts the mission of a row. */
function started(
  { clock, missions, storeOf, zone }: MissionRunnerDeps,
  account: AccountId,
  row: StoredMission,
): Running {
  const { read } = storeOf(account);
  const { id, question, conversation, startedAt, call } = row;
  const { found = [], explained = false, part } = call === null ? {} : (JSON.parse(call) as StudyCall['args']);
  const now = clock.now();
  const chat = read.conversation(conversation);
  return missions.start({
    id,
    question,
    found,
    explained,
    part,
    conversation,
    ...(chat === undefined ? {} : { context: contextFor(read, chat, question.text, now) }),
    ledger: read.ledger,
    today: localDate(now, ownZone(read, zone)),
    pace: isLate(startedAt, now) ? 'hurried' : 'whole',
  });
}

/** Shows the typing indicator, and after SLOW_MS says once that it takes longer. @returns a function that stops both */
function tellToWait(deps: MissionRunnerDeps, account: AccountId, row: StoredMission, post: PostNews): () => void {
  const stopSlow = deps.after(SLOW_MS, () => void post(account, row, { kind: 'slow' }));
  const stopTyping = keepTyping(deps, deps.storeOf(account).read, row.conversation);
  return () => {
    stopSlow();
    stopTyping();
  };
}

const isLate = (startedAt: Instant, now: Instant): boolean => now - startedAt > HURRY_MS;

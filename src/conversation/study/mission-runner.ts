// Runs missions beside their accounts' lanes. The rows are the source of truth: a running mission nobody works on is
// (re)started, an ended one is dropped. Results go through the account's inbox, and its turn sends the reply.

import { contextFor } from '../../context/context-for.ts';
import type { AccountId, Instant } from '../../domain/ids.ts';
import type { MissionNews } from '../../domain/mission-news.ts';
import type { StoredMission } from '../../domain/mission-record.ts';
import type { Missions } from '../../missions/missions.ts';
import type { Running } from '../../missions/orchestrator.ts';
import type { After, Channel, Clock, Log, Mailbox, Store } from '../../ports.ts';
import { localDate } from '../local-time.ts';
import type { StudyCall } from './decide-study.ts';
import { keepTyping } from './keep-typing.ts';
import { endOf } from './mission-end.ts';

/** A person who waits this long is told that somebody is at work. */
const SLOW_MS = 5_000;
/** Begun again this long after its first beginning, a mission asks no model any more: the person has waited. */
const HURRY_MS = 60_000;
const STORE_RETRY_MS = 1_000;

export type MissionRunnerDeps = {
  readonly clock: Clock;
  readonly after: After;
  readonly log: Log;
  readonly zone: string;
  readonly missions: Missions;
  readonly mailbox: Pick<Mailbox, 'post'>;
  readonly channels: ReadonlyMap<string, Channel>;
  readonly storeOf: (account: AccountId) => Store;
  /** The account has news in its inbox. Must return at once. */
  readonly posted: (account: AccountId) => void;
};

export interface MissionRunner {
  /** Looks at the account's rows: after each of its turns, and when the process begins. Returns at once. */
  look(account: AccountId): void;
  /** How many are worked on; one whose end is in the inbox is not. */
  working(): number;
  /** Resolves when none is. */
  idle(): Promise<void>;
  /** Drops everything; the rows stay, for whoever is next. */
  leave(): void;
}

type Work = { readonly account: AccountId; readonly running: Running; readonly stop: () => void; working: boolean };

export function missionRunner(deps: MissionRunnerDeps): MissionRunner {
  const { clock, after, log, missions, mailbox, storeOf, zone } = deps;
  const works = new Map<string, Work>();
  let waiters: (() => void)[] = [];
  let left = false;

  const working = (): number => [...works.values()].filter((work) => work.working).length;

  function rest(work: Work): void {
    work.working = false;
    if (working() > 0) return;
    const ready = waiters;
    waiters = [];
    for (const resolve of ready) resolve();
  }

  /** Durable when it resolves; tries until the store takes it. */
  async function post(account: AccountId, { id, conversation }: StoredMission, news: MissionNews): Promise<void> {
    const body = { kind: 'mission', mission: id, news } as const;
    for (;;) {
      if (left) return;
      try {
        await mailbox.post(account, conversation, `mission ${id} ${news.kind}`, body, clock.now());
        deps.posted(account);
        return;
      } catch (error) {
        log.error('news of a mission not stored', { mission: id, error: String(error) });
        await new Promise<void>((resolve) => void after(STORE_RETRY_MS, resolve));
      }
    }
  }

  function begin(account: AccountId, row: StoredMission): void {
    const { read } = storeOf(account);
    const { id, question, conversation, startedAt, call } = row;
    const { found = [] } = call === null ? {} : (JSON.parse(call) as StudyCall['args']);
    const now = clock.now();
    const chat = read.conversation(conversation);
    const running = missions.start({
      id,
      question,
      found,
      conversation,
      ...(chat === undefined ? {} : { context: contextFor(read, chat, question.text, now) }),
      ledger: read.ledger,
      today: localDate(now, zone),
      pace: isLate(startedAt, now) ? 'hurried' : 'whole',
    });
    const quiet = after(SLOW_MS, () => void post(account, row, { kind: 'slow' }));
    const still = keepTyping(deps, read, conversation);
    const stop = (): void => {
      quiet();
      still();
    };
    const work: Work = { account, running, stop, working: true };
    works.set(id, work);
    void running.outcome
      .then((outcome) => {
        stop();
        return post(account, row, { kind: 'ended', end: endOf(outcome) });
      })
      .finally(() => rest(work));
  }

  return {
    look(account) {
      if (left) return;
      const rows = storeOf(account).read.missionsRunning();
      const open = new Set(rows.map(({ id }) => id));
      for (const [id, work] of works) {
        if (work.account !== account || open.has(id)) continue;
        if (work.working) work.running.cancel();
        else works.delete(id);
      }
      for (const row of rows) if (!works.has(row.id)) begin(account, row);
    },
    working,
    idle: () => (working() === 0 ? Promise.resolve() : new Promise((resolve) => waiters.push(resolve))),
    leave() {
      left = true;
      for (const { running, stop } of works.values()) {
        stop();
        running.cancel();
      }
    },
  };
}

const isLate = (startedAt: Instant, now: Instant): boolean => now - startedAt > HURRY_MS;

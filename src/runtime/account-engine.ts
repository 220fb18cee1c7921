// One account's inbox, lane, outbox and open pages, over its Durable Object's database. It does not manage alarms and
// imports no cloudflare:*; the object calls `drain` from its alarm, and from nowhere else.

import type { WebHub } from '../channels/web/hub.ts';
import { answerAll, type Tries } from '../conversation/actor.ts';
import { nextTimeIn } from '../conversation/agenda/next-time.ts';
import { deliver, type Unsettled } from '../conversation/delivery.ts';
import type { Prepare } from '../conversation/prepare.ts';
import { missionRunner } from '../conversation/study/mission-runner.ts';
import type { AgentDirectory } from '../domain/agent-directory.ts';
import type { ChatEvent } from '../domain/event.ts';
import type { AccountId, ConversationId, InboxId, Instant, OutboxId } from '../domain/ids.ts';
import type { ChannelName, Inbound, Receipt } from '../domain/message.ts';
import type { Accepted, After, Channel, Clock, Http, Ids, Llm, Log, Mailbox, Market, Prompts } from '../ports.ts';
import { clear, pack, unpack } from '../store/account-cargo.ts';
import { accountStore } from '../store/account-store.ts';
import { accountFor, accountOfSender, hasAccounts, type Sender, webConversation } from '../store/accounts.ts';
import { type AdminBooks, adminBooks } from '../store/admin-books.ts';
import { storeArrivals } from '../store/arrivals.ts';
import type { Commit } from '../store/group-commit.ts';
import { type HomeReport, reportOf } from '../store/home-reports.ts';
import { arrivalsWaiting, lanesWaiting, messageWaiting, nextWaiting } from '../store/inbox.ts';
import { liveCodes } from '../store/link-codes.ts';
import { guessing } from '../store/links.ts';
import { mailboxOver } from '../store/mailbox.ts';
import { mergeSearch, searchSegments } from '../store/merge-search.ts';
import { accountsStudying } from '../store/missions.ts';
import { accountsSending, recoverOutbox, releaseHeld } from '../store/outbox.ts';
import { sweep, sweepDue } from '../store/retention.ts';
import { accountsScheduled } from '../store/schedule.ts';
import { type RawDriver, sqlOver } from '../store/sql.ts';
import { received } from '../telemetry/turn-log.ts';
import { type TurnMetrics, turnMetrics } from '../telemetry/turn-metrics.ts';
import type { Movable } from './account-move.ts';
import type { AccountName } from './account-name.ts';
import { bell } from './bell.ts';
import { type CodeBoard, codeSaid } from './code-board.ts';
import { composeAgents } from './compose-agents.ts';
import { composeMind } from './compose-mind.ts';
import { keyedRunner } from './keyed-runner.ts';
import type { LlmConfig } from './llm-config.ts';
import { turnTracer } from './turn-tracer.ts';
import type { HomeLook } from './worker-shelves.ts';

export type EngineRim = {
  readonly driver: RawDriver;
  readonly commit: Commit;
  readonly clock: Clock;
  readonly ticks: () => number;
  readonly ids: Ids;
  readonly log: Log;
  readonly zone: string;
  readonly channels: ReadonlyMap<ChannelName, Channel>;
  readonly hub: WebHub;
  readonly after: After;
  readonly prepare: Prepare;
  readonly market: Market;
  readonly prompts: Prompts;
  readonly llm: Llm;
  readonly fetch: Http;
  readonly models: LlmConfig;
  /** How long a turn waits for a model's plan or answer. */
  readonly planMs?: number;
  readonly directory: AgentDirectory;
  readonly codes: CodeBoard;
};

export interface AccountEngine extends Movable {
  /** Stores in one synchronous transaction, so that setting the caller's alarm joins the same write. */
  store(messages: readonly Inbound[], receipts: readonly Receipt[]): Accepted;
  /**
   * Where the account of these ids is: `own` in this object, `none` nowhere, `other` when it belongs to somebody else.
   */
  whose(sender: Sender, id: string): 'own' | 'none' | 'other';
  /** For the admin: counts, lists, one conversation, and retries. */
  report(): HomeReport;
  /** Turns since `metrics.clear`. */
  readonly metrics: Pick<TurnMetrics, 'samples' | 'clear'>;
  look(limit: number): HomeLook;
  events(conversation: ConversationId, limit: number): ReturnType<AdminBooks['events']>;
  ended(since: Instant): ReturnType<AdminBooks['ended']>;
  again(what: 'message' | 'send', id: number): boolean;
  /**
   * Answers and sends until nothing is due and no mission runs. Must not run twice at once. Rejects when the store
   * fails; everything then stays on disk.
   */
  drain(): Promise<void>;
  /** When the next message, send or expiry is due; in the past when one is already waiting. */
  nextDue(): Instant | undefined;
  /** Marks sends left `sending` by a crash as ambiguous. */
  recover(): void;
  history(chat: string, limit: number): readonly ChatEvent[];
  /** A page was opened: releases what was held for it. */
  arrived(chat: string): void;
}

/** Bounds one drain: endless rounds would hold the alarm; the object tries again later. */
const MOST_ROUNDS = 1000;
/** Segments of the search index worth merging, and merge steps per round. */
const MOST_SEGMENTS = 12;
const MOST_STEPS = 16;
const DAY_MS = 86_400_000;
/** In the form the admin shows. */
const COST_DAYS = 14;

export function accountEngine(rim: EngineRim): AccountEngine {
  const { clock, commit } = rim;
  const sql = sqlOver(rim.driver);
  const mailbox = mailboxOver(sql, commit);
  const next = nextTimeIn(rim.zone);
  const { llm, plans, missions, hear, embedsWith } = composeMind(rim.llm, rim, sql, commit);
  const { prepare } = composeAgents(plans, { ...rim, llm, chatModels: rim.models.modelsFor('chat') });
  const books = adminBooks(sql);
  const metrics = turnMetrics();
  const tracer = turnTracer({ hub: rim.hub, log: rim.log }, metrics);
  const tries: Tries = new Map();
  const unsettled: Unsettled = new Map();
  const published = new Set<string>();
  let leaving: AccountName | undefined;
  // Accounts linked by a code share this database, and the alarm drains all of them.
  const linking = { hash: rim.codes.hash, moved: () => {} };
  const storeOf = (account: AccountId) => accountStore(sql, commit, account, { linking });
  const stir = bell();
  const studying = missionRunner({ ...rim, mailbox, missions, storeOf, posted: stir.ring });

  /** When a row is next due: a message, a send, a retention sweep. */
  function rowsDue(): Instant | undefined {
    if (lanesWaiting(sql).length > 0) return clock.now();
    const dues = [
      ...accountsSending(sql).flatMap((account) => mailbox.nextDue(account) ?? []),
      ...accountsScheduled(sql).map(({ at }) => at),
    ];
    return dues.length === 0 ? sweepDue(sql) : Math.min(...dues);
  }

  /** Stops the lane at a message whose code belongs to another object. */
  const lease: Mailbox['lease'] = async (account, now) => {
    const id = nextWaiting(sql, account);
    const message = id === undefined ? undefined : messageWaiting(sql, id);
    const code = message === undefined ? undefined : codeSaid(message);
    if (code !== undefined && !guessing(sql, account, now)) leaving = await rim.codes.whereIs(rim.codes.hash(code));
    return leaving === undefined ? mailbox.lease(account, now) : undefined;
  };

  /** Registers codes made here before anybody sees them. */
  async function publish(): Promise<void> {
    const fresh = liveCodes(sql, clock.now()).filter(({ hash }) => !published.has(hash));
    if (fresh.length > 0) await rim.codes.publish(fresh);
    for (const { hash } of fresh) published.add(hash);
  }

  /** One pass over what is waiting. Replies leave while the next message is being answered. */
  async function round(): Promise<void> {
    for (const { account } of accountsScheduled(sql)) await mailbox.raise(account, clock.now(), next);
    const failures: unknown[] = [];
    const sending = keyedRunner<AccountId>(
      (account) => deliver({ ...rim, mailbox, unsettled }, account),
      (_, error) => failures.push(error),
    );
    const answered = (account: AccountId): void => {
      sending.wake(account);
      studying.look(account);
    };
    try {
      for (const { message } of lanesWaiting(sql)) {
        const account = sql.atomically(() => accountFor(sql, message, clock.now()));
        await answerAll(
          { ...rim, hear, embedsWith, prepare, mailbox: { ...mailbox, lease }, tries, tracer, storeOf, answered },
          account,
        );
      }
      await publish();
      for (const account of accountsSending(sql)) sending.wake(account);
    } finally {
      await sending.idle();
    }
    if (failures.length > 0) throw failures[0];
    sql.atomically(() => sweep(sql, clock.now()));
    mergeScattered();
  }

  /**
   * There is no daily job in an object, so its small index is merged here once it has many segments, a few steps per
   * round.
   */
  function mergeScattered(): void {
    if (searchSegments(sql) < MOST_SEGMENTS) return;
    for (let step = 0; step < MOST_STEPS; step += 1) if (sql.atomically(() => mergeSearch(sql)) === 'whole') return;
  }

  /** Repeats passes until nothing is due. */
  async function settle(): Promise<void> {
    for (let rounds = 0; rounds < MOST_ROUNDS; rounds += 1) {
      await round();
      if (leaving !== undefined) return;
      const due = rowsDue();
      if (due === undefined || due > clock.now()) return;
    }
    throw new Error('something is due and will not go away');
  }

  return {
    store(messages, receipts) {
      const { fresh, ...accepted } = storeArrivals(sql, messages, receipts, clock.now());
      for (const arrived of fresh) received(rim.log, arrived);
      stir.ring();
      return accepted;
    },
    whose(sender, id) {
      const here = accountOfSender(sql, { channel: sender.channel, person: id });
      if (here === undefined) return 'none';
      return accountOfSender(sql, sender) === here ? 'own' : 'other';
    },
    async drain() {
      for (const account of accountsStudying(sql)) studying.look(account);
      for (;;) {
        const rung = stir.next();
        await settle();
        if (studying.working() === 0) return;
        if (leaving !== undefined) {
          await studying.idle();
          return;
        }
        // The object stays awake for its missions anyway, so it also answers messages and sends what falls due.
        const due = rowsDue();
        const cancel = due === undefined ? () => {} : rim.after(Math.max(0, due - clock.now()), stir.ring);
        await Promise.race([rung, studying.idle()]);
        cancel();
      }
    },
    nextDue: () => (accountsStudying(sql).length > 0 && studying.working() === 0 ? clock.now() : rowsDue()),
    leaving: () => leaving,
    stay() {
      leaving = undefined;
    },
    pack: () => pack(sql),
    unpack: (cargo) => sql.atomically(() => unpack(sql, cargo)),
    waiting: () => arrivalsWaiting(sql),
    metrics,
    report: () => reportOf(sql, books, new Date(clock.now() - COST_DAYS * DAY_MS).toISOString().slice(0, 10)),
    look: (limit) => ({
      chats: books.chats(limit),
      inbox: books.inbox(limit),
      outbox: books.outbox(limit),
      missions: books.missions(limit),
    }),
    events: (conversation, limit) => books.events(conversation, limit),
    ended: (since) => books.ended(since),
    again: (what, id) =>
      sql.atomically(
        () =>
          (what === 'message'
            ? books.requeueMessage(id as InboxId)
            : books.requeueSend(id as OutboxId, clock.now())) !== undefined,
      ),
    clear() {
      sql.atomically(() => clear(sql));
      leaving = undefined;
    },
    recover: () => void sql.atomically(() => recoverOutbox(sql, clock.now())),
    empty: () => !hasAccounts(sql) && lanesWaiting(sql).length === 0,
    history(chat, limit) {
      const at = webConversation(sql, chat);
      return at === undefined ? [] : storeOf(at.account).read.history(at.id, limit);
    },
    arrived(chat) {
      const at = webConversation(sql, chat);
      if (at === undefined) return;
      sql.atomically(() => releaseHeld(sql, at.id, clock.now()));
    },
  };
}

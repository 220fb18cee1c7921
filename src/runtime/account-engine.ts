// One account's inbox, lane, outbox and open pages, over its Durable Object's database. It does not manage alarms and
// imports no cloudflare:*; the object calls `drain` from its alarm, and from nowhere else.

import type { WebHub } from '../channels/web/hub.ts';
import type { Prepare } from '../conversation/preparing.ts';
import { missionRunner } from '../conversation/study/mission-runner.ts';
import type { AgentDirectory } from '../domain/agent-directory.ts';
import type { ChatEvent } from '../domain/event.ts';
import type { AccountId, Instant } from '../domain/ids.ts';
import type { ChannelName, Inbound, Receipt } from '../domain/message.ts';
import type { MovedPerson, Moving } from '../domain/moved.ts';
import type { Accepted, After, Channel, Clock, Http, Ids, Llm, Log, Market, Prompts } from '../ports.ts';
import { accountStore } from '../store/account-store.ts';
import { clear, exportRows, importRows } from '../store/account-transfer.ts';
import { accountOfSender, findAccount, hasAccounts, type Sender } from '../store/accounts.ts';
import { storeArrivals } from '../store/arrivals.ts';
import { webConversation } from '../store/conversations.ts';
import type { Commit } from '../store/group-commit.ts';
import { arrivalsWaiting, lanesWaiting } from '../store/inbox.ts';
import { mailboxOver } from '../store/mailbox.ts';
import { accountsStudying } from '../store/missions.ts';
import { mayHaveMoved, moveGroup } from '../store/moved-chat.ts';
import { allBlank, movePerson } from '../store/moved-person.ts';
import { accountsSending, recoverOutbox, releaseHeld } from '../store/outbox.ts';
import { type RawDriver, sqlOver } from '../store/sql.ts';
import { received } from '../telemetry/turn-log.ts';
import { type TurnMetrics, turnMetrics } from '../telemetry/turn-metrics.ts';
import { type AccountLists, accountLists } from './account-lists.ts';
import type { Movable } from './account-move.ts';
import { accountRounds } from './account-rounds.ts';
import { broadcast } from './broadcast.ts';
import type { CodeBoard } from './code-board.ts';
import { composeAgents } from './compose-agents.ts';
import { composeModels } from './compose-models.ts';
import { joiningLane } from './joining-lane.ts';
import type { LlmConfig } from './llm-config.ts';
import { turnTracer } from './turn-tracer.ts';

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

export interface AccountEngine extends Movable, AccountLists {
  /** Whether a message is from a group new to its sender that may be one of theirs with another id. */
  mayHaveMoved(message: Inbound): boolean;
  moveGroup(channel: ChannelName, from: string, to: string): void;
  /** Whether an account of this object is known by that id. */
  holds(channel: ChannelName, id: string): boolean;
  /** Whether no account here holds anything its person would miss, and nothing is waiting. */
  blank(): boolean;
  movePerson(moved: MovedPerson): Moving;
  /** Stores in one synchronous transaction, so that setting the caller's alarm joins the same write. */
  store(messages: readonly Inbound[], receipts: readonly Receipt[]): Accepted;
  /**
   * Where the account of these ids is: `own` in this object, `none` nowhere, `other` when it belongs to somebody else.
   */
  whose(sender: Sender, id: string): 'own' | 'none' | 'other';
  /** Turns since `metrics.clear`. */
  readonly metrics: Pick<TurnMetrics, 'samples' | 'clear'>;
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

/** Opens nothing by itself; every method may be called any number of times after the object woke. */
export function accountEngine(rim: EngineRim): AccountEngine {
  const { clock, commit } = rim;
  const sql = sqlOver(rim.driver);
  const mailbox = mailboxOver(sql, commit);
  const { llm, plans, ...models } = composeModels(rim.llm, rim, sql, commit);
  const { prepare } = composeAgents(plans, { ...rim, llm, chatModels: rim.models.modelsFor('chat') });
  const metrics = turnMetrics();
  const tracer = turnTracer({ hub: rim.hub, log: rim.log }, metrics);
  // Accounts linked by a code share this database, and the alarm drains all of them.
  const linking = { hash: rim.codes.hash, moved: () => {} };
  const storeOf = (account: AccountId) => accountStore(sql, commit, account, { linking });
  const joining = joiningLane(sql, mailbox, rim.codes, clock);
  const news = broadcast();
  const missions = missionRunner({ ...rim, ...models, mailbox, storeOf, posted: news.notify });
  const { due, settle } = accountRounds({
    ...rim,
    ...models,
    sql,
    mailbox,
    joining,
    prepare,
    tracer,
    storeOf,
    answered: missions.look,
  });

  async function drain(): Promise<void> {
    for (const account of accountsStudying(sql)) missions.look(account);
    for (;;) {
      const notified = news.next();
      await settle();
      if (missions.working() === 0) return;
      if (joining.leaving() !== undefined) return missions.idle();
      // The object stays awake for its missions anyway, so it also answers messages and sends what falls due.
      const at = due();
      const cancel = at === undefined ? () => {} : rim.after(Math.max(0, at - clock.now()), news.notify);
      await Promise.race([notified, missions.idle()]);
      cancel();
    }
  }

  return {
    ...accountLists(sql, clock),
    store(messages, receipts) {
      const { fresh, ...accepted } = storeArrivals(sql, messages, receipts, clock.now());
      for (const arrived of fresh) received(rim.log, arrived);
      news.notify();
      return accepted;
    },
    mayHaveMoved: (message) => mayHaveMoved(sql, message),
    moveGroup: (channel, from, to) => void sql.atomically(() => moveGroup(sql, channel, from, to)),
    holds: (channel, id) => findAccount(sql, channel, id) !== undefined,
    blank: () => allBlank(sql) && accountsSending(sql).length === 0 && lanesWaiting(sql).length === 0,
    movePerson: (moved) => sql.atomically(() => movePerson(sql, moved, clock.now())),
    whose(sender, id) {
      const here = accountOfSender(sql, { channel: sender.channel, person: id });
      if (here === undefined) return 'none';
      return accountOfSender(sql, sender) === here ? 'own' : 'other';
    },
    drain,
    nextDue: () => (accountsStudying(sql).length > 0 && missions.working() === 0 ? clock.now() : due()),
    leaving: joining.leaving,
    stay: joining.stay,
    exportRows: () => exportRows(sql),
    importRows: (rows) => sql.atomically(() => importRows(sql, rows)),
    waiting: () => arrivalsWaiting(sql),
    metrics,
    clear() {
      sql.atomically(() => clear(sql));
      joining.stay();
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

// The whole product on one SQLite file, in one process: store, lanes, delivery and HTTP. Used by `npm start`, the
// terminal chat, replay, the tests and the benchmarks, which differ only in the rim they pass.

import { inProcessHub } from '../channels/web/in-process-hub.ts';
import { answerAll, type Tries } from '../conversation/actor.ts';
import { nextTimeIn } from '../conversation/agenda/next-time.ts';
import { deliver, type Unsettled } from '../conversation/delivery.ts';
import { missionRunner } from '../conversation/study/mission-runner.ts';
import type { ChatEvent } from '../domain/event.ts';
import type { AccountId } from '../domain/ids.ts';
import type { InboxMessage } from '../domain/internal-message.ts';
import type { ChannelName, Inbound } from '../domain/message.ts';
import type { Ingress, Store } from '../ports.ts';
import { accountStore } from '../store/account-store.ts';
import { accountFor, findAccount, webConversation } from '../store/accounts.ts';
import { adminBooks } from '../store/admin-books.ts';
import { directoryOf, textOfStamp } from '../store/agent-directory.ts';
import { gauges } from '../store/gauges.ts';
import { groupCommit } from '../store/group-commit.ts';
import { lanesWaiting } from '../store/inbox.ts';
import { ingressOver } from '../store/ingress.ts';
import { mailboxOver } from '../store/mailbox.ts';
import { accountsStudying } from '../store/missions.ts';
import { recoverOutbox, releaseHeld } from '../store/outbox.ts';
import { probeWrite } from '../store/probe.ts';
import { accountsScheduled } from '../store/schedule.ts';
import { sqlOver } from '../store/sql.ts';
import { received } from '../telemetry/turn-log.ts';
import { turnMetrics } from '../telemetry/turn-metrics.ts';
import { webhookAnswers } from '../telemetry/webhook-answers.ts';
import { onlyAllowed } from './allow-list.ts';
import { composeAdmin } from './compose-admin.ts';
import { composeAgents, copySamples } from './compose-agents.ts';
import { composeChannels } from './compose-channels.ts';
import { composeHttp, type HttpSurface } from './compose-http.ts';
import { composeLlm } from './compose-llm.ts';
import { composeMind } from './compose-mind.ts';
import type { Config } from './config.ts';
import { dueTimers } from './due-timers.ts';
import { housekeeping } from './housekeeping.ts';
import { keyedRunner } from './keyed-runner.ts';
import { linkingWith } from './linking.ts';
import { probation } from './probation.ts';
import { replayBody } from './replay-body.ts';
import type { ServiceRim } from './service-rim.ts';
import { settled } from './settled.ts';
import { turnTracer } from './turn-tracer.ts';

export type Service = HttpSurface & {
  readonly ingress: Ingress;
  readonly storeOf: (account: AccountId) => Store;
  readonly accountOf: (channel: ChannelName, person: string) => AccountId | undefined;
  /** Recovers after a restart: wakes every lane and every send that was waiting. */
  recover(): void;
  /** Answers and sends what has fallen due, after the clock was moved. */
  wakeDue(): void;
  /** Resolves when every lane is drained and nothing is being sent; missions may still run. */
  answered(): Promise<void>;
  /** The same, with every mission finished (within its absolute limit). */
  quiet(): Promise<void>;
  /** Stops working on missions; the next process restarts them. */
  leaveMissions(): void;
  close(): void;
};

// A lane whose store failed (disk full, say) is retried this much later; its messages wait on disk.
const STORE_RETRY_MS = 1000;
const MINUTE_MS = 60_000;

export function openService(config: Config, rim: ServiceRim): Service {
  const { clock, log } = rim;
  const sql = sqlOver(rim.driver);
  const commit = groupCommit(sql, rim.defer);
  const mailbox = mailboxOver(sql, commit, rim.erased);
  const hub = inProcessHub();
  const channels =
    rim.channels ?? composeChannels(config, { ...rim, hub, botUsername: rim.botUsername ?? (() => undefined) });
  const metrics = turnMetrics();
  const tracer = turnTracer({ hub, log, tracer: rim.tracer }, metrics);

  const mindRim = { ...rim, models: config.llm, zone: config.zone };
  const { llm, plans, missions, hear, embedsWith } = composeMind(
    rim.llm ?? composeLlm(config.llm, rim),
    mindRim,
    sql,
    commit,
  );
  const { prepare, copies } = composeAgents(plans, {
    clock,
    log,
    prompts: rim.prompts,
    llm,
    chatModels: rim.chatModels ?? config.llm.modelsFor('chat'),
    zone: config.zone,
    directory: { current: async () => directoryOf(sql), text: async (stamp) => textOfStamp(sql, stamp) },
  });
  const linking = linkingWith(rim, () => [lanes, sending]);
  const stores = (account: AccountId): Store => accountStore(sql, commit, account, { erased: rim.erased, linking });
  const next = nextTimeIn(config.zone);
  const due = dueTimers(clock, rim.after, (account) => sending.wake(account));
  const tries: Tries = new Map();
  const unsettled: Unsettled = new Map();
  const lanes = keyedRunner<AccountId>(
    async (account) => {
      if (suspects.holds(account)) return;
      await answerAll(
        {
          ...rim,
          hear,
          embedsWith,
          prepare,
          mailbox,
          tries,
          channels,
          tracer,
          zone: config.zone,
          storeOf: stores,
          answered(answered) {
            sending.wake(answered);
            studying.look(answered);
          },
        },
        account,
      );
    },
    (account, error) => {
      log.error('lane stopped', { account, error: String(error) });
      rim.after(STORE_RETRY_MS, () => lanes.wake(account));
    },
  );
  const studying = missionRunner({
    ...rim,
    mailbox,
    missions,
    channels,
    zone: config.zone,
    storeOf: stores,
    posted: (account) => lanes.wake(account),
  });
  const suspects = probation<AccountId>(rim.after, (account) => lanes.wake(account));
  const sending = keyedRunner<AccountId>(
    async (account) => {
      if ((await mailbox.raise(account, clock.now(), next)) > 0) lanes.wake(account);
      await deliver({ clock, log, mailbox, channels, unsettled }, account);
      due.schedule(account, mailbox.nextDue(account));
    },
    (account, error) => {
      log.error('sending stopped', { account, error: String(error) });
      rim.after(STORE_RETRY_MS, () => sending.wake(account));
    },
  );

  async function wake(message: InboxMessage, attempts = 0): Promise<void> {
    try {
      const known = findAccount(sql, message.channel, message.person);
      const account = known ?? (await commit(() => accountFor(sql, message, clock.now())));
      suspects.hold(account, attempts);
      lanes.wake(account);
    } catch (error) {
      log.error('wake failed', { error: String(error) });
      rim.after(STORE_RETRY_MS, () => void wake(message, attempts));
    }
  }
  const ingress = onlyAllowed(
    ingressOver(sql, commit, clock, (arrived) => {
      received(log, arrived);
      void wake(arrived.message);
    }),
    config.allowedPeople,
    log,
  );

  const books = adminBooks(sql);
  const admin = composeAdmin(config, {
    ...rim,
    sql,
    commit,
    copies,
    replay: {
      async message(_, id) {
        const message = await commit(() => books.requeueMessage(id));
        if (message !== undefined) await wake(JSON.parse(message) as Inbound);
        return message !== undefined;
      },
      async send(_, id) {
        const account = await commit(() => books.requeueSend(id, clock.now()));
        if (account !== undefined) sending.wake(account as AccountId);
        return account !== undefined;
      },
      body: (id) => replayBody({ books, commit, channels, ingress, clock }, id),
    },
  });

  const answers = webhookAnswers();
  const { app, doors } = composeHttp(config, {
    ...rim,
    admin,
    channels,
    ingress,
    hub,
    zone: config.zone,
    history: async (chat, limit) => webHistory(chat, limit),
    arrived: (chat) => void arrived(chat),
    ready: async () => {
      await commit(() => probeWrite(sql, clock.now()));
      return true;
    },
    gauges: async () => [...gauges(sql), ...metrics.samples(), ...copySamples(copies), ...answers.samples()],
    answered: answers.count,
  });

  function webHistory(chat: string, limit: number): readonly ChatEvent[] {
    const at = webConversation(sql, chat);
    return at === undefined ? [] : stores(at.account).read.history(at.id, limit);
  }

  const chores = housekeeping(sql, commit, rim);
  let stopWatching: () => void = () => {};

  async function arrived(chat: string): Promise<void> {
    const at = webConversation(sql, chat);
    if (at === undefined) return;
    try {
      await commit(() => releaseHeld(sql, at.id, clock.now()));
      sending.wake(at.account);
    } catch (error) {
      log.error('held replies not released', { error: String(error) });
    }
  }

  return {
    app,
    doors,
    ingress,
    storeOf: stores,
    accountOf: (channel, person) => findAccount(sql, channel, person),
    recover() {
      chores.start();
      for (const account of sql.atomically(() => recoverOutbox(sql, clock.now()))) sending.wake(account);
      for (const { account, at } of accountsScheduled(sql)) due.schedule(account, at);
      stopWatching = rim.timers.every(MINUTE_MS, () => due.wakeOverdue());
      for (const { message, attempts } of lanesWaiting(sql)) void wake(message, attempts);
      for (const account of accountsStudying(sql)) studying.look(account);
    },
    wakeDue: () => due.wakeAll(),
    answered: () => settled(rim.defer, [lanes, sending]),
    quiet: () => settled(rim.defer, [lanes, sending, { idle: studying.idle, running: studying.working }]),
    leaveMissions: () => studying.leave(),
    close() {
      chores.stop();
      stopWatching();
      due.close();
    },
  };
}

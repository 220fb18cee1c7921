// The whole product on one SQLite file, in one process: store, lanes, delivery and HTTP. Used by `npm start`, the
// terminal chat, replay, the tests and the benchmarks, which differ only in the rim they pass.

import { inProcessHub } from '../channels/web/in-process-hub.ts';
import type { Arrived } from '../domain/arrived.ts';
import type { AccountId } from '../domain/ids.ts';
import type { ChannelName } from '../domain/message.ts';
import type { Ingress, Store } from '../ports.ts';
import { accountStore } from '../store/account-store.ts';
import { findAccount } from '../store/accounts.ts';
import { adminQueries } from '../store/admin-queries.ts';
import { directoryOf, textOfStamp } from '../store/agent-directory.ts';
import { gauges } from '../store/gauges.ts';
import { groupCommit } from '../store/group-commit.ts';
import { ingressOver } from '../store/ingress.ts';
import { mailboxOver } from '../store/mailbox.ts';
import { probeWrite } from '../store/probe.ts';
import { sqlOver } from '../store/sql.ts';
import { received } from '../telemetry/turn-log.ts';
import { turnMetrics } from '../telemetry/turn-metrics.ts';
import { webhookAnswers } from '../telemetry/webhook-answers.ts';
import { type AccountJobs, accountJobs } from './account-jobs.ts';
import { adminReplay } from './admin-replay.ts';
import { onlyAllowed } from './allow-list.ts';
import { composeAdmin } from './compose-admin.ts';
import { composeAgents, copySamples } from './compose-agents.ts';
import { composeChannels } from './compose-channels.ts';
import { composeHttp, type HttpSurface } from './compose-http.ts';
import { composeLlm } from './compose-llm.ts';
import { composeModels } from './compose-models.ts';
import type { Config } from './config.ts';
import { housekeeping } from './housekeeping.ts';
import { linkingWith } from './linking.ts';
import type { ServiceRim } from './service-rim.ts';
import { turnTracer } from './turn-tracer.ts';
import { webChats } from './web-chats.ts';

export type Service = HttpSurface &
  Pick<AccountJobs, 'recover' | 'wakeDue' | 'answered' | 'quiet' | 'leaveMissions' | 'close'> & {
    readonly ingress: Ingress;
    readonly storeOf: (account: AccountId) => Store;
    readonly accountOf: (channel: ChannelName, person: string) => AccountId | undefined;
  };

/** Answers nothing by itself until `recover` has taken up what an earlier process left; `close` ends timers and jobs, not the database. */
export function openService(config: Config, rim: ServiceRim): Service {
  const { clock, log } = rim;
  const { zone } = config;
  const sql = sqlOver(rim.driver);
  const commit = groupCommit(sql, rim.defer);
  const hub = inProcessHub();
  const channels =
    rim.channels ?? composeChannels(config, { ...rim, hub, botUsername: rim.botUsername ?? (() => undefined) });
  const metrics = turnMetrics();
  const { plans, llm, ...models } = composeModels(
    rim.llm ?? composeLlm(config.llm, rim),
    { ...rim, models: config.llm, zone },
    sql,
    commit,
  );
  const { prepare, copies } = composeAgents(plans, {
    ...rim,
    llm,
    zone,
    chatModels: rim.chatModels ?? config.llm.modelsFor('chat'),
    directory: { current: async () => directoryOf(sql), text: async (stamp) => textOfStamp(sql, stamp) },
  });

  const linking = linkingWith(rim, () => [jobs.lanes, jobs.sending]);
  const storeOf = (account: AccountId): Store => accountStore(sql, commit, account, { erased: rim.erased, linking });
  const jobs = accountJobs({
    ...rim,
    ...models,
    sql,
    commit,
    zone,
    channels,
    prepare,
    storeOf,
    mailbox: mailboxOver(sql, commit, rim.erased),
    tracer: turnTracer({ hub, log, tracer: rim.tracer }, metrics),
  });

  const wake = (arrived: Arrived): void => {
    received(log, arrived);
    void jobs.wakeFor(arrived.message);
  };
  const stored = ingressOver(sql, commit, clock, wake, jobs.sending.wake);
  const ingress = onlyAllowed(stored, config.allowedPeople, log);
  const admin = composeAdmin(config, {
    ...rim,
    sql,
    commit,
    copies,
    replay: adminReplay({ queries: adminQueries(sql), commit, channels, ingress, clock, jobs }),
  });
  const chats = webChats({ sql, commit, clock, log, storeOf, send: jobs.sending.wake });
  const answers = webhookAnswers();
  const { app, handlers } = composeHttp(config, {
    ...rim,
    admin,
    channels,
    ingress,
    hub,
    zone,
    history: async (chat, limit) => chats.history(chat, limit),
    arrived: (chat) => void chats.arrived(chat),
    ready: async () => {
      await commit(() => probeWrite(sql, clock.now()));
      return true;
    },
    gauges: async () => [...gauges(sql), ...metrics.samples(), ...copySamples(copies), ...answers.samples()],
    answered: answers.count,
  });
  const chores = housekeeping(sql, commit, rim);
  return {
    ...jobs,
    app,
    handlers,
    ingress,
    storeOf,
    accountOf: (channel, person) => findAccount(sql, channel, person),
    recover() {
      chores.start();
      jobs.recover();
    },
    close() {
      chores.stop();
      jobs.close();
    },
  };
}

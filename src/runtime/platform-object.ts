// The Durable Object for what all accounts share: quarantined bodies, admin, agents, prices. Never on the path of a
// message.

import { DurableObject } from 'cloudflare:workers';
import type { Hono } from 'hono';
import { botIdentity } from '../channels/telegram/registration.ts';
import { inProcessHub } from '../channels/web/in-process-hub.ts';
import type { Directory, Stamp } from '../domain/agent.ts';
import type { InboxId, Instant, OutboxId } from '../domain/ids.ts';
import type { ChannelName } from '../domain/message.ts';
import type { MovedGroup, Moving } from '../domain/moved.ts';
import type { Gauge } from '../http/health.ts';
import { adminQueries } from '../store/admin-queries.ts';
import { directoryOf, textOfStamp } from '../store/agent-directory.ts';
import { type KeptAnswer, keepClientAnswer, keptClientAnswer } from '../store/client-answers.ts';
import { eraseBodies } from '../store/erase-bodies.ts';
import { gauges, spending } from '../store/gauges.ts';
import { allReports, type HomeReport, keepReport } from '../store/home-reports.ts';
import { storeQuarantined } from '../store/inbox.ts';
import { homeOfCode, type LinkCode, noteCode } from '../store/link-codes.ts';
import { probeWrite } from '../store/probe.ts';
import { sweep, sweepDue } from '../store/retention.ts';
import { type RawDriver, type Sql, sqlOver } from '../store/sql.ts';
import type { Sample } from '../telemetry/histogram.ts';
import { summedSamples } from '../telemetry/summed-samples.ts';
import { type AccountName, named } from './account-name.ts';
import { cloudflarePeer, composeAdmin } from './compose-admin.ts';
import { composeChannels } from './compose-channels.ts';
import { migrateDurable } from './durable-migrations.ts';
import { durableCommit, durableSqlite } from './durable-sqlite.ts';
import { replayBody } from './replay-body.ts';
import type { Answered, Asked } from './worker-admin.ts';
import { workerAdminLists } from './worker-admin-lists.ts';
import { workerAssets } from './worker-assets.ts';
import { workerConfig } from './worker-config.ts';
import { workerIngress } from './worker-ingress.ts';
import { workerPrompts } from './worker-prompts.ts';
import { workerLog, workerRim } from './worker-rim.ts';

export class PlatformObject extends DurableObject<Cloudflare.Env> {
  readonly #sql: Sql;
  readonly #admin: Hono | undefined;
  /** Turn metrics of all accounts since this object woke. */
  readonly #turns = summedSamples();

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#sql = sqlOver(durableSqlite(ctx.storage));
    this.#admin = this.#compose(durableSqlite(ctx.storage));
    void ctx.blockConcurrencyWhile(() => migrateDurable(ctx.storage));
  }

  async quarantine(channel: ChannelName, raw: Uint8Array, reason: string): Promise<void> {
    this.#sql.atomically(() => storeQuarantined(this.#sql, channel, raw, reason, workerRim.clock.now()));
    await this.#arm();
    await this.ctx.storage.sync();
  }

  /** After "apagar meus dados": whatever carries one of the person's ids. */
  eraseBodies(names: readonly AccountName[]): void {
    for (const name of names) {
      const { channel, person } = named(name);
      this.#sql.atomically(() => eraseBodies(this.#sql, channel, person));
    }
  }

  #compose(driver: RawDriver): Hono | undefined {
    const { clock } = workerRim;
    const config = workerConfig(this.env);
    const commit = durableCommit(driver, this.ctx.storage);
    const queries = adminQueries(this.#sql);
    const channels = composeChannels(config, { ...workerRim, hub: inProcessHub() });
    const ingress = workerIngress(this.env);
    const replay = {
      message: async (home: string, id: InboxId) =>
        home !== '' && this.env.ACCOUNTS.getByName(home).retry('message', id),
      send: async (home: string, id: OutboxId) => home !== '' && this.env.ACCOUNTS.getByName(home).retry('send', id),
      body: (id: number) => replayBody({ queries, commit, channels, ingress, clock }, id),
    };
    const rim = {
      ...workerRim,
      sql: this.#sql,
      commit,
      log: workerLog(config),
      assets: workerAssets(this.env),
      prompts: workerPrompts,
      replay,
      lists: workerAdminLists(this.env, this.#sql, queries),
    };
    return composeAdmin(config, rim, cloudflarePeer);
  }

  /** Deletes expired data. A failure is retried by the platform, and with the next quarantined body. */
  override async alarm(): Promise<void> {
    this.#sql.atomically(() => sweep(this.#sql, workerRim.clock.now()));
    await this.#arm();
  }

  async #arm(): Promise<void> {
    const due = sweepDue(this.#sql);
    if (due !== undefined) await this.ctx.storage.setAlarm(due);
  }

  /** The @name of our Telegram bot, requested once per bot; undefined without Telegram or without an answer. */
  async botUsername(): Promise<string | undefined> {
    const { telegram } = workerConfig(this.env);
    if (telegram === undefined) return undefined;
    const key = `bot-name:${telegram.token.split(':')[0]}`;
    const known = this.ctx.storage.kv.get<string>(key);
    if (known !== undefined) return known;
    const identity = await botIdentity({ ...telegram, fetch: workerRim.fetch });
    if (!identity.ok) return undefined;
    this.ctx.storage.kv.put(key, identity.value.username);
    return identity.value.username;
  }

  /** A group has another id; the objects of its members ask when they first write there. */
  async groupMoved({ channel, from, to }: MovedGroup): Promise<Moving> {
    this.ctx.storage.kv.put(`group:${channel}:${to}`, from);
    await this.ctx.storage.sync();
    return 'moved';
  }

  formerChat(channel: ChannelName, chat: string): string | undefined {
    return this.ctx.storage.kv.get<string>(`group:${channel}:${chat}`);
  }

  /** One request to the admin's pages. */
  async admin({ method, url, headers, body }: Asked): Promise<Answered> {
    const request = new Request(url, {
      method,
      headers: headers.map(([name, value]) => [name, value] as [string, string]),
      ...(body === undefined ? {} : { body }),
    });
    const response = await this.#admin?.fetch(request);
    if (response === undefined) return { status: 404, headers: [], body: '' };
    return { status: response.status, headers: [...response.headers], body: await response.text() };
  }

  /** The current agents, and the current version of each text. */
  directory(): Directory {
    return directoryOf(this.#sql);
  }

  instructions(stamp: Stamp): string {
    return textOfStamp(this.#sql, stamp);
  }

  /** Registers codes made in that object. */
  async publishCodes(home: AccountName, codes: readonly LinkCode[]): Promise<void> {
    const now = workerRim.clock.now();
    this.#sql.atomically(() => {
      for (const code of codes) noteCode(this.#sql, { ...code, home }, now);
    });
    await this.ctx.storage.sync();
  }

  /** The object of a code, while it is valid. */
  whoseCode(hash: string): AccountName | undefined {
    return homeOfCode(this.#sql, hash, workerRim.clock.now()) as AccountName | undefined;
  }

  /** A cached external answer, as JSON of a KeptAnswer: RPC types cannot express `unknown`. */
  async clientAnswer(key: string): Promise<string | undefined> {
    const kept = keptClientAnswer(this.#sql, key);
    return kept === undefined ? undefined : JSON.stringify(kept);
  }

  async keepClientAnswer(key: string, kept: string, until: Instant): Promise<void> {
    this.#sql.atomically(() => keepClientAnswer(this.#sql, key, JSON.parse(kept) as KeptAnswer, until));
    await this.#arm();
  }

  /** Checks that a write succeeds right now; throws otherwise. */
  async ready(): Promise<boolean> {
    this.#sql.atomically(() => probeWrite(this.#sql, workerRim.clock.now()));
    await this.ctx.storage.sync();
    return true;
  }

  /** Stores an account object's report, as JSON of a HomeReport; undefined when it no longer holds an account. */
  async report(home: AccountName, report: string | undefined, turns: readonly Sample[]): Promise<void> {
    this.#turns.add(turns);
    const told = report === undefined ? undefined : (JSON.parse(report) as HomeReport);
    this.#sql.atomically(() => keepReport(this.#sql, home, told, workerRim.clock.now()));
  }

  /** Sums over the latest reports and this object's own rows. */
  gauges(): Gauge[] {
    const own = gauges(this.#sql).filter(({ name }) => name === 'quarantined_bodies');
    const { counts, spent } = allReports(this.#sql);
    const boxes = counts.filter(({ box }) => box !== 'quarantine');
    return [
      ...own,
      ...this.#turns.samples(),
      ...spending(spent),
      ...boxes.map(({ box, status, n }) => ({ name: box, labels: status === '' ? {} : { status }, value: n })),
    ];
  }
}

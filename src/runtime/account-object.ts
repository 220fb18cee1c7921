// A person's Durable Object: database, lane and open pages. Messages are stored by RPC, but answered and sent only from
// `alarm`, which never overlaps itself: storage calls close the input gate, fetch opens it, so any other entry point
// could start a second turn while the first waits for the network.

import { DurableObject } from 'cloudflare:workers';
import type { ChatEvent } from '../domain/event.ts';
import type { ConversationId, Instant } from '../domain/ids.ts';
import type { ChannelName, Inbound, Receipt } from '../domain/message.ts';
import type { MovedPerson, Moving } from '../domain/moved.ts';
import { eventStream } from '../http/web/event-stream.ts';
import type { Accepted } from '../ports.ts';
import type { AccountRows } from '../store/account-transfer.ts';
import type { Sender } from '../store/accounts.ts';
import type { AccountEngine, EngineRim } from './account-engine.ts';
import { type AccountHome, accountHome } from './account-home.ts';
import { moveOn, type Taking } from './account-move.ts';
import { type AccountName, accountName } from './account-name.ts';
import { drainBackoff } from './drain-backoff.ts';
import { migrateDurable } from './durable-migrations.ts';
import { type AccountModules, accountModules } from './worker-account-modules.ts';
import { PLATFORM_NAME } from './worker-ingress.ts';
import { workerRim } from './worker-rim.ts';

/** A pointer leads home in one step, at most two; more would be a cycle. */
const MOST_HOPS = 4;
const REPORT_MS = 60_000;

/** Without the key of the send. */
const unnumbered = ({ outbox: _, ...receipt }: Receipt): Receipt => receipt;

export class AccountObject extends DurableObject<Cloudflare.Env> {
  /** Both are there before any call comes in. */
  #rim!: EngineRim;
  #engine!: AccountEngine;
  readonly #home: AccountHome;
  /** Aborted when the account moves: pages reconnect and are routed to the new home. */
  #moved = new AbortController();
  #reportedAt = Number.NEGATIVE_INFINITY;
  /** Consecutive failed drains. */
  #failures = 0;
  /** A drain died halfway: its sends are ambiguous, as after a restart. */
  #interrupted = false;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#home = accountHome(ctx.storage.kv);
    void ctx.blockConcurrencyWhile(async () => {
      const { accountEngine, workerAccountRim } = await this.modules();
      this.#rim = { ...workerAccountRim(env, ctx.storage, this.#home), ...this.overrides() };
      this.#engine = accountEngine(this.#rim);
      await migrateDurable(ctx.storage);
      this.#engine.recover();
      await this.#arm();
    });
  }

  /** Replaced in tests, as `overrides` is. */
  protected modules(): Promise<AccountModules> {
    return accountModules();
  }

  /** Replaced in tests; called when the object wakes. */
  protected overrides(): Partial<EngineRim> {
    return {};
  }

  /**
   * Durable when it resolves. `name` is what the caller knows this object by.
   * @throws when anything was not stored: the caller answers 503 and the platform delivers again.
   */
  async accept(
    name: AccountName,
    messages: readonly Inbound[],
    receipts: readonly Receipt[],
    hops = 0,
  ): Promise<Accepted> {
    if (hops > MOST_HOPS) throw new Error('home is nowhere');
    await this.#findHome(name, messages);
    const home = this.#home.elsewhere();
    // Outbox ids differ in the new home: only the platform's own ids identify a message there.
    if (home !== undefined) return this.at(home).accept(home, messages, receipts.map(unnumbered), hops + 1);
    this.#home.called(name);
    await this.#followGroups(messages);
    const accepted = this.#engine.store(messages, receipts);
    await this.#arm();
    await this.ctx.storage.sync();
    return accepted;
  }

  /** Called by the object of another id of the same person. @returns where their account is, or will be. */
  async lead(caller: AccountName, id: string, sender: Sender): Promise<AccountName> {
    if (this.#home.elsewhere() !== undefined) return caller;
    const whose = this.#engine.whose(sender, id);
    // An object holds others too when an id of its person was given up and is a stranger's now.
    if (whose === 'none' && this.#engine.empty()) this.#home.moveTo(caller);
    if (whose !== 'own') return caller;
    this.#home.welcome(caller);
    return accountName(sender.channel, id);
  }

  /** The object that holds the account of this id. */
  async seatOf(channel: ChannelName, id: string): Promise<AccountName | undefined> {
    const home = this.#home.elsewhere();
    if (home !== undefined) return this.at(home).seatOf(channel, id);
    return this.#engine.holds(channel, id) ? this.#home.name() : undefined;
  }

  /**
   * Whether this object may become a pointer to the home of somebody whose new id it is; asked of all new ids before
   * `yieldTo` is called. A number may still lead to whoever had it before.
   */
  async yields(home: AccountName, as: 'person' | 'alias'): Promise<boolean> {
    if (this.#home.name() === home || this.#home.elsewhere() === home) return true;
    if (this.#home.elsewhere() !== undefined) return as === 'alias';
    return this.#engine.empty() || this.#engine.blank();
  }

  /** @throws when something arrived meanwhile: the platform tells us again. */
  async yieldTo(home: AccountName): Promise<void> {
    if (this.#home.name() === home || this.#home.elsewhere() === home) return;
    if (this.#home.elsewhere() === undefined) {
      if (!this.#engine.blank()) throw new Error('the object of the new id is in use');
      this.#engine.clear();
    }
    this.#home.moveTo(home);
    await this.ctx.storage.sync();
  }

  /** The account here is known by other ids from now on. */
  async renumber(moved: MovedPerson): Promise<Moving> {
    const moving = this.#engine.movePerson(moved);
    for (const id of [moved.to.person, ...moved.to.aliases]) {
      const guest = accountName(moved.channel, id);
      if (guest !== this.#home.name()) this.#home.welcome(guest);
    }
    await this.#arm();
    await this.ctx.storage.sync();
    return moving;
  }

  /** Takes over everything of another object whose account was linked here. Idempotent. */
  async take(guest: AccountName, rows: string): Promise<Taking> {
    if (this.#home.name() === guest) return 'own';
    const home = this.#home.elsewhere();
    if (home !== undefined) return this.at(home).take(guest, rows);
    if (this.#home.bound() !== undefined) return 'busy';
    this.#engine.importRows(JSON.parse(rows) as AccountRows);
    this.#home.welcome(guest);
    await this.#arm();
    await this.ctx.storage.sync();
    return 'taken';
  }

  /** The account of that object was erased; an object that only pointed to it becomes empty. */
  async forget(home: AccountName): Promise<void> {
    if (this.#home.elsewhere() === home) this.#home.forget();
  }

  /** The events of a web chat, oldest first, as JSON: RPC types cannot express `unknown`. */
  async history(chat: string, limit: number): Promise<string> {
    const home = this.#home.elsewhere();
    if (home !== undefined) return this.at(home).history(chat, limit);
    const events: readonly ChatEvent[] = this.#engine.history(chat, limit);
    return JSON.stringify(events);
  }

  /** `GET ?conversation=`: the page's event stream. Everything else uses RPC. */
  override async fetch(request: Request): Promise<Response> {
    const home = this.#home.elsewhere();
    if (home !== undefined) return this.at(home).fetch(request);
    const chat = new URL(request.url).searchParams.get('conversation') ?? '';
    const arrived = (): void => {
      this.#engine.arrived(chat);
      void this.#arm();
    };
    return eventStream(
      { hub: this.#rim.hub, timers: workerRim.timers, arrived },
      chat,
      AbortSignal.any([request.signal, this.#moved.signal]),
    );
  }

  override async alarm(): Promise<void> {
    try {
      if (this.#interrupted) this.#engine.recover();
      this.#interrupted = true;
      if (this.#home.elsewhere() === undefined && this.#home.bound() === undefined) await this.#engine.drain();
      this.#interrupted = false;
      await this.#follow();
      await this.#report();
      await this.#leaveNothing();
      this.#failures = 0;
    } catch (error) {
      // On a throw the platform would retry six times and then never again, so retries are scheduled here.
      this.#failures += 1;
      this.#rim.log.error('drain failed', { failures: this.#failures, error: String(error) });
    } finally {
      await this.#arm();
    }
  }

  /** Sets the single alarm for everything that is due. Call whenever rows may have become due. */
  async #arm(): Promise<void> {
    const due = this.#engine.nextDue();
    if (due === undefined) return;
    const wait = Math.max(0, due - this.#rim.clock.now(), drainBackoff(this.#failures));
    await this.ctx.storage.setAlarm(workerRim.clock.now() + wait);
  }

  /** Asks the objects of a person's other ids, once each, before anything is stored under a new name. */
  async #findHome(name: AccountName, messages: readonly Inbound[]): Promise<void> {
    for (const { channel, person, aliases = [] } of messages) {
      for (const alias of aliases) {
        if (this.#home.asked(alias) || this.#home.elsewhere() !== undefined) continue;
        const sender = { channel, person, aliases };
        const home = await this.at(accountName(channel, alias)).lead(name, alias, sender);
        // The account may have moved during the call.
        if (this.#home.elsewhere() !== undefined) return;
        // An id with an account of its own keeps it: accounts are merged only at the person's request.
        if (home !== name && this.#engine.whose(sender, person) === 'none') return this.#home.moveTo(home);
        this.#home.welcome(accountName(channel, alias));
        this.#home.settled(alias);
      }
    }
  }

  /**
   * A group that became a supergroup told only the platform object so; whoever writes in a group they are new to asks
   * there. A failure stores nothing, and the platform delivers again.
   */
  async #followGroups(messages: readonly Inbound[]): Promise<void> {
    for (const message of messages) {
      if (!this.#engine.mayHaveMoved(message)) continue;
      const { channel, chat } = message;
      const former = await this.env.PLATFORM.getByName(PLATFORM_NAME).formerChat(channel, chat);
      if (former !== undefined) this.#engine.moveGroup(channel, former, chat);
    }
  }

  /** Moves everything to the home of a code. Open pages reconnect there. */
  async #follow(): Promise<void> {
    if (!(await moveOn({ home: this.#home, held: this.#engine, at: (name) => this.at(name) }))) return;
    this.#moved.abort();
    this.#moved = new AbortController();
  }

  /** Reports counts for monitoring, at most a minute old. Nothing waits for it, and its failure is ignored. */
  async #report(): Promise<void> {
    const name = this.#home.name();
    const now = this.#rim.clock.now();
    if (name === undefined || now - this.#reportedAt < REPORT_MS) return;
    this.#reportedAt = now;
    const report = this.#engine.empty() ? undefined : JSON.stringify(this.#engine.report());
    const { metrics } = this.#engine;
    await this.env.PLATFORM.getByName(PLATFORM_NAME)
      .report(name, report, metrics.samples())
      .then(
        () => metrics.clear(),
        (error) => this.#rim.log.warn('not reported', { error: String(error) }),
      );
  }

  /** AccountRows as JSON. */
  async rows(limit: number): Promise<string> {
    return JSON.stringify(this.#engine.rows(limit));
  }

  /** MissionRecord[] as JSON: missions that ended since then. */
  async endedMissions(since: Instant): Promise<string> {
    return JSON.stringify(this.#engine.endedMissions(since));
  }

  /** EventRow[] as JSON, newest first. */
  async events(conversation: number, limit: number): Promise<string> {
    return JSON.stringify(this.#engine.events(conversation as ConversationId, limit));
  }

  /** Retries what had failed. @returns false when there is nothing to retry. */
  async retry(what: 'message' | 'send', id: number): Promise<boolean> {
    const done = this.#engine.retry(what, id);
    await this.#arm();
    return done;
  }

  /** After "apagar meus dados": deletes the pointers to this account, and its quarantined bodies on the platform. */
  async #leaveNothing(): Promise<void> {
    const name = this.#home.name();
    if (name === undefined || this.#home.elsewhere() !== undefined || !this.#engine.empty()) return;
    const guests = this.#home.guests();
    await this.env.PLATFORM.getByName(PLATFORM_NAME).eraseBodies([name, ...guests]);
    for (const guest of guests) await this.at(guest).forget(name);
    this.#home.forget();
  }

  protected at(name: AccountName): DurableObjectStub<AccountObject> {
    return this.env.ACCOUNTS.getByName(name);
  }
}

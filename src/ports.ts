// Every effect the system may have, on one page: features take them as arguments, edges implement them, runtime joins the two.

import type { AgentReads, AgentRepos } from './domain/agent-repos.ts';
import type { Candidate, WorkKind } from './domain/candidate.ts';
import type { JournalEntry } from './domain/change.ts';
import type { LocalDate } from './domain/dates.ts';
import type { Downloaded } from './domain/downloaded.ts';
import type { DueKind, Scheduled } from './domain/due.ts';
import type { ChatEvent, EventBody } from './domain/event.ts';
import type { HouseholdReads, HouseholdRepos } from './domain/household.ts';
import type { AccountId, ConversationId, InboxId, Instant, ItemId, LancamentoId, OutboxId } from './domain/ids.ts';
import type { ImportReads, ImportRepos } from './domain/import-repos.ts';
import type { InboxMessage, InternalBody } from './domain/internal-message.ts';
import type { Item, ItemCompletion, ItemMark, ItemTerms, NewItem } from './domain/item.ts';
import type { ItemFilter, Matches, SearchTerm } from './domain/item-filter.ts';
import type {
  Group,
  GroupBy,
  Lancamento,
  LancamentoFields,
  LancamentoVersion,
  LedgerFilter,
  LedgerOrder,
  MonthTotal,
  Total,
} from './domain/ledger.ts';
import type { LinkRepos } from './domain/linking.ts';
import type { LlmAnswer, LlmRequest } from './domain/llm.ts';
import type { Lookup } from './domain/lookup.ts';
import type { Fundamentals, IndicatorName, Inflation, NewsItem, Quote, SourcedFigure } from './domain/market.ts';
import type { ChannelName, Inbound, Receipt, Reply, SendResult } from './domain/message.ts';
import type { LinkMetadata } from './domain/metadata/link-metadata.ts';
import type { MovieMetadata } from './domain/metadata/movie-metadata.ts';
import type { TvShowMetadata } from './domain/metadata/tv-show-metadata.ts';
import type { VideoMetadata } from './domain/metadata/video-metadata.ts';
import type { MissionReads, MissionRepos } from './domain/mission-repos.ts';
import type { ModelReads, ModelRepos } from './domain/model-book.ts';
import type { Parsed } from './domain/parsed.ts';
import type { Quoted, ShownList, StoredDialogue } from './domain/remembered.ts';
import type { Told, ToldKind } from './domain/told.ts';
import type { Trace } from './domain/trace.ts';

/** Wall clock in epoch milliseconds; tests move it. */
export type Clock = { now(): Instant };

/** Opaque, unguessable tokens (at least 60 bits, URL-safe). */
export type Ids = { token(): string };

/** Outgoing HTTP. Never called while a transaction is open. */
export type Http = (url: string, init?: RequestInit) => Promise<Response>;

export interface Log {
  info(event: string, data?: Record<string, unknown>): void;
  warn(event: string, data?: Record<string, unknown>): void;
  error(event: string, data?: Record<string, unknown>): void;
}

/** Repeats while a connection is open (heartbeats). Nothing durable hangs on it: what is due is on disk. */
export interface Timers {
  /** Calls `work` every `ms` milliseconds until the returned function is called. */
  every(ms: number, work: () => void): () => void;
}

/** Calls `work` once, `ms` milliseconds from now; the returned function forgets it. Nothing durable hangs on it. */
export type After = (ms: number, work: () => void) => () => void;

/* ---------------------------------------------------------------- channels */

export type WebhookRequest = {
  readonly headers: { get(name: string): string | null };
  /** The bytes as received: signatures cover bytes, not JSON. */
  readonly raw: Uint8Array;
};

export type Address = {
  readonly channel: ChannelName;
  readonly chat: string;
  readonly person: string;
  readonly group: boolean;
};

/** One send, ready for one API call. `wire` is the channel's own JSON and opaque to everybody else. */
export type Outgoing = { readonly plain: string; readonly wire: unknown };

/** One platform = verify + parse + render + send + download. */
export interface Channel {
  readonly name: ChannelName;
  /** Whether the platform, holding our secret, sent these bytes. Constant time; no secret configured = false. */
  verify(request: WebhookRequest): boolean | Promise<boolean>;
  /** A verified body in our words. Total: whatever cannot be read is `rejected`, never thrown. */
  parse(body: unknown, now: Instant): Parsed;
  /** One reply as one or more sends, degraded to what the channel has (buttons, lists, numbered text, split on sentences). */
  render(reply: Reply, to: Address): readonly Outgoing[];
  /** Tries once. `key` is our outbox id, attached where the platform echoes it. Never throws. */
  send(outgoing: Outgoing, to: Address, key: string): Promise<SendResult>;
  /** A file somebody sent, by the id its message carries. At most `most` bytes; ends by a deadline of its own; never throws. */
  download(fileId: string, most: number): Promise<Downloaded>;
  /** Courtesies before the answer: typing, mark read, answerCallbackQuery. Best effort: never throws, never retried. */
  acknowledge(message: Inbound): Promise<void>;
  /** Says again that somebody is writing. `messageId`: the person's newest message. As little promised as above. */
  typing(to: Address, messageId?: string): Promise<void>;
}

/* -------------------------------------------------------- store and mailbox */

export type Conversation = {
  readonly id: ConversationId;
  readonly channel: ChannelName;
  readonly chat: string;
  readonly person: string;
  readonly group: boolean;
};

export type NewOutgoing = { readonly part: number; readonly outgoing: Outgoing; readonly dueAt: Instant };

/** Money of one account. Sums come from rollups where the question allows it. */
export interface LedgerReads extends ImportReads {
  lancamento(id: LancamentoId): Lancamento | undefined;
  /** Every state a record ever had, oldest first. */
  versions(id: LancamentoId): readonly LancamentoVersion[];
  list(filter: LedgerFilter, order: LedgerOrder, limit: number): readonly Lancamento[];
  removedSince(since: Instant, limit: number): readonly Lancamento[];
  total(filter: LedgerFilter): Total;
  /** Largest first. */
  grouped(filter: LedgerFilter, by: GroupBy): readonly Group[];
  /** The rollup of paid records, 'YYYY-MM' both inclusive. */
  monthTotals(from: string, to: string): readonly MonthTotal[];
  /** What sits in each conta; '' = not said where. */
  balances(): readonly { readonly conta: string; readonly cents: number }[];
  told<K extends ToldKind>(kind: K): readonly Told<K>[];
}

export interface LedgerRepos extends LedgerReads, ImportRepos {
  record(fields: LancamentoFields, turn: InboxId, at: Instant): LancamentoId;
  /** Adds a version: corrected, taken back (`voided`) or brought back. */
  revise(id: LancamentoId, to: LancamentoFields & { readonly voided: boolean }, turn: InboxId, at: Instant): void;
  /** null forgets it. */
  tell(kind: ToldKind, key: string, value: Told['value'] | null, at: Instant): void;
}

/** Queries of one account. No method takes an account: it was bound when the store was made. */
export interface Reads extends MissionReads, HouseholdReads {
  readonly ledger: LedgerReads;
  readonly agents: AgentReads;
  readonly models: ModelReads;
  conversation(id: ConversationId): Conversation | undefined;
  dialogue(conversation: ConversationId): StoredDialogue | undefined;
  shownList(conversation: ConversationId): ShownList | undefined;
  /** The newest `limit` events, oldest first. */
  history(conversation: ConversationId, limit: number): readonly ChatEvent[];
  /** The message a person quoted or edited, theirs or ours. */
  quoted(conversation: ConversationId, messageId: string): Quoted | undefined;
  items(filter: ItemFilter): readonly Item[];
  itemsById(ids: readonly ItemId[]): readonly Item[];
  searchItems(terms: readonly SearchTerm[], filter: ItemFilter): Matches;
  nearItems(words: readonly string[], filter: ItemFilter): Matches;
  itemByHash(hash: string): Item | undefined;
  toolResult(key: string, now: Instant): string | undefined;
  trashedSince(since: Instant, limit: number): readonly Item[];
  countItems(filter?: Omit<ItemFilter, 'limit'>): number;
  /** The platform's id of what a turn sent, where that was one message and it arrived. */
  sentAs(conversation: ConversationId, turn: InboxId): string | undefined;
  /** What will fall due, soonest first. */
  scheduled(kind: DueKind): readonly Scheduled[];
  /** The newest turn not undone, that very turn, or the newest undoing. */
  undoable(conversation: ConversationId, which?: InboxId | 'undoing'): JournalEntry | undefined;
}

/** Reads and writes inside the turn's one transaction. Synchronous by design. */
export interface Repos extends Reads {
  readonly ledger: LedgerRepos;
  readonly agents: AgentRepos;
  readonly models: ModelRepos;
  readonly missions: MissionRepos;
  readonly links: LinkRepos;
  readonly households: HouseholdRepos;
  saveDialogue(conversation: ConversationId, dialogue: StoredDialogue | null): void;
  saveShownList(conversation: ConversationId, list: ShownList): void;
  append(conversation: ConversationId, turn: InboxId, at: Instant, events: readonly EventBody[]): void;
  addItem(item: NewItem): ItemId;
  editItem(id: ItemId, to: { title: string; body: string; hash: string; at: Instant; terms?: ItemTerms }): void;
  completeItem(id: ItemId, to: ItemCompletion): void;
  markItem(id: ItemId, mark: ItemMark): void;
  /** Moves items to the trash (`at`) or out of it (null). */
  trashItems(ids: readonly ItemId[], at: Instant | null): void;
  keepToolResult(key: string, outcome: string, until: Instant): void;
  forgetToolResults(): void;
  journal(conversation: ConversationId, entry: JournalEntry): void;
  /** Wakes the account at that instant, in the inbox; replaces what waited under the same kind and key. */
  schedule(scheduled: Scheduled): void;
  unschedule(kind: DueKind, key: string): void;
  markUndone(turn: InboxId, at: Instant | null): void;
  enqueue(conversation: ConversationId, turn: InboxId, parts: readonly NewOutgoing[]): void;
  settleInbox(turn: InboxId, at: Instant): void;
  /** Erases every row of the account; the inbox row of this turn survives emptied, so that a redelivery stays a duplicate. */
  eraseAccount(turn: InboxId, at: Instant): void;
}

/** One account's data. */
export interface Store {
  readonly account: AccountId;
  readonly read: Reads;
  /** One transaction, durable when the promise resolves. Async work does not compile. A throw rolls back and rejects. */
  commit<T>(work: (tx: Repos) => T extends Promise<unknown> ? never : T): Promise<T>;
}

export type Accepted = { readonly stored: number; readonly repeated: number };

/** The way in: resolves only when every message is durable. Rejects when it is not (the edge answers 503). */
export interface Ingress {
  accept(messages: readonly Inbound[], receipts: readonly Receipt[]): Promise<Accepted>;
  /** Signed but unreadable: kept raw for a person to look at. */
  quarantine(channel: ChannelName, raw: Uint8Array, reason: string): Promise<void>;
}

export type Leased = {
  readonly id: InboxId;
  readonly conversation: Conversation;
  readonly message: InboxMessage;
  /** 1 on the first try. */
  readonly attempt: number;
};

export type OutboxStatus = 'queued' | 'sending' | 'sent' | 'unknown' | 'failed' | 'held';

export type Departure = {
  readonly id: OutboxId;
  /** The turn it answers: the same id in every line of a log, from the message to the send. */
  readonly turn: InboxId;
  readonly conversation: Conversation;
  readonly outgoing: Outgoing;
  readonly attempt: number;
};

/** When something that fell due comes back, after `now`; undefined when it does not. */
export type NextTime = (fallen: Scheduled, now: Instant) => Instant | undefined;

/** The lanes of one account: what waits to be answered and what waits to be sent. */
export interface Mailbox {
  /** The oldest unanswered message, claimed durably with one more attempt; undefined when the lane is empty. */
  lease(account: AccountId, now: Instant): Promise<Leased | undefined>;
  /** Gives up on a poison message: quarantined, with an apology queued, in one transaction. */
  giveUp(account: AccountId, leased: Leased, apology: readonly Outgoing[], now: Instant): Promise<void>;
  /** Moves what fell due into the inbox, in one write with leaving the schedule or moving on in it. @returns how many. */
  raise(account: AccountId, now: Instant, next: NextTime): Promise<number>;
  /** A message of the account to itself; the caller wakes the lane. @returns false for a known `key`, or nobody left to tell. */
  post(account: AccountId, at: ConversationId, key: string, body: InternalBody, now: Instant): Promise<boolean>;
  /** The next due send of the account, marked `sending` durably before it is returned. */
  depart(account: AccountId, now: Instant): Promise<Departure | undefined>;
  /** Records how a send ended. */
  settle(account: AccountId, departure: Departure, result: SendResult, now: Instant): Promise<void>;
  /** When something of this account is to be sent, or falls due by itself. */
  nextDue(account: AccountId): Instant | undefined;
}

/* ----------------------------------------------------------------- outside */

/** What the world says about works, videos and pages, for one turn: it ends by a deadline of its own and never rejects. */
export interface Catalogue {
  /** Works of that title, best first. */
  works(
    kind: WorkKind,
    query: { readonly title: string; readonly year?: number },
  ): Promise<Lookup<readonly Candidate[]>>;
  movie(tmdbId: number): Promise<Lookup<MovieMetadata>>;
  tvShow(tmdbId: number): Promise<Lookup<TvShowMetadata>>;
  /** What an address leads to, fetched with care. */
  address(url: string): Promise<Lookup<VideoMetadata | LinkMetadata>>;
}

/** Quotes, indicators, results of companies and news (newest first), each with source and time; ends by a deadline, never rejects. */
export interface Market {
  /** @param symbol of B3 ('PETR4') or a code of language/lexicon: 'USD', 'BTC', 'IBOV', 'AAPL'. */
  quote(symbol: string): Promise<Lookup<Quote>>;
  indicator(name: IndicatorName): Promise<Lookup<SourcedFigure>>;
  fundamentals(symbol: string): Promise<Lookup<Fundamentals>>;
  inflation(since: LocalDate): Promise<Lookup<Inflation>>;
  news(query: string, limit: number): Promise<Lookup<readonly NewsItem[]>>;
}

/** Language models, behind one door: chosen by purpose, with fallbacks, budgets and a deadline. Never rejects. */
export interface Llm {
  ask(request: LlmRequest): Promise<LlmAnswer>;
}

export interface Tracer {
  turn(trace: Trace, conversation: Conversation): void;
}

/** HMAC-SHA256. Synchronous on both runtimes (node:crypto), since WebCrypto costs 20 times more on Node. */
export type Hmac = (secret: string, bytes: Uint8Array) => Uint8Array;

/** An SVG of charts/ as a PNG in base64; undefined when the drawing failed. Never rejects. */
export type DrawPng = (svg: string) => Promise<string | undefined>;
/** Text files shipped with the program (pages, styles, prompts), by path from src/. */
export type Assets = (path: string) => string;

/** Texts of prompts/, by name: 'hard-reset/xml-tags'. Throws for one that is not there: a bug, shown by the tests. */
export type Prompts = (name: string) => string;

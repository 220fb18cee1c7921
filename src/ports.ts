// Every effect the system may have, on one page: features receive ports as arguments, edges implement them, runtime wires them.

import type { AgentReads, AgentRepos } from './domain/agent-repos.ts';
import type { Candidate, WorkKind } from './domain/candidate.ts';
import type { JournalEntry } from './domain/change.ts';
import type { LocalDate } from './domain/dates.ts';
import type { Downloaded } from './domain/downloaded.ts';
import type { DueKind, Scheduled } from './domain/due.ts';
import type { ChatEvent, EventBody } from './domain/event.ts';
import type { HouseholdReads, HouseholdRepos } from './domain/household.ts';
import type { AccountId, ConversationId, InboxId, Instant, ItemId, OutboxId } from './domain/ids.ts';
import type { InboxMessage, InternalBody } from './domain/internal-message.ts';
import type { Item, ItemCompletion, ItemMark, ItemTerms, NewItem } from './domain/item.ts';
import type { ItemFilter, Matches, SearchTerm } from './domain/item-filter.ts';
import type { LedgerReads, LedgerRepos } from './domain/ledger-repos.ts';
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
import type { Moved, Moving } from './domain/moved.ts';
import type { Parsed } from './domain/parsed.ts';
import type { Quoted, ShownList, StoredDialogue } from './domain/remembered.ts';
import type { Trace } from './domain/trace.ts';

/** Wall clock in epoch milliseconds; tests move it. */
export type Clock = {
  now(): Instant;
  /** Of a clock that is moved by hand, the moment it was last set to: what lies before was jumped over, and nobody waited for it. */
  movedTo?(): Instant | undefined;
};

/** Opaque, unguessable tokens (at least 60 bits, URL-safe). */
export type Ids = { token(): string };

/** Outgoing HTTP. Never called while a transaction is open. */
export type Http = (url: string, init?: RequestInit) => Promise<Response>;

export interface Log {
  info(event: string, data?: Record<string, unknown>): void;
  warn(event: string, data?: Record<string, unknown>): void;
  error(event: string, data?: Record<string, unknown>): void;
}

/** Repeats work while a connection is open (heartbeats). Nothing durable depends on it: what is due is on disk. */
export interface Timers {
  /** Calls `work` every `ms` milliseconds until the returned function is called. */
  every(ms: number, work: () => void): () => void;
}

/** Calls `work` once after `ms` milliseconds; the returned function cancels it. Nothing durable depends on it. */
export type After = (ms: number, work: () => void) => () => void;

/* ---------------------------------------------------------------- channels */

export type WebhookRequest = {
  readonly headers: { get(name: string): string | null };
  /** The bytes as received: signatures cover bytes, not JSON. */
  readonly raw: Uint8Array;
};

/** `topic`: of a chat divided into topics. */
export type Address = Omit<Conversation, 'id'> & { readonly topic?: string };

/** One API call in the channel's own JSON, opaque to everybody else. `simpler`: the same words without the media or the buttons. */
export type Outgoing = { readonly plain: string; readonly wire: unknown; readonly simpler?: unknown };

/** One platform = verify + parse + render + send + download. */
export interface Channel {
  readonly name: ChannelName;
  /** How long a receipt may still say whether a doubtful send arrived. Absent: the platform says nothing later. */
  readonly receiptWaitMs?: number;
  /** Whether these bytes were sent by the platform, which shares our secret. Constant time; false without a secret. */
  verify(request: WebhookRequest): boolean | Promise<boolean>;
  /** Translates a verified body. Total: whatever cannot be read is `rejected`; never throws. */
  parse(body: unknown, now: Instant): Parsed;
  /** One reply as one or more sends, degraded to what the channel supports (buttons, lists, numbered text, split text). */
  render(reply: Reply, to: Address): readonly Outgoing[];
  /** Tries once. `key` (domain/send-key) is attached where the platform echoes it. Never throws. */
  send(outgoing: Outgoing, to: Address, key: string): Promise<SendResult>;
  /** Downloads a received file by its id. At most `most` bytes; has its own deadline; never throws. */
  download(fileId: string, most: number): Promise<Downloaded>;
  /** Typing indicator, read mark, answerCallbackQuery. Best effort: never throws, never retried. */
  acknowledge(message: Inbound): Promise<void>;
  /** Renews the typing indicator. `messageId`: the person's newest message. Best effort, like `acknowledge`. */
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

/** Queries of one account. No method takes an account: the store is bound to one when it is created. */
export interface Reads extends MissionReads, HouseholdReads {
  readonly ledger: LedgerReads;
  readonly agents: AgentReads;
  readonly models: ModelReads;
  conversation(id: ConversationId): Conversation | undefined;
  dialogue(conversation: ConversationId): StoredDialogue | undefined;
  shownList(conversation: ConversationId): ShownList | undefined;
  /** The newest `limit` events, oldest first; with `upTo`, as they were when that turn ended. */
  history(conversation: ConversationId, limit: number, upTo?: InboxId): readonly ChatEvent[];
  /** The turn that came next in the conversation. */
  turnAfter(conversation: ConversationId, turn: InboxId): InboxId | undefined;
  /** A quoted or edited message, the person's or ours. */
  quoted(conversation: ConversationId, messageId: string): Quoted | undefined;
  items(filter: ItemFilter): readonly Item[];
  itemsById(ids: readonly ItemId[]): readonly Item[];
  searchItems(terms: readonly SearchTerm[], filter: ItemFilter): Matches;
  nearItems(words: readonly string[], filter: ItemFilter): Matches;
  itemByHash(hash: string): Item | undefined;
  toolResult(key: string, now: Instant): string | undefined;
  trashedSince(since: Instant, limit: number): readonly Item[];
  countItems(filter?: Omit<ItemFilter, 'limit'>): number;
  /** The platform's id of what a turn sent; undefined unless it was one message and was sent. */
  sentAs(conversation: ConversationId, turn: InboxId): string | undefined;
  /** Words of sends that may not have arrived, of which the person was not told before `since`, oldest first. */
  doubtfulSends(conversation: ConversationId, since: Instant): readonly string[];
  /** Timers of that kind, soonest first. */
  scheduled(kind: DueKind): readonly Scheduled[];
  /** The newest turn not yet undone, that turn, or the newest undo. */
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
  /** Without `reason` it stays as it was. */
  editItem(
    id: ItemId,
    to: { title: string; body: string; hash: string; at: Instant; reason?: string; terms?: ItemTerms },
  ): void;
  completeItem(id: ItemId, to: ItemCompletion): void;
  markItem(id: ItemId, mark: ItemMark): void;
  /** Moves items to the trash at an instant, or out of it with null. */
  trashItems(ids: readonly ItemId[], at: Instant | null): void;
  keepToolResult(key: string, outcome: string, until: Instant): void;
  forgetToolResults(): void;
  journal(conversation: ConversationId, entry: JournalEntry): void;
  /** Sets a timer, delivered to the inbox when due; replaces one of the same kind and key. */
  schedule(scheduled: Scheduled): void;
  unschedule(kind: DueKind, key: string): void;
  markUndone(turn: InboxId, at: Instant | null): void;
  enqueue(conversation: ConversationId, turn: InboxId, parts: readonly NewOutgoing[]): void;
  /** Marks sends that became doubtful before an instant as told to the person. @returns whether there were any. */
  tellDoubtful(conversation: ConversationId, before: Instant, at: Instant): boolean;
  settleInbox(turn: InboxId, at: Instant): void;
  /** Deletes every row of the account, except this turn's inbox row, emptied, so that a redelivery is still a duplicate. */
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

/** Accepts incoming messages: resolves when all are durable, rejects otherwise (the edge then answers 503). */
export interface Ingress {
  accept(messages: readonly Inbound[], receipts: readonly Receipt[]): Promise<Accepted>;
  /** What was kept under the old id is found under the new one. Idempotent; rejects when it was not stored. */
  move(moved: Moved): Promise<Moving>;
  /** Stores a signed but unreadable body as received, for the operator. */
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
  /** The turn that produced it: the same id in every log line, from the message to the send. */
  readonly turn: InboxId;
  readonly conversation: Conversation;
  readonly outgoing: Outgoing;
  readonly attempt: number;
};

/** The next time of a recurring timer, after `now`; undefined when it does not recur. */
export type NextTime = (fallen: Scheduled, now: Instant) => Instant | undefined;

/** The queues of each account: incoming messages to answer, outgoing parts to send. */
export interface Mailbox {
  /** The oldest unanswered message, claimed durably with one more attempt; undefined when the lane is empty. */
  lease(account: AccountId, now: Instant): Promise<Leased | undefined>;
  /** Quarantines a poison message and queues an apology, in one transaction. */
  giveUp(account: AccountId, leased: Leased, apology: readonly Outgoing[], now: Instant): Promise<void>;
  /** Moves due timers into the inbox, in one transaction with deleting or advancing them. @returns how many. */
  raise(account: AccountId, now: Instant, next: NextTime): Promise<number>;
  /** Posts an internal message; the caller wakes the lane. @returns false for a known `key` or an erased account. */
  post(account: AccountId, at: ConversationId, key: string, body: InternalBody, now: Instant): Promise<boolean>;
  /** Claims the next due send: durably marked `sending` before it is returned. */
  depart(account: AccountId, now: Instant): Promise<Departure | undefined>;
  /** Records the result of a send. */
  settle(account: AccountId, departure: Departure, result: SendResult, now: Instant): Promise<void>;
  /** When the account's next send or timer is due; undefined when there is none. */
  nextDue(account: AccountId): Instant | undefined;
}

/* ----------------------------------------------------------------- outside */

/** Metadata of works, videos and pages, opened for one turn: has its own deadline and never rejects. */
export interface Catalogue {
  /** Works of that title, best first. */
  works(
    kind: WorkKind,
    query: { readonly title: string; readonly year?: number },
  ): Promise<Lookup<readonly Candidate[]>>;
  movie(tmdbId: number): Promise<Lookup<MovieMetadata>>;
  tvShow(tmdbId: number): Promise<Lookup<TvShowMetadata>>;
  /** Metadata of an address, fetched through the guard against private addresses. */
  address(url: string): Promise<Lookup<VideoMetadata | LinkMetadata>>;
}

/** Quotes, indicators, company results and news (newest first), with source and time; has a deadline, never rejects. */
export interface Market {
  /** @param symbol of B3 ('PETR4') or a code of language/lexicon: 'USD', 'BTC', 'IBOV', 'AAPL'. */
  quote(symbol: string): Promise<Lookup<Quote>>;
  indicator(name: IndicatorName): Promise<Lookup<SourcedFigure>>;
  fundamentals(symbol: string): Promise<Lookup<Fundamentals>>;
  inflation(since: LocalDate): Promise<Lookup<Inflation>>;
  news(query: string, limit: number): Promise<Lookup<readonly NewsItem[]>>;
}

/** Language models by purpose, with fallbacks, budgets and a deadline. Never rejects. */
export interface Llm {
  ask(request: LlmRequest): Promise<LlmAnswer>;
}

export interface Tracer {
  turn(trace: Trace, conversation: Conversation): void;
}

/** HMAC-SHA256. Synchronous on both runtimes (node:crypto), since WebCrypto costs 20 times more on Node. */
export type Hmac = (secret: string, bytes: Uint8Array) => Uint8Array;

/** Renders an SVG of charts/ to a PNG in base64; undefined when rendering failed. Never rejects. */
export type DrawPng = (svg: string) => Promise<string | undefined>;
/** Pages, styles and scripts shipped with the program, by path from src/http/. Throws for an unknown one, which is a bug. */
export type Assets = (path: string) => string | Promise<string>;

/** Texts of prompts/, by name: 'hard-reset/xml-tags'. Throws for an unknown name, which is a bug. */
export type Prompts = (name: string) => string;

// Queries of the admin pages: conversations, inbox and outbox, missions, costs. They scan tables and are never used on
// the message path.

import type { ConversationId, InboxId, Instant, OutboxId } from '../domain/ids.ts';
import type { ChannelName } from '../domain/message.ts';
import type { MissionRecord } from '../domain/mission-record.ts';
import { endedMissions } from './missions.ts';
import type { Sql } from './sql.ts';
import { rawStatement } from './statement.ts';

export type ChatRow = {
  readonly id: ConversationId;
  readonly channel: ChannelName;
  readonly chat: string;
  readonly isGroup: number;
  readonly agent: string | null;
  readonly events: number;
  readonly lastAt: Instant | null;
};
export type EventRow = { readonly seq: number; readonly at: Instant; readonly kind: string; readonly body: string };
export type InboxRow = {
  readonly id: InboxId;
  readonly channel: ChannelName;
  readonly status: string;
  readonly attempts: number;
  readonly receivedAt: Instant;
};
export type OutboxRow = {
  readonly id: OutboxId;
  readonly status: string;
  readonly attempts: number;
  readonly dueAt: Instant;
  readonly reason: string | null;
};
export type BodyRow = {
  readonly id: number;
  readonly channel: ChannelName;
  readonly receivedAt: Instant;
  readonly reason: string;
  readonly bytes: number;
};
export type MissionRow = {
  readonly id: string;
  readonly startedAt: Instant;
  readonly endedAt: Instant | null;
  readonly record: string;
  readonly feedback: string | null;
};
export type CostRow = {
  readonly day: string;
  readonly model: string;
  readonly calls: number;
  readonly input: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  readonly output: number;
  readonly nanoDollars: number;
};
export type StatusCount = { readonly box: string; readonly status: string; readonly n: number };

type Limit = { limit: number };

const chats = rawStatement<Limit, ChatRow>(
  `select c.id, c.channel, c.chat, c.isGroup, a.aiAgentId as agent, c.lastSeq as events,
     (select max(e.at) from events e where e.conversation = c.id) as lastAt
   from conversations c left join conversationAgents a on a.conversation = c.id order by lastAt desc limit ?`,
  ['limit'],
);
const eventsOf = rawStatement<Limit & { conversation: ConversationId }, EventRow>(
  'select seq, at, kind, body from events where conversation = ? order by seq desc limit ?',
  ['conversation', 'limit'],
);
const inboxTrouble = rawStatement<Limit, InboxRow>(
  `select id, channel, status, attempts, receivedAt from inbox where status <> 'done' order by id desc limit ?`,
  ['limit'],
);
const outboxTrouble = rawStatement<Limit, OutboxRow>(
  `select id, status, attempts, dueAt, reason from outbox where status <> 'sent' order by id desc limit ?`,
  ['limit'],
);
const bodies = rawStatement<Limit, BodyRow>(
  'select id, channel, receivedAt, reason, length(raw) as bytes from quarantine order by id desc limit ?',
  ['limit'],
);
const boxes = rawStatement<Record<string, never>, StatusCount>(
  `select 'inbox' as box, status, count(*) as n from inbox group by status
   union all select 'outbox', status, count(*) from outbox group by status
   union all select 'quarantine', '', count(*) from quarantine
   union all select 'accounts', '', count(*) from accounts
   union all select 'conversations', '', count(*) from conversations`,
  [],
);
const missionRows = rawStatement<Limit, MissionRow>(
  'select id, startedAt, endedAt, record, feedback from missions order by startedAt desc limit ?',
  ['limit'],
);
const costs = rawStatement<{ from: string }, CostRow>(
  `select day, model, count(*) as calls, sum(input) as input, sum(cacheRead) as cacheRead, sum(cacheWrite) as cacheWrite,
     sum(output) as output, sum(nanoDollars) as nanoDollars
   from modelCalls where day >= ? group by day, model order by day, model`,
  ['from'],
);
const requeueMessage = rawStatement<{ id: InboxId }, { message: string }>(
  `update inbox set status = 'received', attempts = 0, settledAt = null
   where id = ? and status = 'quarantined' and message <> '' returning message`,
  ['id'],
);
const requeueSend = rawStatement<{ now: Instant; id: OutboxId }, { account: number }>(
  `update outbox set status = 'queued', dueAt = ?, reason = null where id = ? and status in ('failed', 'held', 'unknown') returning account`,
  ['now', 'id'],
);
const bodyOf = rawStatement<{ id: number }, { channel: ChannelName; raw: Uint8Array }>(
  'select channel, raw from quarantine where id = ?',
  ['id'],
);
const dropBody = rawStatement<{ id: number }, never>('delete from quarantine where id = ?', ['id']);

export interface AdminQueries {
  chats(limit: number): readonly ChatRow[];
  /** Newest first. */
  events(conversation: ConversationId, limit: number): readonly EventRow[];
  inbox(limit: number): readonly InboxRow[];
  outbox(limit: number): readonly OutboxRow[];
  bodies(limit: number): readonly BodyRow[];
  counts(): readonly StatusCount[];
  missions(limit: number): readonly MissionRow[];
  /** Records of missions that ended since then, oldest first. */
  ended(since: Instant): readonly MissionRecord[];
  /** Per day and model, from a day 'YYYY-MM-DD' on. */
  costs(from: string): readonly CostRow[];
  /**
   * Puts a quarantined message back into its lane. @returns the message as JSON; undefined when it is not quarantined.
   */
  requeueMessage(id: InboxId): string | undefined;
  /** Queues a failed send again. @returns its account. */
  requeueSend(id: OutboxId, now: Instant): number | undefined;
  body(id: number): { readonly channel: ChannelName; readonly raw: Uint8Array } | undefined;
  dropBody(id: number): void;
}

/** Newest first everywhere; `requeue…` answers undefined when the row was not in trouble. */
export const adminQueries = (db: Sql): AdminQueries => ({
  chats: (limit) => db.all(chats, { limit }),
  events: (conversation, limit) => db.all(eventsOf, { conversation, limit }),
  inbox: (limit) => db.all(inboxTrouble, { limit }),
  outbox: (limit) => db.all(outboxTrouble, { limit }),
  bodies: (limit) => db.all(bodies, { limit }),
  counts: () => db.all(boxes, {}),
  missions: (limit) => db.all(missionRows, { limit }),
  ended: (since) => endedMissions(db, since),
  costs: (from) => db.all(costs, { from }),
  requeueMessage: (id) => db.get(requeueMessage, { id })?.message,
  requeueSend: (id, now) => db.get(requeueSend, { id, now })?.account,
  body: (id) => db.get(bodyOf, { id }),
  dropBody: (id) => db.run(dropBody, { id }),
});

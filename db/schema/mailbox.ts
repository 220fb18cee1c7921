// Inbox and outbox: the only two tables the edges write. States and their legal transitions are in store/inbox and store/outbox.

import type { AccountId, ConversationId, InboxId, Instant, OutboxId } from '../../src/domain/ids.ts';
import type { ChannelName } from '../../src/domain/message.ts';
import type { ReceiptStatus } from '../../src/domain/receipt-status.ts';
import type { OutboxStatus } from '../../src/ports.ts';
import { blob, index, integer, sql, sqliteTable, text, uniqueIndex } from '../drizzle.ts';

export const inbox = sqliteTable(
  'inbox',
  {
    id: integer().$type<InboxId>().primaryKey(),
    channel: text().$type<ChannelName>().notNull(),
    nativeId: text().notNull(),
    person: text().notNull(),
    receivedAt: integer().$type<Instant>().notNull(),
    /** Inbound as JSON; emptied when the account is erased. */
    message: text().notNull(),
    status: text().$type<'received' | 'claimed' | 'done' | 'quarantined'>().notNull().default('received'),
    attempts: integer().notNull().default(0),
    settledAt: integer().$type<Instant>(),
  },
  (t) => [
    uniqueIndex('inboxByNativeId').on(t.channel, t.nativeId),
    index('inboxWaiting').on(t.channel, t.person, t.id).where(sql`status in ('received', 'claimed')`),
  ],
);

export const outbox = sqliteTable(
  'outbox',
  {
    id: integer().$type<OutboxId>().primaryKey(),
    account: integer().$type<AccountId>().notNull(),
    conversation: integer().$type<ConversationId>().notNull(),
    turn: integer().$type<InboxId>().notNull(),
    part: integer().notNull(),
    /** Outgoing as JSON. */
    outgoing: text().notNull(),
    status: text().$type<OutboxStatus>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    dueAt: integer().$type<Instant>().notNull(),
    nativeId: text(),
    receipt: text().$type<ReceiptStatus>(),
    reason: text(),
    /** When the person was told that this part may not have arrived. */
    doubtToldAt: integer().$type<Instant>(),
  },
  (t) => [
    uniqueIndex('outboxByTurn').on(t.turn, t.part),
    index('outboxWaiting').on(t.account, t.id).where(sql`status in ('queued', 'sending')`),
    index('outboxDoubtful').on(t.conversation, t.doubtToldAt).where(sql`status in ('unknown', 'failed')`),
    index('outboxHeld').on(t.conversation).where(sql`status = 'held'`),
    index('outboxByNativeId').on(t.nativeId).where(sql`"nativeId" is not null`),
  ],
);

export const quarantine = sqliteTable('quarantine', {
  id: integer().primaryKey(),
  channel: text().$type<ChannelName>().notNull(),
  receivedAt: integer().$type<Instant>().notNull(),
  raw: blob({ mode: 'buffer' }).notNull(),
  reason: text().notNull(),
});

/** A channel whose credentials died: nothing is sent until somebody restarts with good ones. */
export const halts = sqliteTable('halts', {
  channel: text().$type<ChannelName>().primaryKey(),
  at: integer().$type<Instant>().notNull(),
  reason: text().notNull(),
});

/**
 * What came in for people who had everything erased: a fingerprint of each message's key, so that the platform delivering it again
 * (WhatsApp tries for days) brings nothing back. The keys themselves name people, the fingerprints do not.
 */
export const erasedKeys = sqliteTable('erasedKeys', {
  fingerprint: integer().primaryKey(),
  at: integer().$type<Instant>().notNull(),
});

// What a conversation remembers between turns: its open question, the list last shown, and its history.

import type { EventBody } from '../../src/domain/event.ts';
import type { ConversationId, InboxId, Instant } from '../../src/domain/ids.ts';
import type { ShownList } from '../../src/domain/remembered.ts';
import { index, integer, primaryKey, sql, sqliteTable, text } from '../drizzle.ts';

/** No row = idle: a person who waits for nothing costs nothing. */
export const dialogues = sqliteTable('dialogues', {
  conversation: integer().$type<ConversationId>().primaryKey(),
  state: text().notNull(),
  expiresAt: integer().$type<Instant>().notNull(),
});

export const shownLists = sqliteTable('shownLists', {
  conversation: integer().$type<ConversationId>().primaryKey(),
  kind: text().$type<ShownList['kind']>().notNull(),
  /** JSON array in the order shown. */
  ids: text().notNull(),
  shownAt: integer().$type<Instant>().notNull(),
});

// WITHOUT ROWID (see the migration): read and written in seq order only.
export const events = sqliteTable(
  'events',
  {
    conversation: integer().$type<ConversationId>().notNull(),
    seq: integer().notNull(),
    turn: integer().$type<InboxId>().notNull(),
    at: integer().$type<Instant>().notNull(),
    kind: text().$type<EventBody['kind']>().notNull(),
    /** EventBody as JSON. */
    body: text().notNull(),
    /** The platform's id of the message, for quotes. */
    messageId: text(),
  },
  (t) => [
    primaryKey({ columns: [t.conversation, t.seq] }),
    index('eventsByMessage').on(t.conversation, t.messageId).where(sql`"messageId" is not null`),
    // What tools did is kept for a time only; the sweep finds the oldest without reading what was said.
    index('eventsOfTools').on(t.at).where(sql`"kind" in ('tool_use', 'tool_result')`),
  ],
);

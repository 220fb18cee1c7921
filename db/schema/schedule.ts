// What falls due by itself. A row leaves (or moves on to its next time) in the transaction that puts it into the inbox.

import type { DueKind } from '../../src/domain/due.ts';
import type { AccountId, ConversationId, Instant, ScheduleId } from '../../src/domain/ids.ts';
import { index, integer, sqliteTable, text, uniqueIndex } from '../drizzle.ts';

export const schedule = sqliteTable(
  'schedule',
  {
    id: integer().$type<ScheduleId>().primaryKey(),
    account: integer().$type<AccountId>().notNull(),
    conversation: integer().$type<ConversationId>().notNull(),
    kind: text().$type<DueKind>().notNull(),
    key: text().notNull(),
    dueAt: integer().$type<Instant>().notNull(),
    /** Due as JSON. */
    due: text().notNull(),
  },
  (t) => [uniqueIndex('scheduleByKey').on(t.account, t.kind, t.key), index('scheduleByInstant').on(t.account, t.dueAt)],
);

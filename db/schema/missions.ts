// Hard questions worked out as missions: one row from the first moment, so that one that was interrupted is begun again, and the record
// of how it went, for the weekly look. What was found is kept for "continua" alone.

import type { AccountId, ConversationId, Instant } from '../../src/domain/ids.ts';
import { index, integer, sql, sqliteTable, text } from '../drizzle.ts';

export const missions = sqliteTable(
  'missions',
  {
    /** missao_id */
    id: text().primaryKey(),
    account: integer().$type<AccountId>().notNull(),
    conversation: integer().$type<ConversationId>().notNull(),
    startedAt: integer().$type<Instant>().notNull(),
    /** null while it runs */
    endedAt: integer().$type<Instant>(),
    /** HardQuestion as JSON. */
    question: text().notNull(),
    /** MissionRecord as JSON; '' while it runs. */
    record: text().notNull(),
    /** The call its answer goes back to, as JSON, while it runs beside the lane. */
    call: text(),
    /** What was found, as JSON: taken up by "continua". */
    findings: text(),
    feedback: text().$type<'up' | 'down'>(),
    followup: text(),
    /** 0-100, given by a person afterwards. */
    quality: integer(),
  },
  (t) => [
    index('missionsByConversation').on(t.account, t.conversation, t.startedAt),
    index('missionsEnded').on(t.endedAt),
    index('missionsRunning').on(t.startedAt).where(sql`"endedAt" is null`),
  ],
);

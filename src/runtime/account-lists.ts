// What an account object returns to the admin: counts, lists, the events of a conversation, and retries.

import type { ConversationId, InboxId, Instant, OutboxId } from '../domain/ids.ts';
import type { Clock } from '../ports.ts';
import { type AdminQueries, adminQueries } from '../store/admin-queries.ts';
import { type HomeReport, reportOf } from '../store/home-reports.ts';
import type { Sql } from '../store/sql.ts';

const DAY_MS = 86_400_000;
/** Days of costs in a report, as many as the admin shows. */
const COST_DAYS = 14;

/** The newest rows of each list. */
export type AccountRows = {
  readonly [List in 'chats' | 'inbox' | 'outbox' | 'missions']: ReturnType<AdminQueries[List]>;
};

export interface AccountLists {
  report(): HomeReport;
  rows(limit: number): AccountRows;
  events(conversation: ConversationId, limit: number): ReturnType<AdminQueries['events']>;
  endedMissions(since: Instant): ReturnType<AdminQueries['ended']>;
  /** Retries what had failed. @returns false when there is nothing to retry. */
  retry(what: 'message' | 'send', id: number): boolean;
}

/** Rows of this object alone; the platform object joins them. Newest first. */
export function accountLists(sql: Sql, clock: Clock): AccountLists {
  const queries = adminQueries(sql);
  return {
    report: () => reportOf(sql, queries, new Date(clock.now() - COST_DAYS * DAY_MS).toISOString().slice(0, 10)),
    rows: (limit) => ({
      chats: queries.chats(limit),
      inbox: queries.inbox(limit),
      outbox: queries.outbox(limit),
      missions: queries.missions(limit),
    }),
    events: (conversation, limit) => queries.events(conversation, limit),
    endedMissions: (since) => queries.ended(since),
    retry: (what, id) =>
      sql.atomically(
        () =>
          (what === 'message'
            ? queries.requeueMessage(id as InboxId)
            : queries.requeueSend(id as OutboxId, clock.now())) !== undefined,
      ),
  };
}

// What an account object returns to the admin: counts, lists, the events of a conversation, and retries.

import type { ConversationId, InboxId, Instant, OutboxId } from '../domain/ids.ts';
import type { Clock } from '../ports.ts';
import { type AdminBooks, adminBooks } from '../store/admin-books.ts';
import { type HomeReport, reportOf } from '../store/home-reports.ts';
import type { Sql } from '../store/sql.ts';

const DAY_MS = 86_400_000;
/** Days of costs in a report, as many as the admin shows. */
const COST_DAYS = 14;

/** The newest rows of each list. */
export type AccountRows = {
  readonly [List in 'chats' | 'inbox' | 'outbox' | 'missions']: ReturnType<AdminBooks[List]>;
};

export interface AccountLists {
  report(): HomeReport;
  rows(limit: number): AccountRows;
  events(conversation: ConversationId, limit: number): ReturnType<AdminBooks['events']>;
  endedMissions(since: Instant): ReturnType<AdminBooks['ended']>;
  /** Retries what had failed. @returns false when there is nothing to retry. */
  retry(what: 'message' | 'send', id: number): boolean;
}

export function accountLists(sql: Sql, clock: Clock): AccountLists {
  const books = adminBooks(sql);
  return {
    report: () => reportOf(sql, books, new Date(clock.now() - COST_DAYS * DAY_MS).toISOString().slice(0, 10)),
    rows: (limit) => ({
      chats: books.chats(limit),
      inbox: books.inbox(limit),
      outbox: books.outbox(limit),
      missions: books.missions(limit),
    }),
    events: (conversation, limit) => books.events(conversation, limit),
    endedMissions: (since) => books.ended(since),
    retry: (what, id) =>
      sql.atomically(
        () =>
          (what === 'message'
            ? books.requeueMessage(id as InboxId)
            : books.requeueSend(id as OutboxId, clock.now())) !== undefined,
      ),
  };
}

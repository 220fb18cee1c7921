// What each turn changed, so that any of it can be put back. Undoing is itself recorded: the entry stays, marked.

import { and, desc, eq, isNull } from 'drizzle-orm';
import { journal } from '../../db/schema/memories.ts';
import type { Change, JournalEntry } from '../domain/change.ts';
import type { AccountId, ConversationId, InboxId, Instant } from '../domain/ids.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

const insert = statement<{
  turn: InboxId;
  account: AccountId;
  conversation: ConversationId;
  at: Instant;
  changes: string;
}>()((db) =>
  db.insert(journal).values({
    turn: arg('turn'),
    account: arg('account'),
    conversation: arg('conversation'),
    at: arg('at'),
    changes: arg('changes'),
  }),
);

const columns = { turn: journal.turn, at: journal.at, changes: journal.changes };

const newest = statement<{ account: AccountId; conversation: ConversationId }>()((db) =>
  db
    .select(columns)
    .from(journal)
    .where(
      and(eq(journal.account, arg('account')), eq(journal.conversation, arg('conversation')), isNull(journal.undoneAt)),
    )
    .orderBy(desc(journal.turn))
    .limit(1),
);

const byTurn = statement<{ account: AccountId; turn: InboxId }>()((db) =>
  db
    .select(columns)
    .from(journal)
    .where(and(eq(journal.account, arg('account')), eq(journal.turn, arg('turn')), isNull(journal.undoneAt))),
);

const mark = statement<{ account: AccountId; turn: InboxId; at: Instant }>()((db) =>
  db
    .update(journal)
    .set({ undoneAt: arg('at') })
    .where(and(eq(journal.account, arg('account')), eq(journal.turn, arg('turn')))),
);

export function writeJournal(db: Sql, account: AccountId, conversation: ConversationId, entry: JournalEntry): void {
  const { turn, at, changes } = entry;
  db.run(insert, { account, conversation, turn, at, changes: JSON.stringify(changes) });
}

/** The newest entry of the conversation that still stands, or that of one turn; undefined when there is nothing to undo. */
export function undoableEntry(
  db: Sql,
  account: AccountId,
  conversation: ConversationId,
  turn?: InboxId,
): JournalEntry | undefined {
  const row = turn === undefined ? db.get(newest, { account, conversation }) : db.get(byTurn, { account, turn });
  return row && { turn: row.turn, at: row.at, changes: JSON.parse(row.changes) as Change[] };
}

export function markUndone(db: Sql, account: AccountId, turn: InboxId, at: Instant): void {
  db.run(mark, { account, turn, at });
}

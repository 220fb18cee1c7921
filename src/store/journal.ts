// The undo journal: what each turn changed. Undoing is itself recorded; the undone entry stays and is marked.

import { and, desc, eq, isNull, sql } from '../../db/drizzle.ts';
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

// An undo is stored as an object that names the undone turn; every other entry is a list of changes.
const newest = (opening: '[' | '{') =>
  statement<{ account: AccountId; conversation: ConversationId }>()((db) =>
    db
      .select(columns)
      .from(journal)
      .where(
        and(
          eq(journal.account, arg('account')),
          eq(journal.conversation, arg('conversation')),
          isNull(journal.undoneAt),
          sql`substr(${journal.changes}, 1, 1) = ${sql.raw(`'${opening}'`)}`,
        ),
      )
      .orderBy(desc(journal.turn))
      .limit(1),
  );
const newestDone = newest('[');
const newestUndoing = newest('{');

const byTurn = statement<{ account: AccountId; turn: InboxId }>()((db) =>
  db
    .select(columns)
    .from(journal)
    .where(and(eq(journal.account, arg('account')), eq(journal.turn, arg('turn')), isNull(journal.undoneAt))),
);

const mark = statement<{ account: AccountId; turn: InboxId; at: Instant | null }>()((db) =>
  db
    .update(journal)
    .set({ undoneAt: arg('at') })
    .where(and(eq(journal.account, arg('account')), eq(journal.turn, arg('turn')))),
);

/**
 * Call inside the turn's transaction; one entry a turn. An entry with `undid` records an undo and can itself be
 * undone.
 */
export function writeJournal(db: Sql, account: AccountId, conversation: ConversationId, entry: JournalEntry): void {
  const { turn, at, changes, undid } = entry;
  const stored = undid === undefined ? changes : { undid, changes };
  db.run(insert, { account, conversation, turn, at, changes: JSON.stringify(stored) });
}

/** The newest entry not undone, the entry of one turn, or the newest undo; undefined when there is none. */
export function undoableEntry(
  db: Sql,
  account: AccountId,
  conversation: ConversationId,
  which?: InboxId | 'undoing',
): JournalEntry | undefined {
  const row =
    which === undefined
      ? db.get(newestDone, { account, conversation })
      : which === 'undoing'
        ? db.get(newestUndoing, { account, conversation })
        : db.get(byTurn, { account, turn: which });
  if (row === undefined) return undefined;
  const stored = JSON.parse(row.changes) as Change[] | { undid: InboxId; changes: Change[] };
  const { turn, at } = row;
  return Array.isArray(stored) ? { turn, at, changes: stored } : { turn, at, ...stored };
}

/** Marks the turn as undone at an instant; null makes it undoable again. */
export function markUndone(db: Sql, account: AccountId, turn: InboxId, at: Instant | null): void {
  db.run(mark, { account, turn, at });
}

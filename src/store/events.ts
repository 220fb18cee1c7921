// The append-only history of a conversation. `seq` comes from a counter on the conversation row in the same
// transaction, so it increases strictly whatever the clock does.

import { and, asc, desc, eq, gt, isNotNull, lte, sql } from '../../db/drizzle.ts';
import { conversations } from '../../db/schema/accounts.ts';
import { events } from '../../db/schema/conversation.ts';
import { outbox } from '../../db/schema/mailbox.ts';
import { journal } from '../../db/schema/memories.ts';
import type { ChatEvent, EventBody } from '../domain/event.ts';
import type { ConversationId, InboxId, Instant } from '../domain/ids.ts';
import type { Quoted } from '../domain/remembered.ts';
import type { Outgoing } from '../ports.ts';
import type { Sql } from './sql.ts';
import { arg, rawStatement, statement } from './statement.ts';

const takeSeqs = statement<{ conversation: ConversationId; count: number }>()((db) =>
  db
    .update(conversations)
    .set({ lastSeq: sql`${conversations.lastSeq} + ${arg('count')}` })
    .where(eq(conversations.id, arg('conversation')))
    .returning({ lastSeq: conversations.lastSeq }),
);

// All events of a turn in one statement. `rows`: a JSON array of [seq, kind, body, messageId]; the body is JSON text.
const insert = rawStatement<{ conversation: ConversationId; turn: InboxId; at: Instant; rows: string }, never>(
  `insert into events (conversation, turn, at, seq, kind, body, messageId)
   select ?, ?, ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(?)`,
  ['conversation', 'turn', 'at', 'rows'],
);

const columns = { conversation: events.conversation, seq: events.seq, at: events.at, body: events.body };

const newest = statement<{ conversation: ConversationId; limit: number }>()((db) =>
  db
    .select(columns)
    .from(events)
    .where(eq(events.conversation, arg('conversation')))
    .orderBy(desc(events.seq))
    .limit(arg('limit')),
);

// Walks back from the newest. Of the very first of 6,000 events it takes 0.5 ms, of 60,000 (some ten years of a busy person) 35 ms: only what old
// messages are quoted pays that, where an index would cost every write.
const ofTurn = statement<{ conversation: ConversationId; turn: InboxId }>()((db) =>
  db
    .select({ seq: events.seq })
    .from(events)
    .where(and(eq(events.conversation, arg('conversation')), eq(events.turn, arg('turn'))))
    .orderBy(desc(events.seq))
    .limit(1),
);

const newestUpTo = statement<{ conversation: ConversationId; seq: number; limit: number }>()((db) =>
  db
    .select(columns)
    .from(events)
    .where(and(eq(events.conversation, arg('conversation')), lte(events.seq, arg('seq'))))
    .orderBy(desc(events.seq))
    .limit(arg('limit')),
);

const firstAfter = statement<{ conversation: ConversationId; seq: number }>()((db) =>
  db
    .select({ turn: events.turn })
    .from(events)
    .where(and(eq(events.conversation, arg('conversation')), gt(events.seq, arg('seq'))))
    .orderBy(asc(events.seq))
    .limit(1),
);

const byMessage = statement<{ conversation: ConversationId; messageId: string }>()((db) =>
  db
    .select({ turn: events.turn, body: events.body })
    .from(events)
    .where(and(eq(events.conversation, arg('conversation')), eq(events.messageId, arg('messageId'))))
    .orderBy(desc(events.seq))
    .limit(1),
);

const sentByUs = statement<{ conversation: ConversationId; nativeId: string }>()((db) =>
  db
    .select({ turn: outbox.turn, outgoing: outbox.outgoing })
    .from(outbox)
    .where(and(eq(outbox.conversation, arg('conversation')), sql`${outbox.nativeId} = ${arg('nativeId')}`)),
);

const undoneTurn = statement<{ turn: InboxId }>()((db) =>
  db
    .select({ turn: journal.turn })
    .from(journal)
    .where(and(eq(journal.turn, arg('turn')), isNotNull(journal.undoneAt))),
);

type Row = { conversation: ConversationId; seq: number; at: Instant; body: string };

const eventOf = (row: Row): ChatEvent => ({
  conversation: row.conversation,
  seq: row.seq,
  at: row.at,
  body: JSON.parse(row.body) as EventBody,
});

/** Appends in order. Call inside a transaction. */
export function appendEvents(
  db: Sql,
  conversation: ConversationId,
  turn: InboxId,
  at: Instant,
  bodies: readonly EventBody[],
): void {
  if (bodies.length === 0) return;
  const taken = db.get(takeSeqs, { conversation, count: bodies.length });
  if (taken === undefined) throw new Error(`no conversation ${conversation}`);
  const first = taken.lastSeq - bodies.length + 1;
  const rows = bodies.map((body, i) => {
    const messageId = body.kind === 'user' ? (body.messageId ?? null) : null;
    return [first + i, body.kind, JSON.stringify(body), messageId];
  });
  db.run(insert, { conversation, turn, at, rows: JSON.stringify(rows) });
}

const lastOf = (db: Sql, conversation: ConversationId, turn: InboxId): number =>
  db.get(ofTurn, { conversation, turn })?.seq ?? 0;

/** The newest `limit` events, oldest first; with `upTo`, as they were when that turn ended. */
export function history(db: Sql, conversation: ConversationId, limit: number, upTo?: InboxId): readonly ChatEvent[] {
  const rows =
    upTo === undefined
      ? db.all(newest, { conversation, limit })
      : db.all(newestUpTo, { conversation, limit, seq: lastOf(db, conversation, upTo) });
  return rows.reverse().map(eventOf);
}

/** The turn that came next in the conversation. */
export const turnAfter = (db: Sql, conversation: ConversationId, turn: InboxId): InboxId | undefined =>
  db.get(firstAfter, { conversation, seq: lastOf(db, conversation, turn) })?.turn;

/** The quoted message, the person's or ours, and the turn it belongs to. */
export function quotedMessage(db: Sql, conversation: ConversationId, messageId: string): Quoted | undefined {
  const theirs = db.get(byMessage, { conversation, messageId });
  if (theirs !== undefined) {
    const body = JSON.parse(theirs.body) as EventBody;
    return body.kind === 'user'
      ? { text: body.text, turn: theirs.turn, undone: wasUndone(db, theirs.turn) }
      : undefined;
  }
  const ours = db.get(sentByUs, { conversation, nativeId: messageId });
  if (ours === undefined) return undefined;
  const { plain, wire } = JSON.parse(ours.outgoing) as Outgoing;
  return { text: plain, turn: ours.turn, undone: wasUndone(db, ours.turn), wire };
}

const wasUndone = (db: Sql, turn: InboxId): boolean => db.get(undoneTurn, { turn }) !== undefined;

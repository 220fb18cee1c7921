// The append-only history of a conversation. `seq` is handed out by the conversation row in the same transaction, so it
// is strictly increasing whatever the clock does.

import { and, desc, eq, sql } from 'drizzle-orm';
import { conversations } from '../../db/schema/accounts.ts';
import { events } from '../../db/schema/conversation.ts';
import type { ChatEvent, EventBody } from '../domain/event.ts';
import type { ConversationId, Instant } from '../domain/ids.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

const takeSeqs = statement<{ conversation: ConversationId; count: number }>()((db) =>
  db
    .update(conversations)
    .set({ lastSeq: sql`${conversations.lastSeq} + ${arg('count')}` })
    .where(eq(conversations.id, arg('conversation')))
    .returning({ lastSeq: conversations.lastSeq }),
);

const insert = statement<{
  conversation: ConversationId;
  seq: number;
  at: Instant;
  kind: EventBody['kind'];
  body: string;
  messageId: string | null;
}>()((db) =>
  db.insert(events).values({
    conversation: arg('conversation'),
    seq: arg('seq'),
    at: arg('at'),
    kind: arg('kind'),
    body: arg('body'),
    messageId: arg('messageId'),
  }),
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

const byMessage = statement<{ conversation: ConversationId; messageId: string }>()((db) =>
  db
    .select(columns)
    .from(events)
    .where(and(eq(events.conversation, arg('conversation')), eq(events.messageId, arg('messageId'))))
    .orderBy(desc(events.seq))
    .limit(1),
);

type Row = { conversation: ConversationId; seq: number; at: Instant; body: string };

const eventOf = (row: Row): ChatEvent => ({
  conversation: row.conversation,
  seq: row.seq,
  at: row.at,
  body: JSON.parse(row.body) as EventBody,
});

/** Appends in order. Call inside a transaction. */
export function appendEvents(db: Sql, conversation: ConversationId, at: Instant, bodies: readonly EventBody[]): void {
  if (bodies.length === 0) return;
  const taken = db.get(takeSeqs, { conversation, count: bodies.length });
  if (taken === undefined) throw new Error(`no conversation ${conversation}`);
  let seq = taken.lastSeq - bodies.length;
  for (const body of bodies) {
    seq += 1;
    const messageId = body.kind === 'user' ? (body.messageId ?? null) : null;
    db.run(insert, { conversation, seq, at, kind: body.kind, body: JSON.stringify(body), messageId });
  }
}

/** The newest `limit` events, oldest first. */
export const history = (db: Sql, conversation: ConversationId, limit: number): readonly ChatEvent[] =>
  db.all(newest, { conversation, limit }).reverse().map(eventOf);

export function eventByMessage(db: Sql, conversation: ConversationId, messageId: string): ChatEvent | undefined {
  const row = db.get(byMessage, { conversation, messageId });
  return row && eventOf(row);
}

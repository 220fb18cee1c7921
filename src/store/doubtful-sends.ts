// Sends of which nobody knows whether they arrived. They are never repeated by themselves: the person is told once, with
// the next reply, and asks for them again if they are missing.

import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { outbox } from '../../db/schema/mailbox.ts';
import type { ConversationId, Instant } from '../domain/ids.ts';
import type { Outgoing } from '../ports.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

const inConversation = and(eq(outbox.conversation, arg('conversation')), sql`${outbox.status} = 'unknown'`);

const toTell = and(inConversation, isNull(outbox.doubtToldAt), lte(outbox.dueAt, arg('before')));

// Looked for in every turn, and hardly ever there: a look is cheaper than a write that changes nothing.
const untold = statement<{ conversation: ConversationId; before: Instant }>()((db) =>
  db.select({ id: outbox.id }).from(outbox).where(toTell).limit(1),
);

const tell = statement<{ conversation: ConversationId; before: Instant; at: Instant }>()((db) =>
  db
    .update(outbox)
    .set({ doubtToldAt: arg('at') })
    .where(toTell),
);

const told = statement<{ conversation: ConversationId; since: Instant }>()((db) =>
  db
    .select({ outgoing: outbox.outgoing })
    .from(outbox)
    .where(
      and(
        inConversation,
        sql`(${outbox.doubtToldAt} is null or ${outbox.doubtToldAt} >= ${arg('since')})`,
        sql`${outbox.outgoing} <> ''`,
      ),
    )
    .orderBy(asc(outbox.id)),
);

/** `before`: of doubts older than this instant; `at`: now. Call inside a transaction. @returns whether there were any. */
export function tellDoubtful(db: Sql, conversation: ConversationId, before: Instant, at: Instant): boolean {
  if (db.get(untold, { conversation, before }) === undefined) return false;
  db.run(tell, { conversation, before, at });
  return true;
}

/** Their words, oldest first: of doubts the person was not told of before `since`, unless a receipt has settled them. */
export const doubtfulSends = (db: Sql, conversation: ConversationId, since: Instant): readonly string[] =>
  db.all(told, { conversation, since }).map(({ outgoing }) => (JSON.parse(outgoing) as Outgoing).plain);

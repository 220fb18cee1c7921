// Sends of which nobody knows whether they arrived, and those that were given up. They are never repeated by themselves: the
// person is told once, with the next reply, and asks for them again if they are missing.

import { and, asc, eq, gte, isNull, lte, or, sql } from '../../db/drizzle.ts';
import { outbox } from '../../db/schema/mailbox.ts';
import type { ConversationId, Instant } from '../domain/ids.ts';
import type { Outgoing } from '../ports.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

/** An answer given up before that is missed by nobody any more. */
const GIVEN_UP_MS = 86_400_000;

// As in the index outboxDoubtful.
const inConversation = and(
  eq(outbox.conversation, arg('conversation')),
  sql`${outbox.status} in ('unknown', 'failed')`,
);

const isMissed = or(sql`${outbox.status} = 'unknown'`, gte(outbox.dueAt, arg('givenUpSince')));

const toTell = and(inConversation, isNull(outbox.doubtToldAt), lte(outbox.dueAt, arg('before')), isMissed);

// Looked for in every turn, and hardly ever there: a look is cheaper than a write that changes nothing.
const untold = statement<{ conversation: ConversationId; before: Instant; givenUpSince: Instant }>()((db) =>
  db.select({ id: outbox.id }).from(outbox).where(toTell).limit(1),
);

const tell = statement<{ conversation: ConversationId; before: Instant; givenUpSince: Instant; at: Instant }>()((db) =>
  db
    .update(outbox)
    .set({ doubtToldAt: arg('at') })
    .where(toTell),
);

const told = statement<{ conversation: ConversationId; since: Instant; givenUpSince: Instant }>()((db) =>
  db
    .select({ outgoing: outbox.outgoing })
    .from(outbox)
    .where(
      and(
        inConversation,
        or(gte(outbox.doubtToldAt, arg('since')), and(isNull(outbox.doubtToldAt), isMissed)),
        sql`${outbox.outgoing} <> ''`,
      ),
    )
    .orderBy(asc(outbox.id)),
);

/** `before`: of doubts older than this instant; `at`: now. Call inside a transaction. @returns whether there were any. */
export function tellDoubtful(db: Sql, conversation: ConversationId, before: Instant, at: Instant): boolean {
  const which = { conversation, before, givenUpSince: at - GIVEN_UP_MS };
  if (db.get(untold, which) === undefined) return false;
  db.run(tell, { ...which, at });
  return true;
}

/** Their words, oldest first: of doubts the person was not told of before `since`, unless a receipt has settled them. */
export const doubtfulSends = (db: Sql, conversation: ConversationId, since: Instant): readonly string[] =>
  db
    .all(told, { conversation, since, givenUpSince: since - GIVEN_UP_MS })
    .map(({ outgoing }) => (JSON.parse(outgoing) as Outgoing).plain);

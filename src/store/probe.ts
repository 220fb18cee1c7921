// Checks for /ready that a durable commit works: writes one row and deletes it in a real transaction.

import { eq } from '../../db/drizzle.ts';
import { shownLists } from '../../db/schema/conversation.ts';
import type { ConversationId, Instant } from '../domain/ids.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

// No real conversation has this id.
const NOBODY = 0 as ConversationId;

const put = statement<{ conversation: ConversationId; at: Instant }>()((db) =>
  db.insert(shownLists).values({ conversation: arg('conversation'), kind: 'item', ids: '[]', shownAt: arg('at') }),
);
const take = statement<{ conversation: ConversationId }>()((db) =>
  db.delete(shownLists).where(eq(shownLists.conversation, arg('conversation'))),
);

/** Throws when the database refuses writes. Call inside a transaction. */
export function probeWrite(db: Sql, at: Instant): void {
  db.run(put, { conversation: NOBODY, at });
  db.run(take, { conversation: NOBODY });
}

// Keeps one ring of each reminder among what is held for a person: whoever was away for three weeks is told of a daily
// reminder once, not twenty times.

import { and, eq, sql } from '../../db/drizzle.ts';
import { inbox, outbox } from '../../db/schema/mailbox.ts';
import type { ConversationId, OutboxId } from '../domain/ids.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

const ringOf = statement<{ id: OutboxId }>()((db) =>
  db
    .select({ conversation: outbox.conversation, turn: outbox.turn, nativeId: inbox.nativeId })
    .from(outbox)
    .innerJoin(inbox, eq(inbox.id, outbox.turn))
    .where(eq(outbox.id, arg('id'))),
);

const heldIn = statement<{ conversation: ConversationId }>()((db) =>
  db
    .select({ id: outbox.id, turn: outbox.turn, nativeId: inbox.nativeId })
    .from(outbox)
    .innerJoin(inbox, eq(inbox.id, outbox.turn))
    .where(and(eq(outbox.conversation, arg('conversation')), sql`${outbox.status} = 'held'`)),
);

const drop = statement<{ id: OutboxId }>()((db) => db.delete(outbox).where(eq(outbox.id, arg('id'))));

/** The keys of raise-due without the instant and the repetition; undefined for what is no reminder. */
const reminderOf = (key: string): string | undefined => /^(account \d+ reminder .+) -?\d+ \d+$/su.exec(key)?.[1];

/** Deletes earlier held rings of the reminder that this part, which is now held, rings. Call inside a transaction. */
export function dropEarlierRings(db: Sql, id: OutboxId): void {
  const ring = db.get(ringOf, { id });
  const reminder = reminderOf(ring?.nativeId ?? '');
  if (ring === undefined || reminder === undefined) return;
  for (const held of db.all(heldIn, { conversation: ring.conversation }))
    if (held.turn < ring.turn && reminderOf(held.nativeId) === reminder) db.run(drop, { id: held.id });
}

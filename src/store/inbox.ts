// Messages on disk, from the moment we say 200 until they are answered.
//
//   received -> claimed   lease: one more attempt, durable before the work starts
//   claimed  -> claimed   leased again after a crash or a failed attempt
//   claimed  -> done      by the turn's own transaction, or not at all
//   claimed  -> quarantined  failed three times or died with us eight times (conversation/actor), with an apology
//
// No lease expires by time: an account's lane runs in one place only (one process holds the database; one Durable
// Object holds the account), so a claimed row without a running turn is a turn that died.

import { and, asc, eq, sql } from '../../db/drizzle.ts';
import { identities } from '../../db/schema/accounts.ts';
import { erasedKeys, inbox, quarantine } from '../../db/schema/mailbox.ts';
import type { Arrived } from '../domain/arrived.ts';
import type { AccountId, InboxId, Instant } from '../domain/ids.ts';
import { type InboxMessage, isInternal } from '../domain/internal-message.ts';
import type { ChannelName, Inbound } from '../domain/message.ts';
import { arrivalFingerprint } from './erased-keys.ts';
import type { Sql } from './sql.ts';
import { arg, rawStatement, statement } from './statement.ts';

const waiting = sql`${inbox.status} in ('received', 'claimed')`;

// Asked by itself: an insert that also looks for the key, and returns its id, takes twice as long as both together.
const erased = statement<{ fingerprint: number }>()((db) =>
  db
    .select({ fingerprint: erasedKeys.fingerprint })
    .from(erasedKeys)
    .where(eq(erasedKeys.fingerprint, arg('fingerprint'))),
);

const insertMessage = rawStatement<
  {
    channel: ChannelName;
    nativeId: string;
    person: string;
    receivedAt: Instant;
    message: string;
  },
  { id: InboxId }
>(`insert into inbox (channel, nativeId, person, receivedAt, message) values (?, ?, ?, ?, ?) on conflict do nothing`, [
  'channel',
  'nativeId',
  'person',
  'receivedAt',
  'message',
]);

// min() walks the few waiting rows of one account; ORDER BY builds a sorter first and costs four times as much.
const oldestWaiting = statement<{ account: AccountId }>()((db) =>
  db
    .select({ id: sql<InboxId | null>`min(${inbox.id})`.as('id') })
    .from(identities)
    .innerJoin(inbox, and(eq(inbox.channel, identities.channel), eq(inbox.person, identities.person)))
    .where(and(eq(identities.account, arg('account')), waiting)),
);

const claim = statement<{ id: InboxId }>()((db) =>
  db
    .update(inbox)
    .set({ status: 'claimed', attempts: sql`${inbox.attempts} + 1` })
    .where(and(eq(inbox.id, arg('id')), waiting))
    .returning({ id: inbox.id, message: inbox.message, attempts: inbox.attempts }),
);

const peek = statement<{ id: InboxId }>()((db) =>
  db
    .select({ message: inbox.message })
    .from(inbox)
    .where(and(eq(inbox.id, arg('id')), waiting)),
);

const settle = statement<{ id: InboxId; status: 'done' | 'quarantined'; at: Instant }>()((db) =>
  db
    .update(inbox)
    .set({ status: arg('status'), settledAt: arg('at') })
    .where(eq(inbox.id, arg('id'))),
);

const peopleWaiting = statement<Record<string, never>>()((db) =>
  db
    .select({
      message: sql<string>`min(${inbox.message})`.as('message'),
      attempts: sql<number>`max(${inbox.attempts})`.as('attempts'),
    })
    .from(inbox)
    .where(waiting)
    .groupBy(inbox.channel, inbox.person),
);

const insertQuarantined = statement<{ channel: ChannelName; receivedAt: Instant; raw: Uint8Array; reason: string }>()(
  (db) =>
    db.insert(quarantine).values({
      channel: arg('channel'),
      receivedAt: arg('receivedAt'),
      raw: arg('raw'),
      reason: arg('reason'),
    }),
);

/**
 * @returns undefined when this message was stored before, even if its person erased everything since: the unique key
 * decides.
 */
export function storeMessage(db: Sql, message: InboxMessage, at: Instant): InboxId | undefined {
  const { channel, nativeId, person } = message;
  if (db.get(erased, { fingerprint: arrivalFingerprint(channel, nativeId) }) !== undefined) return undefined;
  return db.insert(insertMessage, { channel, nativeId, person, receivedAt: at, message: JSON.stringify(message) });
}

/** Stores the new messages and returns them. */
export const freshOf = (db: Sql, messages: readonly Inbound[], at: Instant): readonly Arrived[] =>
  messages.flatMap((message) => {
    const turn = storeMessage(db, message, at);
    return turn === undefined ? [] : [{ turn, message }];
  });

/** The oldest unanswered message of the account; undefined when the lane is empty. */
export const nextWaiting = (db: Sql, account: AccountId): InboxId | undefined =>
  db.get(oldestWaiting, { account })?.id ?? undefined;

/** Reads it without claiming it. */
export function messageWaiting(db: Sql, id: InboxId): InboxMessage | undefined {
  const row = db.get(peek, { id });
  return row && (JSON.parse(row.message) as InboxMessage);
}

/** Claims that message; undefined when it is no longer waiting. Call inside a transaction. */
export function claimMessage(db: Sql, id: InboxId): { message: InboxMessage; attempt: number } | undefined {
  const row = db.get(claim, { id });
  return row && { message: JSON.parse(row.message) as InboxMessage, attempt: row.attempts };
}

/** Call inside the turn's transaction: a settled message is never leased again. */
export function settleMessage(db: Sql, id: InboxId, status: 'done' | 'quarantined', at: Instant): void {
  db.run(settle, { id, status, at });
}

export type WaitingLane = { readonly message: InboxMessage; readonly attempts: number };

/** One unanswered message per account, with the highest attempt count of that account; read once at boot. */
export const lanesWaiting = (db: Sql): readonly WaitingLane[] =>
  db
    .all(peopleWaiting, {})
    .map(({ message, attempts }) => ({ message: JSON.parse(message) as InboxMessage, attempts }));

/** Committed before it returns. `raw`: the bytes exactly as received. */
export function storeQuarantined(db: Sql, channel: ChannelName, raw: Uint8Array, reason: string, at: Instant): void {
  db.run(insertQuarantined, { channel, receivedAt: at, raw, reason });
}

const everyWaiting = statement<Record<string, never>>()((db) =>
  db.select({ message: inbox.message }).from(inbox).where(waiting).orderBy(asc(inbox.id)),
);

/** All unanswered messages from outside, oldest first. */
export const arrivalsWaiting = (db: Sql): readonly Inbound[] =>
  db
    .all(everyWaiting, {})
    .map(({ message }) => JSON.parse(message) as InboxMessage)
    .filter((message): message is Inbound => !isInternal(message));

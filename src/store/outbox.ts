// Sends on disk. Neither channel has an idempotency key, so what may have arrived is never sent again:
//
//   queued  -> sending   committed before the bytes leave
//   sending -> sent      the platform said yes
//   sending -> queued    provably not accepted: again after a backoff, or exactly when the platform said
//   sending -> unknown   broken after the bytes left, or found `sending` at boot; a receipt may settle it (store/receipts)
//   sending -> held      the person is away or blocked us, or the channel is halted
//   sending -> failed    refused for good, or provably unsent too often (store/send-result)
//   sent    -> held, queued or failed   a receipt says later what else would have been answered at once
//   queued  -> failed    emptied while it was leaving, since its person had everything erased, and it came back
//   held    -> queued    the person is back, or the channel was restarted with good credentials
//   held    -> deleted   the same reminder rang again and is held in its place (store/newest-ring)

import { and, eq, sql } from '../../db/drizzle.ts';
import { conversations } from '../../db/schema/accounts.ts';
import { halts, outbox } from '../../db/schema/mailbox.ts';
import type { AccountId, ConversationId, InboxId, Instant, OutboxId } from '../domain/ids.ts';
import type { Departure, NewOutgoing, OutboxStatus, Outgoing } from '../ports.ts';
import { conversationColumns, conversationOf } from './conversations.ts';
import { liftHalts } from './halts.ts';
import { dropEarlierRings } from './newest-ring.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

const unsettled = sql`${outbox.status} in ('queued', 'sending')`;

const insertPart = statement<{
  account: AccountId;
  conversation: ConversationId;
  turn: InboxId;
  part: number;
  outgoing: string;
  dueAt: Instant;
}>()((db) =>
  db
    .insert(outbox)
    .values({
      account: arg('account'),
      conversation: arg('conversation'),
      turn: arg('turn'),
      part: arg('part'),
      outgoing: arg('outgoing'),
      dueAt: arg('dueAt'),
    })
    .onConflictDoNothing(),
);

const unsettledParts = statement<{ account: AccountId }>()((db) =>
  db
    .select({ id: outbox.id, conversation: outbox.conversation, status: outbox.status, dueAt: outbox.dueAt })
    .from(outbox)
    .where(and(eq(outbox.account, arg('account')), unsettled))
    .orderBy(outbox.id)
    .limit(200),
);

const partToSend = statement<{ id: OutboxId }>()((db) =>
  db
    .select({
      outgoing: outbox.outgoing,
      turn: outbox.turn,
      attempts: outbox.attempts,
      ...conversationColumns,
      parkedAt: conversations.parkedAt,
      // Raw rows use column names: an expression with a different key needs an alias.
      haltedAt: sql<Instant | null>`${halts.at}`.as('haltedAt'),
    })
    .from(outbox)
    .innerJoin(conversations, eq(conversations.id, outbox.conversation))
    .leftJoin(halts, eq(halts.channel, conversations.channel))
    .where(eq(outbox.id, arg('id'))),
);

// What is known of an earlier send says nothing about this one.
const markSending = statement<{ id: OutboxId }>()((db) =>
  db
    .update(outbox)
    .set({ status: 'sending', attempts: sql`${outbox.attempts} + 1`, nativeId: null, receipt: null })
    .where(eq(outbox.id, arg('id'))),
);

type Settlement = { status: OutboxStatus; nativeId: string | null; reason: string | null; dueAt: Instant };

type Part = { id: OutboxId; account: AccountId; turn: InboxId };

// The account and turn must match too: SQLite may have given the id to another row.
const settle = statement<Settlement & Part & { from: OutboxStatus }>()((db) =>
  db
    .update(outbox)
    .set({ status: arg('status'), nativeId: arg('nativeId'), reason: arg('reason'), dueAt: arg('dueAt') })
    .where(
      and(
        eq(outbox.id, arg('id')),
        eq(outbox.account, arg('account')),
        eq(outbox.turn, arg('turn')),
        eq(outbox.status, arg('from')),
      ),
    ),
);

const partsOfTurn = statement<{ conversation: ConversationId; turn: InboxId }>()((db) =>
  db
    .select({ status: outbox.status, nativeId: outbox.nativeId })
    .from(outbox)
    .where(and(eq(outbox.turn, arg('turn')), eq(outbox.conversation, arg('conversation'))))
    .limit(2),
);

const release = statement<{ conversation: ConversationId; now: Instant }>()((db) =>
  db
    .update(outbox)
    .set({ status: 'queued', dueAt: arg('now') })
    .where(and(eq(outbox.conversation, arg('conversation')), sql`${outbox.status} = 'held'`)),
);

const orphans = statement<Record<string, never>>()((db) =>
  db
    .update(outbox)
    .set({ status: 'unknown', reason: 'stopped while sending' })
    .where(sql`${unsettled} and ${outbox.status} = 'sending'`),
);

const accountsQueued = statement<Record<string, never>>()((db) =>
  db.selectDistinct({ account: outbox.account }).from(outbox).where(unsettled),
);

/** One row per part; a repeated turn cannot queue a part twice. Call inside a transaction. */
export function enqueueParts(
  db: Sql,
  account: AccountId,
  conversation: ConversationId,
  turn: InboxId,
  parts: readonly NewOutgoing[],
): void {
  for (const { part, outgoing, dueAt } of parts) {
    db.run(insertPart, { account, conversation, turn, part, outgoing: JSON.stringify(outgoing), dueAt });
  }
}

/** Parts that leave next: the first of each conversation, unless it is leaving. A waiting part blocks those after it. */
function nextParts(db: Sql, account: AccountId): { readonly id: OutboxId; readonly dueAt: Instant }[] {
  const seen = new Set<ConversationId>();
  const first = db.all(unsettledParts, { account }).filter(({ conversation }) => {
    const isFirst = !seen.has(conversation);
    seen.add(conversation);
    return isFirst;
  });
  return first.filter(({ status }) => status === 'queued');
}

type Kept = { readonly outgoing: string; readonly haltedAt: Instant | null; readonly parkedAt: Instant | null };

/** What becomes of a due part that must not leave; undefined when it may. */
function staysBecause({ outgoing, haltedAt, parkedAt }: Kept): Pick<Settlement, 'status' | 'reason'> | undefined {
  if (outgoing === '') return { status: 'failed', reason: 'erased' };
  if (haltedAt !== null) return { status: 'held', reason: 'halted' };
  return parkedAt === null ? undefined : { status: 'held', reason: 'parked' };
}

/**
 * Marks the next due part `sending`; parts of a halted channel or a parked person become held. Call inside a
 * transaction.
 */
export function claimDeparture(db: Sql, account: AccountId, now: Instant): Departure | undefined {
  for (const { id, dueAt } of nextParts(db, account)) {
    if (dueAt > now) continue;
    const row = db.get(partToSend, { id });
    if (row === undefined) continue;
    const stays = staysBecause(row);
    if (stays !== undefined) {
      const settlement: Settlement = { ...stays, nativeId: null, dueAt: now };
      db.run(settle, { id, account, turn: row.turn, ...settlement, from: 'queued' });
      if (stays.status === 'held') dropEarlierRings(db, id);
      continue;
    }
    db.run(markSending, { id });
    const outgoing = JSON.parse(row.outgoing) as Outgoing;
    return { id, turn: row.turn, conversation: conversationOf(row), outgoing, attempt: row.attempts + 1 };
  }
  return undefined;
}

/** Records how a send ended, unless a receipt that came first has. */
export function settlePart(db: Sql, part: Part, settlement: Settlement): void {
  db.run(settle, { ...part, ...settlement, from: 'sending' });
}

const contentOf = statement<{ id: OutboxId }>()((db) =>
  db
    .select({ outgoing: outbox.outgoing })
    .from(outbox)
    .where(eq(outbox.id, arg('id'))),
);

const setContent = statement<{ id: OutboxId; outgoing: string }>()((db) =>
  db
    .update(outbox)
    .set({ outgoing: arg('outgoing') })
    .where(eq(outbox.id, arg('id'))),
);

/** Leaves out the media of a part. @returns whether it had a form without them. */
export function simplify(db: Sql, id: OutboxId): boolean {
  const stored = db.get(contentOf, { id })?.outgoing;
  if (!stored) return false;
  const { plain, simpler } = JSON.parse(stored) as Outgoing;
  if (simpler === undefined) return false;
  db.run(setContent, { id, outgoing: JSON.stringify({ plain, wire: simpler } satisfies Outgoing) });
  return true;
}

/** The platform's id of what a turn sent; undefined unless it was one message and was sent. */
export function sentAs(db: Sql, conversation: ConversationId, turn: InboxId): string | undefined {
  const [only, ...others] = db.all(partsOfTurn, { conversation, turn });
  return others.length > 0 || only?.status !== 'sent' ? undefined : only.nativeId || undefined;
}

/** Accounts with parts queued or being sent. */
export const accountsSending = (db: Sql): readonly AccountId[] => db.all(accountsQueued, {}).map((row) => row.account);

/** When the next part may leave; undefined when nothing waits. Parts being sent do not count. */
export function nextDeparture(db: Sql, account: AccountId): Instant | undefined {
  const times = nextParts(db, account).map(({ dueAt }) => dueAt);
  return times.length === 0 ? undefined : Math.min(...times);
}

/** The person wrote again: queues the parts held for them. */
export function releaseHeld(db: Sql, conversation: ConversationId, now: Instant): void {
  db.run(release, { conversation, now });
}

/**
 * Run at boot: parts left `sending` are ambiguous, and a restart may have brought new credentials, so halted channels
 * are retried.
 */
export function recoverOutbox(db: Sql, now: Instant): readonly AccountId[] {
  db.run(orphans, {});
  liftHalts(db, now);
  return accountsSending(db);
}

// Delivery receipts. They repeat and arrive in any order, so what is known of a part only moves forward. One that echoes
// our key settles an `unknown` send. A failure is handled like the same failure answered at once: WhatsApp accepts
// first, and says only in a receipt that the window is shut or that the person cannot be reached.

import { eq } from '../../db/drizzle.ts';
import { outbox } from '../../db/schema/mailbox.ts';
import type { AccountId, Instant, OutboxId } from '../domain/ids.ts';
import type { Receipt, SendResult } from '../domain/message.ts';
import { advance, type ReceiptStatus } from '../domain/receipt-status.ts';
import { readSendKey } from '../domain/send-key.ts';
import type { OutboxStatus } from '../ports.ts';
import { afterSend, heed, withoutMedia } from './send-result.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

const columns = {
  id: outbox.id,
  account: outbox.account,
  conversation: outbox.conversation,
  status: outbox.status,
  attempts: outbox.attempts,
  dueAt: outbox.dueAt,
  receipt: outbox.receipt,
  reason: outbox.reason,
  nativeId: outbox.nativeId,
};

const byNativeId = statement<{ nativeId: string }>()((db) =>
  db
    .select(columns)
    .from(outbox)
    .where(eq(outbox.nativeId, arg('nativeId'))),
);

const byId = statement<{ id: OutboxId }>()((db) =>
  db
    .select(columns)
    .from(outbox)
    .where(eq(outbox.id, arg('id'))),
);

type Known = { status: OutboxStatus; receipt: ReceiptStatus; nativeId: string; reason: string | null; dueAt: Instant };

const write = statement<{ id: OutboxId } & Known>()((db) =>
  db
    .update(outbox)
    .set({
      status: arg('status'),
      receipt: arg('receipt'),
      nativeId: arg('nativeId'),
      reason: arg('reason'),
      dueAt: arg('dueAt'),
    })
    .where(eq(outbox.id, arg('id'))),
);

type Part = NonNullable<ReturnType<typeof partOf>>;

/** The part a receipt is about: the one with the platform's id, else the attempt whose key came back. */
function partOf(db: Sql, { nativeId, outbox: key = '' }: Receipt) {
  const known = db.get(byNativeId, { nativeId });
  if (known !== undefined) return known;
  const { id, attempt } = readSendKey(key) ?? {};
  const part = id === undefined ? undefined : db.get(byId, { id });
  if (part === undefined || part.nativeId !== null) return undefined;
  return attempt === undefined || attempt === part.attempts ? part : undefined;
}

/** Undefined: the receipt changes nothing about the send. */
function resultIn({ status, failure, nativeId }: Receipt, part: Part): SendResult | undefined {
  const doubtful = part.status === 'unknown' || part.status === 'sending';
  const sent: SendResult = { kind: 'sent', nativeId };
  if (status === 'sent') return doubtful ? sent : undefined;
  if (status !== 'failed') return sent;
  // Meta's `delivered` and `failed` can swap, so one of the two is enough to keep it from being sent again.
  if (part.receipt !== null && part.receipt !== 'sent') return undefined;
  if (!doubtful && part.status !== 'sent') return undefined;
  // The platform says itself that it failed, so there is no doubt left.
  if (failure === undefined || failure.kind === 'ambiguous')
    return { kind: 'refused', reason: failure?.reason ?? 'failed' };
  return failure;
}

/**
 * Applies one receipt. Ignores unknown messages: other systems may send from the same number. @returns the account
 * whose part now waits to be sent again.
 */
export function applyReceipt(db: Sql, receipt: Receipt, now: Instant): AccountId | undefined {
  const part = partOf(db, receipt);
  if (part === undefined) return undefined;
  const { id, conversation, attempts } = part;
  const told = resultIn(receipt, part);
  const result = told && withoutMedia(db, id, told);
  const next = result === undefined ? part : { reason: null, ...afterSend(result, attempts, now) };
  const { status, reason, dueAt = part.dueAt } = next;
  const known = advance(part.receipt ?? undefined, receipt.status);
  db.run(write, { id, status, reason, dueAt, receipt: known, nativeId: receipt.nativeId });
  if (result !== undefined) heed(db, result, id, { id: conversation, channel: receipt.channel }, now);
  return status === 'queued' ? part.account : undefined;
}

// Delivery receipts. They repeat and arrive in any order, so they only move a part forward; a receipt that echoes our
// outbox id settles an `unknown` send.

import { eq } from 'drizzle-orm';
import { outbox } from '../../db/schema/mailbox.ts';
import type { OutboxId } from '../domain/ids.ts';
import type { Receipt } from '../domain/message.ts';
import { advance, type ReceiptStatus } from '../domain/receipt-status.ts';
import type { OutboxStatus } from '../ports.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

const columns = { id: outbox.id, status: outbox.status, receipt: outbox.receipt, nativeId: outbox.nativeId };

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

const write = statement<{ id: OutboxId; status: OutboxStatus; receipt: ReceiptStatus; nativeId: string }>()((db) =>
  db
    .update(outbox)
    .set({ status: arg('status'), receipt: arg('receipt'), nativeId: arg('nativeId') })
    .where(eq(outbox.id, arg('id'))),
);

/** Applies one receipt. Ignores unknown messages: other systems may send from the same number. */
export function applyReceipt(db: Sql, receipt: Receipt): void {
  const echoed = receipt.outbox === undefined ? Number.NaN : Number(receipt.outbox);
  const part =
    db.get(byNativeId, { nativeId: receipt.nativeId }) ??
    (Number.isSafeInteger(echoed) ? db.get(byId, { id: echoed as OutboxId }) : undefined);
  if (part === undefined || (part.nativeId !== null && part.nativeId !== receipt.nativeId)) return;
  const status = advance(part.receipt ?? undefined, receipt.status);
  const settled = part.status === 'unknown' || part.status === 'sending';
  const outcome: OutboxStatus = settled ? (status === 'failed' ? 'failed' : 'sent') : part.status;
  db.run(write, { id: part.id, status: outcome, receipt: status, nativeId: receipt.nativeId });
}

// Reads `statuses[]` of the webhook: delivery receipts. They settle ambiguous sends, because the attached key of the send
// comes back in `biz_opaque_callback_data`. Which status wins is decided by domain/receipt-status, not by the order of
// arrival.

import type { Instant } from '../../domain/ids.ts';
import type { Receipt } from '../../domain/message.ts';
import type { ReceiptStatus } from '../../domain/receipt-status.ts';
import { asArray, asObject } from '../json-reader.ts';
import { classifyGraphError } from './send-failure.ts';
import { id, instant, number, text } from './webhook-schema.ts';

/** Meta's status names; `played` is a voice message that was listened to. */
const statuses: ReadonlyMap<unknown, ReceiptStatus> = new Map([
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'read'],
  ['played', 'read'],
  ['failed', 'failed'],
]);

/** One item of `statuses[]`, or why it is not understood. */
export function readReceipt(raw: unknown, now: Instant): Receipt | { readonly reason: string } {
  const item = asObject(raw);
  const nativeId = id(item?.id);
  const told = statuses.get(item?.status);
  // In a group each participant has statuses of their own: one who was not reached says nothing about the message.
  const status = told === 'failed' && id(item?.recipient_participant_id) !== undefined ? 'sent' : told;
  if (item === undefined || nativeId === undefined) return { reason: 'status without id' };
  if (status === undefined) return { reason: `status ${text(item.status)?.slice(0, 40) ?? 'missing'}` };
  const outbox = id(item.biz_opaque_callback_data);
  return {
    channel: 'whatsapp',
    nativeId,
    status,
    at: instant(item.timestamp, now),
    ...(outbox === undefined ? {} : { outbox }),
    ...(status === 'failed' ? { failure: failureIn(item.errors) } : {}),
  };
}

function failureIn(errors: unknown): NonNullable<Receipt['failure']> {
  const error = asObject(asArray(errors)[0]);
  const code = number(error?.code);
  const details = text(asObject(error?.error_data)?.details);
  return classifyGraphError({
    ...(code === undefined ? {} : { code }),
    ...(details === undefined ? {} : { details }),
  });
}

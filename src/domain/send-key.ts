// The key attached to a send and echoed in its receipts: the outbox part and which attempt at it. A part that a receipt
// reported as failed may be sent again, and late receipts of the first attempt must not settle the second.

import type { OutboxId } from './ids.ts';

/** '<part>.<attempt>', at most some 25 characters: fits Telegram's and WhatsApp's opaque fields. */
export const sendKey = (id: OutboxId, attempt: number): string => `${id}.${attempt}`;

/** `attempt` is absent in keys made before attempts were part of them. Undefined: no key of ours. */
export function readSendKey(key: string): { readonly id: OutboxId; readonly attempt: number | undefined } | undefined {
  const [, id, attempt] = /^(\d{1,15})(?:\.(\d{1,6}))?$/.exec(key) ?? [];
  if (id === undefined) return undefined;
  return { id: Number(id) as OutboxId, attempt: attempt === undefined ? undefined : Number(attempt) };
}

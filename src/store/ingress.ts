// The way in, on the path the platform waits for: nothing here but inserts that share one commit.

import type { Instant } from '../domain/ids.ts';
import type { Inbound, Receipt } from '../domain/message.ts';
import type { Clock, Ingress } from '../ports.ts';
import type { Commit } from './group-commit.ts';
import { storeMessage, storeQuarantined } from './inbox.ts';
import { applyReceipt } from './receipts.ts';
import type { Sql } from './sql.ts';

/** Stores what is new and applies the receipts. Call inside a transaction. @returns the messages not seen before. */
export function storeArrivals(
  db: Sql,
  messages: readonly Inbound[],
  receipts: readonly Receipt[],
  now: Instant,
): readonly Inbound[] {
  const fresh = messages.filter((message) => storeMessage(db, message, now));
  for (const receipt of receipts) applyReceipt(db, receipt);
  return fresh;
}

/** @param wake called for each message that is now durable; it must return at once. */
export function ingressOver(db: Sql, commit: Commit, clock: Clock, wake: (message: Inbound) => void): Ingress {
  return {
    async accept(messages, receipts) {
      const now = clock.now();
      const stored = await commit(() => storeArrivals(db, messages, receipts, now));
      for (const message of stored) wake(message);
      return { stored: stored.length, repeated: messages.length - stored.length };
    },
    quarantine: (channel, raw, reason) => commit(() => storeQuarantined(db, channel, raw, reason, clock.now())),
  };
}

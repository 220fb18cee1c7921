// Stores what one webhook delivered for one account, as one synchronous write: a Durable Object sets its alarm in the
// same one.

import type { Arrived } from '../domain/arrived.ts';
import type { Instant } from '../domain/ids.ts';
import type { Inbound, Receipt } from '../domain/message.ts';
import type { Accepted } from '../ports.ts';
import { accountFor } from './accounts.ts';
import { freshOf } from './inbox.ts';
import { applyReceipt } from './receipts.ts';
import type { Sql } from './sql.ts';

/** Stores new messages, creates the accounts they belong to and applies the receipts; all or nothing. */
export const storeArrivals = (
  db: Sql,
  messages: readonly Inbound[],
  receipts: readonly Receipt[],
  now: Instant,
): Accepted & { readonly fresh: readonly Arrived[] } =>
  db.atomically(() => {
    const fresh = freshOf(db, messages, now);
    for (const { message } of fresh) accountFor(db, message, now);
    for (const receipt of receipts) applyReceipt(db, receipt, now);
    return { stored: fresh.length, repeated: messages.length - fresh.length, fresh };
  });

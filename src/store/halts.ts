// Channels whose platform refused us altogether (a dead token, a blocked account): nothing of theirs leaves meanwhile.

import { sql } from '../../db/drizzle.ts';
import { halts, outbox } from '../../db/schema/mailbox.ts';
import type { Instant } from '../domain/ids.ts';
import type { ChannelName } from '../domain/message.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

const add = statement<{ channel: ChannelName; at: Instant; reason: string }>()((db) =>
  db
    .insert(halts)
    .values({ channel: arg('channel'), at: arg('at'), reason: arg('reason') })
    .onConflictDoNothing(),
);

const clear = statement<Record<string, never>>()((db) => db.delete(halts));

const releaseHeld = statement<{ now: Instant }>()((db) =>
  db
    .update(outbox)
    .set({ status: 'queued', dueAt: arg('now'), reason: null })
    .where(sql`${outbox.status} = 'held' and ${outbox.reason} = 'halted'`),
);

/** No part of this channel leaves until the halts are lifted; what is queued stays queued. */
export function haltChannel(db: Sql, channel: ChannelName, reason: string, at: Instant): void {
  db.run(add, { channel, at, reason });
}

/** Every channel is tried again, and what was held for a halt is queued. */
export function liftHalts(db: Sql, now: Instant): void {
  db.run(clear, {});
  db.run(releaseHeld, { now });
}

// Keeps redeliveries of erased messages recognisable: stores a fingerprint of the dedupe key, not the key itself,
// because WhatsApp's keys contain the phone number.

import { sql } from '../../db/drizzle.ts';
import { identities } from '../../db/schema/accounts.ts';
import { erasedKeys, inbox } from '../../db/schema/mailbox.ts';
import { fingerprint } from '../domain/fingerprint.ts';
import type { AccountId, Instant } from '../domain/ids.ts';
import type { ChannelName } from '../domain/message.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

const theirMessages = statement<{ account: AccountId }>()((db) =>
  db
    .select({ channel: inbox.channel, nativeId: inbox.nativeId })
    .from(inbox)
    .where(
      sql`(${inbox.channel}, ${inbox.person}) in (select ${identities.channel}, ${identities.person} from ${identities} where ${identities.account} = ${arg('account')})`,
    ),
);

const keep = statement<{ fingerprint: number; at: Instant }>()((db) =>
  db
    .insert(erasedKeys)
    .values({ fingerprint: arg('fingerprint'), at: arg('at') })
    .onConflictDoNothing(),
);

/** Channel names contain no colon, so the joined text is unambiguous. */
export const arrivalFingerprint = (channel: ChannelName, nativeId: string): number =>
  fingerprint(`${channel}:${nativeId}`);

/** Call before the messages are deleted, in the same transaction. */
export function rememberErased(db: Sql, account: AccountId, at: Instant): void {
  for (const { channel, nativeId } of db.all(theirMessages, { account }))
    db.run(keep, { fingerprint: arrivalFingerprint(channel, nativeId), at });
}

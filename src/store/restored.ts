// Makes a backup fit to go on from: the service had a life after it was made, and that life is gone. Call inside one
// transaction, before anything is delivered to it.

import { sql } from '../../db/drizzle.ts';
import { identities } from '../../db/schema/accounts.ts';
import { inbox, outbox } from '../../db/schema/mailbox.ts';
import type { AccountId, InboxId, Instant } from '../domain/ids.ts';
import { eraseAccount, forgetIfErased } from './erase.ts';
import { addErasure, type Erasure, erasureKey, holdsErased, notedErasures } from './erasures.ts';
import { leaveForGood } from './household-changes.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

// What waited to be sent when the backup was made has most likely arrived since, and what may have arrived is never
// sent again.
const doubtSends = statement<Record<string, never>>()((db) =>
  db
    .update(outbox)
    .set({ status: 'unknown', reason: 'restored from a backup' })
    .where(sql`${outbox.status} in ('queued', 'sending', 'held')`)
    .returning({ id: outbox.id }),
);

const settleTheirs = statement<{ account: AccountId; at: Instant }>()((db) =>
  db
    .update(inbox)
    .set({ status: 'done', settledAt: arg('at') })
    .where(
      sql`(${inbox.channel}, ${inbox.person}) in (select ${identities.channel}, ${identities.person} from ${identities} where ${identities.account} = ${arg('account')})`,
    ),
);

/** No turn asks for this erasure; ids of turns start at 1. */
const NO_TURN = 0 as InboxId;

/** There is no lane to move anything to: no service runs on this database. */
const NOWHERE = { hash: (code: string) => code, moved: () => {} };

function eraseAgain(db: Sql, { account, at }: Erasure): void {
  db.run(settleTheirs, { account, at });
  leaveForGood({ db, account, linking: NOWHERE }, NO_TURN, at);
  eraseAccount(db, account, NO_TURN, at);
  forgetIfErased(db, account);
}

export type Resumed = {
  /** Accounts erased after the backup was made, and now here too. */
  readonly erased: number;
  /** Replies and notices that will not be sent, since they may have arrived. */
  readonly doubted: number;
};

/**
 * @param erasures as noted where the service went on. Those the backup knows already are left alone: whoever came back
 *   after erasing may have new data in it.
 */
export function resumeFromBackup(db: Sql, erasures: readonly Erasure[]): Resumed {
  const doubted = db.all(doubtSends, {}).length;
  const known = new Set(notedErasures(db).map(erasureKey));
  const since = erasures.filter((erasure) => !known.has(erasureKey(erasure)));
  let erased = 0;
  for (const erasure of since) {
    addErasure(db, erasure);
    if (!holdsErased(db, erasure)) continue;
    eraseAgain(db, erasure);
    erased += 1;
  }
  return { erased, doubted };
}

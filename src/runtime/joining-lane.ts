// The lane of an account object, with respect to joining codes: a message whose code belongs to another object is not
// answered here, since everything moves there first; codes made here are registered before anybody sees them.

import type { Clock, Mailbox } from '../ports.ts';
import { messageWaiting, nextWaiting } from '../store/inbox.ts';
import { liveCodes } from '../store/link-codes.ts';
import { guessing } from '../store/links.ts';
import type { Sql } from '../store/sql.ts';
import type { AccountName } from './account-name.ts';
import { type CodeBoard, codeSaid } from './code-board.ts';

export interface JoiningLane {
  /** As the mailbox's, but leases nothing once a code leads to another object. */
  readonly lease: Mailbox['lease'];
  /** Registers new codes; resolves once the other objects can find them. */
  publish(): Promise<void>;
  /** The object a code leads to. */
  leaving(): AccountName | undefined;
  /** Forgets that code. */
  stay(): void;
}

/** `lease` answers undefined while the account is about to move, as an empty lane does. */
export function joiningLane(sql: Sql, mailbox: Mailbox, codes: CodeBoard, clock: Clock): JoiningLane {
  const published = new Set<string>();
  let leaving: AccountName | undefined;
  return {
    async lease(account, now) {
      const id = nextWaiting(sql, account);
      const message = id === undefined ? undefined : messageWaiting(sql, id);
      const code = message === undefined ? undefined : codeSaid(message);
      if (code !== undefined && !guessing(sql, account, now)) leaving = await codes.whereIs(codes.hash(code));
      return leaving === undefined ? mailbox.lease(account, now) : undefined;
    },
    async publish() {
      const fresh = liveCodes(sql, clock.now()).filter(({ hash }) => !published.has(hash));
      if (fresh.length > 0) await codes.publish(fresh);
      for (const { hash } of fresh) published.add(hash);
    },
    leaving: () => leaving,
    stay() {
      leaving = undefined;
    },
  };
}

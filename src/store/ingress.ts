// Accepts messages while the platform waits for its 200: nothing but inserts that share one commit. Webhooks of the
// same loop turn also share one savepoint, which saves a third of an insert; if one of them fails, each is stored again
// on its own.

import type { Arrived } from '../domain/arrived.ts';
import type { AccountId } from '../domain/ids.ts';
import type { Inbound, Receipt } from '../domain/message.ts';
import type { Moved, Moving } from '../domain/moved.ts';
import type { Accepted, Clock, Ingress } from '../ports.ts';
import type { Commit } from './group-commit.ts';
import { freshOf, storeQuarantined } from './inbox.ts';
import { moveGroup } from './moved-chat.ts';
import { movePerson } from './moved-person.ts';
import { applyReceipt } from './receipts.ts';
import type { Sql } from './sql.ts';

/** `again`: accounts with a part to be sent again. */
type Stored = { readonly fresh: readonly Arrived[]; readonly again: readonly AccountId[] };

type Arrival = {
  readonly messages: readonly Inbound[];
  readonly receipts: readonly Receipt[];
  readonly stored: (what: Stored) => void;
  readonly failed: (error: unknown) => void;
};

// Bounds how long one flush holds the event loop: about 5 ms of inserts.
const MOST_TOGETHER = 512;

/**
 * @param wake called for each message that is now durable; it must return at once.
 * @param send called for each account with a part to be sent again, as a receipt told; it must return at once.
 */
export function ingressOver(
  db: Sql,
  commit: Commit,
  clock: Clock,
  wake: (arrived: Arrived) => void,
  send: (account: AccountId) => void = () => {},
): Ingress {
  let gathering: Arrival[] | undefined;

  function store({ messages, receipts }: Arrival): Stored {
    const now = clock.now();
    const fresh = freshOf(db, messages, now);
    return { fresh, again: receipts.flatMap((receipt) => applyReceipt(db, receipt, now) ?? []) };
  }

  async function storeAll(group: readonly Arrival[]): Promise<void> {
    try {
      const each = await commit(() => {
        if (gathering === group) gathering = undefined;
        return group.map((arrival) => ({ arrival, what: store(arrival) }));
      });
      for (const { arrival, what } of each) arrival.stored(what);
    } catch (error) {
      if (gathering === group) gathering = undefined;
      if (group.length === 1) group[0]?.failed(error);
      else for (const arrival of group) commit(() => store(arrival)).then(arrival.stored, arrival.failed);
    }
  }

  function gather(arrival: Arrival): void {
    if (gathering !== undefined && gathering.length < MOST_TOGETHER) {
      gathering.push(arrival);
      return;
    }
    const group = [arrival];
    gathering = group;
    void storeAll(group);
  }

  const moveGroupOrPerson = (moved: Moved): Moving =>
    moved.kind === 'group' ? moveGroup(db, moved.channel, moved.from, moved.to) : movePerson(db, moved, clock.now());

  return {
    accept: (messages, receipts) =>
      new Promise<Accepted>((resolve, failed) => {
        const stored = ({ fresh, again }: Stored): void => {
          for (const arrived of fresh) wake(arrived);
          for (const account of again) send(account);
          resolve({ stored: fresh.length, repeated: messages.length - fresh.length });
        };
        gather({ messages, receipts, stored, failed });
      }),
    move: (moved) => commit(() => moveGroupOrPerson(moved)),
    quarantine: (channel, raw, reason) => commit(() => storeQuarantined(db, channel, raw, reason, clock.now())),
  };
}

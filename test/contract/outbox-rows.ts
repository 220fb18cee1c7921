// Sends of the mailbox suites: put into the outbox as a turn does, and looked at as rows.

import type { AccountId, InboxId, Instant } from '../../src/domain/ids.ts';
import type { ReceiptStatus } from '../../src/domain/receipt-status.ts';
import type { Conversation, Departure, Mailbox, OutboxStatus } from '../../src/ports.ts';
import { rawStatement } from '../../src/store/statement.ts';
import { storeOf } from '../support/store-of.ts';
import type { OpenDatabase } from './database-harness.ts';
import { NOON } from './people.ts';

export type OutboxRow = {
  readonly status: OutboxStatus;
  readonly attempts: number;
  readonly dueAt: Instant;
  readonly nativeId: string | null;
  readonly receipt: ReceiptStatus | null;
  readonly reason: string | null;
};

const row = rawStatement<{ id: number }, OutboxRow>(
  'select status, attempts, dueAt, nativeId, receipt, reason from outbox where id = ?',
  ['id'],
);

export function outboxRow({ sql }: OpenDatabase, id: number): OutboxRow {
  const found = sql.get(row, { id });
  if (found === undefined) throw new Error(`no row ${id} in the outbox`);
  return found;
}

let turns = 1000;

/** Queues the parts of one answer, due at noon. */
export async function queue(
  { sql, commit }: OpenDatabase,
  account: AccountId,
  conversation: Conversation,
  ...texts: readonly string[]
): Promise<void> {
  turns += 1;
  const turn = turns as InboxId;
  const form = (plain: string) => ({ plain, wire: { plain }, simpler: { only: plain } });
  const parts = texts.map((plain, part) => ({ part, outgoing: form(plain), dueAt: NOON }));
  await storeOf({ sql, commit }, account).commit((tx) => tx.enqueue(conversation.id, turn, parts));
}

/** The next send, which must be there. */
export async function departed(mailbox: Mailbox, account: AccountId, now: Instant = NOON): Promise<Departure> {
  const departure = await mailbox.depart(account, now);
  if (departure === undefined) throw new Error('nothing is due');
  return departure;
}

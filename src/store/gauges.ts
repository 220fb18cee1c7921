// What the rows say about the state of the machine: how much waits, how much was sent, what went wrong.

import { sql } from 'drizzle-orm';
import { accounts } from '../../db/schema/accounts.ts';
import { halts, inbox, outbox, quarantine } from '../../db/schema/mailbox.ts';
import type { Sql } from './sql.ts';
import { statement } from './statement.ts';

type None = Record<string, never>;

const count = sql<number>`count(*)`;
const inboxByStatus = statement<None>()((db) =>
  db
    .select({ label: sql<string>`${inbox.status}`.as('label'), n: count.as('n') })
    .from(inbox)
    .groupBy(inbox.status),
);
const outboxByStatus = statement<None>()((db) =>
  db
    .select({ label: sql<string>`${outbox.status}`.as('label'), n: count.as('n') })
    .from(outbox)
    .groupBy(outbox.status),
);
const totals = [
  ['accounts', statement<None>()((db) => db.select({ n: count.as('n') }).from(accounts))],
  ['quarantined_bodies', statement<None>()((db) => db.select({ n: count.as('n') }).from(quarantine))],
  ['halted_channels', statement<None>()((db) => db.select({ n: count.as('n') }).from(halts))],
] as const;

/** Gauges as /metrics shows them. Scans two tables by status: for monitoring, not for the message path. */
export function gauges(db: Sql) {
  return [
    ...db.all(inboxByStatus, {}).map(({ label, n }) => ({ name: 'inbox', labels: { status: label }, value: n })),
    ...db.all(outboxByStatus, {}).map(({ label, n }) => ({ name: 'outbox', labels: { status: label }, value: n })),
    ...totals.map(([name, total]) => ({ name, labels: {}, value: db.get(total, {})?.n ?? 0 })),
  ];
}

// Timers on disk. A row enters the inbox in the same transaction that deletes it or moves it to its next time, so a
// crash can neither fire it twice nor lose it.

import { and, asc, eq, sql } from '../../db/drizzle.ts';
import { identities } from '../../db/schema/accounts.ts';
import { schedule } from '../../db/schema/schedule.ts';
import type { Due, DueKind, Scheduled } from '../domain/due.ts';
import type { AccountId, ConversationId, Instant, ScheduleId } from '../domain/ids.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

type Key = { account: AccountId; kind: DueKind; key: string };

const columns = {
  id: schedule.id,
  conversation: schedule.conversation,
  kind: schedule.kind,
  key: schedule.key,
  dueAt: schedule.dueAt,
  due: schedule.due,
};

/** Accounts whose channel was linked elsewhere stay inactive until it is unlinked. */
const reached = sql`exists (select 1 from ${identities} where ${identities.account} = ${schedule.account})`;

const write = statement<Key & { conversation: ConversationId; dueAt: Instant; due: string }>()((db) =>
  db
    .insert(schedule)
    .values({
      account: arg('account'),
      conversation: arg('conversation'),
      kind: arg('kind'),
      key: arg('key'),
      dueAt: arg('dueAt'),
      due: arg('due'),
    })
    .onConflictDoUpdate({
      target: [schedule.account, schedule.kind, schedule.key],
      set: { conversation: arg('conversation'), dueAt: arg('dueAt'), due: arg('due') },
    }),
);

const remove = statement<Key>()((db) =>
  db
    .delete(schedule)
    .where(and(eq(schedule.account, arg('account')), eq(schedule.kind, arg('kind')), eq(schedule.key, arg('key')))),
);

const ofKind = statement<{ account: AccountId; kind: DueKind }>()((db) =>
  db
    .select(columns)
    .from(schedule)
    .where(and(eq(schedule.account, arg('account')), eq(schedule.kind, arg('kind'))))
    .orderBy(asc(schedule.dueAt), asc(schedule.id)),
);

const fallen = statement<{ account: AccountId; now: Instant }>()((db) =>
  db
    .select(columns)
    .from(schedule)
    .where(and(eq(schedule.account, arg('account')), sql`${schedule.dueAt} <= ${arg('now')}`, reached))
    .orderBy(asc(schedule.dueAt), asc(schedule.id)),
);

const soonest = statement<{ account: AccountId }>()((db) =>
  db
    .select({ at: sql<Instant | null>`min(${schedule.dueAt})`.as('at') })
    .from(schedule)
    .where(and(eq(schedule.account, arg('account')), reached)),
);

const waiting = statement<Record<string, never>>()((db) =>
  db
    .select({ account: schedule.account, at: sql<Instant>`min(${schedule.dueAt})`.as('at') })
    .from(schedule)
    .where(reached)
    .groupBy(schedule.account),
);

type Row = Omit<Scheduled, 'due'> & { readonly id: ScheduleId; readonly due: string };

const scheduledOf = ({ kind, key, conversation, dueAt, due }: Row): Scheduled => ({
  kind,
  key,
  conversation,
  dueAt,
  due: JSON.parse(due) as Due,
});

/** Soonest first. */
export const scheduledOfKind = (db: Sql, account: AccountId, kind: DueKind): readonly Scheduled[] =>
  db.all(ofKind, { account, kind }).map(scheduledOf);

/** Replaces an existing row of the same kind and key. */
export function scheduleThat(db: Sql, account: AccountId, { kind, key, conversation, dueAt, due }: Scheduled): void {
  db.run(write, { account, kind, key, conversation, dueAt, due: JSON.stringify(due) });
}

/** Removes one timer; nothing happens when it fell due meanwhile. */
export function unscheduleThat(db: Sql, account: AccountId, kind: DueKind, key: string): void {
  db.run(remove, { account, kind, key });
}

/** Rows due at `now`, oldest first. */
export const fallenDue = (db: Sql, account: AccountId, now: Instant): readonly Scheduled[] =>
  db.all(fallen, { account, now }).map(scheduledOf);

/** When the account's next row falls due. */
export const nextScheduled = (db: Sql, account: AccountId): Instant | undefined =>
  db.get(soonest, { account })?.at ?? undefined;

/** All accounts with scheduled rows, and when the next one falls due; read once at boot. */
export const accountsScheduled = (db: Sql): readonly { readonly account: AccountId; readonly at: Instant }[] =>
  db.all(waiting, {});

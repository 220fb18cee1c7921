// What falls due by itself, on disk. A row is moved into the inbox in one transaction with its deletion, or with the move to its
// next time: a crash leaves it wholly before or wholly after, so that nothing fires twice and nothing is forgotten.

import { and, asc, eq, sql } from 'drizzle-orm';
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

/** An account whose channel joined another one rests until they part. */
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

/** Replaces what waited under the same kind and key. */
export function scheduleThat(db: Sql, account: AccountId, { kind, key, conversation, dueAt, due }: Scheduled): void {
  db.run(write, { account, kind, key, conversation, dueAt, due: JSON.stringify(due) });
}

export function unscheduleThat(db: Sql, account: AccountId, kind: DueKind, key: string): void {
  db.run(remove, { account, kind, key });
}

/** What is due at `now`, oldest first. */
export const fallenDue = (db: Sql, account: AccountId, now: Instant): readonly Scheduled[] =>
  db.all(fallen, { account, now }).map(scheduledOf);

/** When the account's next one falls due. */
export const nextScheduled = (db: Sql, account: AccountId): Instant | undefined =>
  db.get(soonest, { account })?.at ?? undefined;

/** Everybody something is scheduled for, and when their next one falls due: read once at boot. */
export const accountsScheduled = (db: Sql): readonly { readonly account: AccountId; readonly at: Instant }[] =>
  db.all(waiting, {});

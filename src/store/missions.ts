// Missions of one account: running ones, their records, and the person's feedback on the answers.

import { and, asc, desc, eq, gt, gte, isNotNull, isNull, ne, sql } from '../../db/drizzle.ts';
import { missions } from '../../db/schema/missions.ts';
import type { HardQuestion } from '../domain/hard-question.ts';
import type { AccountId, ConversationId, Instant } from '../domain/ids.ts';
import type { FoundFigure, LastMission, MissionRecord, StoredMission } from '../domain/mission-record.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

type Row = {
  id: string;
  account: AccountId;
  conversation: ConversationId;
  startedAt: Instant;
  endedAt: Instant | null;
  question: string;
  record: string;
  findings: string | null;
};

const write = statement<Row>()((db) =>
  db
    .insert(missions)
    .values({
      id: arg('id'),
      account: arg('account'),
      conversation: arg('conversation'),
      startedAt: arg('startedAt'),
      endedAt: arg('endedAt'),
      question: arg('question'),
      record: arg('record'),
      findings: arg('findings'),
    })
    .onConflictDoUpdate({
      target: missions.id,
      setWhere: eq(missions.account, arg('account')),
      set: { endedAt: arg('endedAt'), record: arg('record'), findings: arg('findings'), call: null },
    }),
);

const begin = statement<Pick<Row, 'id' | 'account' | 'conversation' | 'startedAt' | 'question'> & { call: string }>()(
  (db) =>
    db.insert(missions).values({
      id: arg('id'),
      account: arg('account'),
      conversation: arg('conversation'),
      startedAt: arg('startedAt'),
      question: arg('question'),
      record: '',
      call: arg('call'),
    }),
);

const columns = {
  id: missions.id,
  conversation: missions.conversation,
  startedAt: missions.startedAt,
  endedAt: missions.endedAt,
  question: missions.question,
  call: missions.call,
};

const byId = statement<{ id: string; account: AccountId }>()((db) =>
  db
    .select(columns)
    .from(missions)
    .where(and(eq(missions.id, arg('id')), eq(missions.account, arg('account')))),
);

// The partial index missionsRunning holds only running missions, which are few.
const running = statement<{ account: AccountId }>()((db) =>
  db
    .select(columns)
    .from(missions)
    .where(and(isNull(missions.endedAt), eq(missions.account, arg('account'))))
    .orderBy(asc(missions.startedAt)),
);

const accountsRunning = statement<Record<string, never>>()((db) =>
  db.selectDistinct({ account: missions.account }).from(missions).where(isNull(missions.endedAt)),
);

const stop = statement<{ id: string; account: AccountId; at: Instant }>()((db) =>
  db
    .update(missions)
    .set({ endedAt: arg('at'), call: null })
    .where(and(eq(missions.id, arg('id')), eq(missions.account, arg('account')), isNull(missions.endedAt))),
);

const latest = statement<Pick<Row, 'account' | 'conversation'> & { most: number }>()((db) =>
  db
    .select({
      id: missions.id,
      endedAt: missions.endedAt,
      question: missions.question,
      record: missions.record,
      findings: missions.findings,
    })
    .from(missions)
    .where(
      and(
        eq(missions.account, arg('account')),
        eq(missions.conversation, arg('conversation')),
        isNotNull(missions.endedAt),
        ne(missions.record, ''),
      ),
    )
    .orderBy(desc(missions.startedAt))
    .limit(arg('most')),
);

const rate = statement<{ id: string; account: AccountId; feedback: 'up' | 'down' }>()((db) =>
  db
    .update(missions)
    .set({ feedback: arg('feedback') })
    .where(and(eq(missions.id, arg('id')), eq(missions.account, arg('account'))))
    .returning({ id: missions.id }),
);

const follow = statement<Pick<Row, 'account' | 'conversation'> & { text: string; since: Instant }>()((db) =>
  db
    .update(missions)
    .set({ followup: arg('text') })
    .where(
      and(
        eq(missions.account, arg('account')),
        eq(missions.conversation, arg('conversation')),
        gte(missions.endedAt, arg('since')),
        isNull(missions.followup),
      ),
    ),
);

const ended = statement<{ since: Instant }>()((db) =>
  db
    .select({
      record: missions.record,
      feedback: missions.feedback,
      followup: missions.followup,
      quality: missions.quality,
    })
    .from(missions)
    .where(and(isNotNull(missions.endedAt), gt(missions.endedAt, arg('since')), ne(missions.record, '')))
    .orderBy(asc(missions.startedAt)),
);

const forget = statement<{ before: Instant }>()((db) =>
  db.delete(missions).where(sql`${missions.endedAt} is not null and ${missions.endedAt} < ${arg('before')}`),
);

const newestStart = statement<Pick<Row, 'account' | 'conversation'>>()((db) =>
  db
    .select({ startedAt: missions.startedAt })
    .from(missions)
    .where(and(eq(missions.account, arg('account')), eq(missions.conversation, arg('conversation'))))
    .orderBy(desc(missions.startedAt))
    .limit(1),
);

/** Orders missions of a conversation by start, even when the clock does not move (terminal, tests). */
function ownStart(db: Sql, account: AccountId, conversation: ConversationId, at: Instant): Instant {
  const newest = db.get(newestStart, { account, conversation })?.startedAt;
  return newest === undefined ? at : Math.max(at, newest + 1);
}

type Ended = {
  readonly conversation: ConversationId;
  readonly question: HardQuestion;
  readonly record: MissionRecord;
  readonly found: readonly FoundFigure[] | undefined;
};

/** Writes an ended mission as one row. */
export function keepMission(db: Sql, account: AccountId, { conversation, question, record, found }: Ended): void {
  db.run(write, {
    id: record.missao_id,
    account,
    conversation,
    startedAt: ownStart(db, account, conversation, record.timestamp_inicio),
    endedAt: record.timestamp_fim,
    question: JSON.stringify(question),
    record: JSON.stringify(record),
    findings: found === undefined ? null : JSON.stringify(found),
  });
}

/** Records a mission that starts now. */
export function beginMission(
  db: Sql,
  account: AccountId,
  { id, conversation, startedAt, question, call }: Omit<StoredMission, 'endedAt'> & { readonly call: string },
): void {
  const own = ownStart(db, account, conversation, startedAt);
  db.run(begin, { id, account, conversation, startedAt: own, question: JSON.stringify(question), call });
}

type Told = Omit<StoredMission, 'question'> & { readonly question: string };

const told = (row: Told): StoredMission => ({ ...row, question: JSON.parse(row.question) as HardQuestion });

/** Undefined for an id of another account. */
export function missionById(db: Sql, account: AccountId, id: string): StoredMission | undefined {
  const row = db.get(byId, { id, account });
  return row && told(row);
}

/** Missions begun and not ended, to be resumed after a restart. */
export const missionsRunning = (db: Sql, account: AccountId): readonly StoredMission[] =>
  db.all(running, { account }).map(told);

/** Accounts with running missions, read when a process or an object starts. */
export const accountsStudying = (db: Sql): readonly AccountId[] =>
  db.all(accountsRunning, {}).map(({ account }) => account);

/** Ends a running mission without an answer; one that ended already is left alone. */
export const stopMission = (db: Sql, account: AccountId, id: string, at: Instant): void =>
  db.run(stop, { id, account, at });

const lastOf = ({
  id,
  question,
  record,
  findings,
}: Pick<Row, 'id' | 'question' | 'record' | 'findings'>): LastMission => ({
  id,
  status: (JSON.parse(record) as MissionRecord).status_final,
  question: JSON.parse(question) as HardQuestion,
  ...(findings === null ? {} : { found: JSON.parse(findings) as readonly FoundFigure[] }),
});

/** The newest ended missions of the conversation, the newest first; none that ended before `since`. */
export const lastMissions = (
  db: Sql,
  account: AccountId,
  conversation: ConversationId,
  { since, most }: { readonly since: Instant; readonly most: number },
): readonly LastMission[] =>
  db
    .all(latest, { account, conversation, most })
    // Called on every turn, also long after a mission: the JSON of an old one is not parsed.
    .filter(({ endedAt }) => endedAt !== null && endedAt >= since)
    .map(lastOf);

/** @returns whether that mission exists. */
export const rateMission = (db: Sql, account: AccountId, id: string, feedback: 'up' | 'down'): boolean =>
  db.all(rate, { id, account, feedback }).length > 0;

/** Records the first follow-up to an answer no older than `since`. */
export const followMission = (
  db: Sql,
  account: AccountId,
  conversation: ConversationId,
  text: string,
  since: Instant,
): void => db.run(follow, { account, conversation, text, since });

/** Of every account, for the weekly report; oldest first. */
export const endedMissions = (db: Sql, since: Instant): readonly MissionRecord[] =>
  db.all(ended, { since }).map(({ record, feedback, followup, quality }) => ({
    ...(JSON.parse(record) as MissionRecord),
    feedback_usuario: feedback,
    query_followup: followup,
    qualidade_resposta: quality,
  }));

/** Deletes the records of missions that ended before an instant, of every account. */
export const forgetMissions = (db: Sql, before: Instant): void => db.run(forget, { before });

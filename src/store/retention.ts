// Retention periods (docs/privacy.md): trash 30 days; settled messages and sends 30 days, well past the week in which a
// platform may redeliver; quarantined bodies 90 days; unconfirmed statements one day; missions and tool calls half a
// year; notes of erasures a year, the longest a backup should be kept; conversation history until erased.

import { sql } from '../../db/drizzle.ts';
import { erasures } from '../../db/schema/accounts.ts';
import { clientAnswers } from '../../db/schema/client-answers.ts';
import { events } from '../../db/schema/conversation.ts';
import { importDrafts } from '../../db/schema/ledger.ts';
import { erasedKeys, inbox, outbox, quarantine } from '../../db/schema/mailbox.ts';
import { items } from '../../db/schema/memories.ts';
import type { Instant } from '../domain/ids.ts';
import { forgetMissions } from './missions.ts';
import type { Sql } from './sql.ts';
import { arg, rawStatement, statement } from './statement.ts';
import { forgetOldToolResults } from './tool-results.ts';
import { forgetWordsOf } from './unused-words.ts';

const DAY_MS = 86_400_000;
export const ERASURES_KEPT_MS = 365 * DAY_MS;

type Before = { before: Instant };

const emptyTrash = statement<Before>()((db) =>
  db
    .delete(items)
    .where(sql`${items.trashedAt} is not null and ${items.trashedAt} < ${arg('before')}`)
    .returning({
      account: items.account,
      title: items.title,
      body: items.body,
      names: items.names,
      topics: items.topics,
      about: items.about,
    }),
);
// Keeps the newest row: its id is a turn id that undo, ledger and history refer to, and SQLite would reuse it in an
// empty table.
const forgetMessages = statement<Before>()((db) =>
  db
    .delete(inbox)
    .where(
      sql`${inbox.status} in ('done', 'quarantined') and ${inbox.settledAt} < ${arg('before')} and ${inbox.id} < (select max(id) from inbox)`,
    ),
);
const forgetSends = statement<Before>()((db) =>
  db
    .delete(outbox)
    .where(sql`${outbox.status} in ('sent', 'failed', 'unknown') and ${outbox.dueAt} < ${arg('before')}`),
);
const forgetErasedKeys = statement<Before>()((db) =>
  db.delete(erasedKeys).where(sql`${erasedKeys.at} < ${arg('before')}`),
);
const forgetErasures = statement<Before>()((db) => db.delete(erasures).where(sql`${erasures.at} < ${arg('before')}`));

const forgetQuarantine = statement<Before>()((db) =>
  db.delete(quarantine).where(sql`${quarantine.receivedAt} < ${arg('before')}`),
);

const forgetDrafts = statement<Before>()((db) =>
  db.delete(importDrafts).where(sql`${importDrafts.at} < ${arg('before')}`),
);
const forgetAnswers = statement<Before>()((db) =>
  db.delete(clientAnswers).where(sql`${clientAnswers.until} < ${arg('before')}`),
);

/** A tool call and its result share turn and time, so they are deleted together. */
const forgetToolEvents = statement<Before>()((db) =>
  db.delete(events).where(sql`${events.kind} in ('tool_use', 'tool_result') and ${events.at} < ${arg('before')}`),
);

type Oldest = {
  kept: Instant | null;
  bodies: Instant | null;
  drafts: Instant | null;
  answers: Instant | null;
  missions: Instant | null;
  tools: Instant | null;
  erasures: Instant | null;
};

const oldest = rawStatement<Record<string, never>, Oldest>(
  `select (select min(at) from (
      select min(trashedAt) as at from items where trashedAt is not null
      union all select min(settledAt) from inbox where status in ('done', 'quarantined') and id < (select max(id) from inbox)
      union all select min(at) from erasedKeys
      union all select min(dueAt) from outbox where status in ('sent', 'failed', 'unknown'))) as kept,
    (select min(receivedAt) from quarantine) as bodies,
    (select min(at) from importDrafts) as drafts,
    (select min(until) from clientAnswers) as answers,
    (select min(endedAt) from missions) as missions,
    (select min(at) from events where kind in ('tool_use', 'tool_result')) as tools,
    (select min(at) from erasures) as erasures`,
  [],
);

/** When the next row expires, for callers that cannot check every day; undefined when none will. Scans the tables. */
export function sweepDue(db: Sql): Instant | undefined {
  const {
    kept = null,
    bodies = null,
    drafts = null,
    answers = null,
    missions = null,
    tools = null,
    erasures = null,
  } = db.get(oldest, {}) ?? {};
  const after = (at: Instant | null, ms: number): Instant[] => (at === null ? [] : [at + ms + 1]);
  const dues = [
    ...after(kept, 30 * DAY_MS),
    ...after(bodies, 90 * DAY_MS),
    ...after(drafts, DAY_MS),
    ...after(answers, 0),
    ...after(missions, 180 * DAY_MS),
    ...after(tools, 180 * DAY_MS),
    ...after(erasures, ERASURES_KEPT_MS),
  ];
  return dues.length === 0 ? undefined : Math.min(...dues);
}

/** Deletes expired rows. Call once a day, inside a transaction. */
export function sweep(db: Sql, now: Instant): void {
  const month = { before: now - 30 * DAY_MS };
  forgetWordsOf(db, db.all(emptyTrash, month));
  db.run(forgetMessages, month);
  db.run(forgetSends, month);
  db.run(forgetErasedKeys, month);
  db.run(forgetQuarantine, { before: now - 90 * DAY_MS });
  forgetMissions(db, now - 180 * DAY_MS);
  db.run(forgetToolEvents, { before: now - 180 * DAY_MS });
  db.run(forgetErasures, { before: now - ERASURES_KEPT_MS });
  db.run(forgetDrafts, { before: now - DAY_MS });
  db.run(forgetAnswers, { before: now });
  forgetOldToolResults(db, now);
}

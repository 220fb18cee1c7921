// The admin's audit log: who changed what, and the previous value. Append-only.

import { desc } from '../../db/drizzle.ts';
import { audit } from '../../db/schema/platform.ts';
import type { Instant } from '../domain/ids.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

export type AuditLine = {
  readonly at: Instant;
  readonly who: string;
  /** 'agent.change', 'instructions.write', 'conversation.reveal', 'signin'… */
  readonly action: string;
  readonly subject: string;
  readonly before: string;
  readonly after: string;
};

/** When and by whom. */
export type AuditStamp = Pick<AuditLine, 'at' | 'who'>;

const add = statement<AuditLine>()((db) =>
  db.insert(audit).values({
    at: arg('at'),
    who: arg('who'),
    action: arg('action'),
    subject: arg('subject'),
    before: arg('before'),
    after: arg('after'),
  }),
);

const newest = statement<{ limit: number }>()((db) =>
  db
    .select({
      at: audit.at,
      who: audit.who,
      action: audit.action,
      subject: audit.subject,
      before: audit.before,
      after: audit.after,
    })
    .from(audit)
    .orderBy(desc(audit.id))
    .limit(arg('limit')),
);

/** Call in the same transaction as the audited change. */
export const writeAudit = (db: Sql, line: AuditLine): void => db.run(add, line);

/** Newest first. */
export const auditLines = (db: Sql, limit: number): readonly AuditLine[] => db.all(newest, { limit });

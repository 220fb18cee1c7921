// The texts of the three levels of instructions. A text is never changed: writing adds a version, which is used from the
// next message of every conversation on. Each change is audited: call inside a transaction.

import { and, desc, eq } from '../../db/drizzle.ts';
import { instructions } from '../../db/schema/platform.ts';
import { type Level, MOST_INSTRUCTIONS } from '../domain/agent.ts';
import type { Instant } from '../domain/ids.ts';
import { type AuditStamp, writeAudit } from './audit.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

export type Owner = { readonly level: Level; readonly owner: number };

export type Version = {
  readonly version: number;
  readonly content: string;
  readonly at: Instant;
  readonly by: string;
};

const newest = statement<Owner & { limit: number }>()((db) =>
  db
    .select({
      version: instructions.version,
      content: instructions.content,
      at: instructions.at,
      by: instructions.by,
    })
    .from(instructions)
    .where(and(eq(instructions.level, arg('level')), eq(instructions.owner, arg('owner'))))
    .orderBy(desc(instructions.version))
    .limit(arg('limit')),
);
const addVersion = statement<Owner & Version>()((db) =>
  db.insert(instructions).values({
    level: arg('level'),
    owner: arg('owner'),
    version: arg('version'),
    content: arg('content'),
    at: arg('at'),
    by: arg('by'),
  }),
);

/** Newest first. */
export const versionsOf = (db: Sql, of: Owner, limit: number): readonly Version[] => db.all(newest, { ...of, limit });

/**
 * Unchanged text creates no version.
 * @throws over 5,000 characters.
 */
export function writeVersion(db: Sql, of: Owner, content: string, { at, who }: AuditStamp): void {
  if (content.length > MOST_INSTRUCTIONS) throw new Error(`${content.length} characters in one level`);
  const [last] = versionsOf(db, of, 1);
  if ((last?.content ?? '') === content) return;
  db.run(addVersion, { ...of, version: (last?.version ?? 0) + 1, content, at, by: who });
  writeAudit(db, {
    at,
    who,
    action: 'instructions.write',
    subject: `${of.level}:${of.owner}`,
    before: last?.content ?? '',
    after: content,
  });
}

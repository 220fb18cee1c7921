// Tool results of one account, cached for minutes. Any write of the account drops them all, so none can be stale.

import { eq, lt, sql } from '../../db/drizzle.ts';
import { toolResults } from '../../db/schema/memories.ts';
import type { AccountId, Instant } from '../domain/ids.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

type Key = { account: AccountId; key: string };

const read = statement<Key & { now: Instant }>()((db) =>
  db
    .select({ outcome: toolResults.outcome })
    .from(toolResults)
    .where(
      sql`${toolResults.account} = ${arg('account')} and ${toolResults.key} = ${arg('key')} and ${toolResults.until} > ${arg('now')}`,
    ),
);

const write = statement<Key & { until: Instant; outcome: string }>()((db) =>
  db
    .insert(toolResults)
    .values({ account: arg('account'), key: arg('key'), until: arg('until'), outcome: arg('outcome') })
    .onConflictDoUpdate({
      target: [toolResults.account, toolResults.key],
      set: { until: arg('until'), outcome: arg('outcome') },
    }),
);

const forget = statement<{ account: AccountId }>()((db) =>
  db.delete(toolResults).where(eq(toolResults.account, arg('account'))),
);

const forgetOld = statement<{ before: Instant }>()((db) =>
  db.delete(toolResults).where(lt(toolResults.until, arg('before'))),
);

/** The stored outcome as JSON; undefined when it is older than its `until`, or a write dropped it. */
export const toolResult = (db: Sql, account: AccountId, key: string, now: Instant): string | undefined =>
  db.get(read, { account, key, now })?.outcome;

/** @param outcome JSON; replaces what the key held. */
export function keepToolResult(db: Sql, account: AccountId, key: string, outcome: string, until: Instant): void {
  db.run(write, { account, key, outcome, until });
}

/** Called by every write of the account, in its transaction. */
export function forgetToolResults(db: Sql, account: AccountId): void {
  db.run(forget, { account });
}

/** Of all accounts; housekeeping, never needed for correctness. */
export function forgetOldToolResults(db: Sql, now: Instant): void {
  db.run(forgetOld, { before: now });
}

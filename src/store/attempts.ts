// Rate limit for failed attempts by key (an address, a person), counted in fixed windows.

import { eq } from '../../db/drizzle.ts';
import { attempts } from '../../db/schema/platform.ts';
import { MINUTE_MS } from '../domain/durations.ts';
import type { Instant } from '../domain/ids.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

const WINDOW_MS = 15 * MINUTE_MS;

export interface Attempts {
  /** Failures of that key in the current window. */
  failures(key: string, now: Instant): number;
  failed(key: string, now: Instant): void;
  forgive(key: string): void;
}

const tries = statement<{ key: string }>()((db) =>
  db
    .select({ since: attempts.since, count: attempts.count })
    .from(attempts)
    .where(eq(attempts.key, arg('key'))),
);
const setTries = statement<{ key: string; since: Instant; count: number }>()((db) =>
  db
    .insert(attempts)
    .values({ key: arg('key'), since: arg('since'), count: arg('count') })
    .onConflictDoUpdate({ target: attempts.key, set: { since: arg('since'), count: arg('count') } }),
);
const forgive = statement<{ key: string }>()((db) => db.delete(attempts).where(eq(attempts.key, arg('key'))));

/** A key's window starts at its first failure and lasts `WINDOW_MS`. */
export function attemptsIn(db: Sql): Attempts {
  const counted = (key: string, now: Instant): { since: Instant; count: number } => {
    const row = db.get(tries, { key });
    return row === undefined || now - row.since >= WINDOW_MS ? { since: now, count: 0 } : row;
  };
  return {
    failures: (key, now) => counted(key, now).count,
    failed(key, now) {
      const { since, count } = counted(key, now);
      db.run(setTries, { key, since, count: count + 1 });
    },
    forgive: (key) => db.run(forgive, { key }),
  };
}

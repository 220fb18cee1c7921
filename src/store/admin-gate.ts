// Who is signed in to the admin, and who tried too often. Only hashes of cookies are kept; a session ends by idleness and by age.

import { eq, sql } from 'drizzle-orm';
import { adminSessions, attempts } from '../../db/schema/platform.ts';
import type { Instant } from '../domain/ids.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

const MINUTE_MS = 60_000;
/** FAULTS section 9. */
export const IDLE_MS = 15 * MINUTE_MS;
export const ABSOLUTE_MS = 8 * 60 * MINUTE_MS;
export const WINDOW_MS = 15 * MINUTE_MS;

export interface AdminGate {
  enter(session: { readonly hash: string; readonly csrf: string; readonly ip: string }, now: Instant): void;
  /** The live session of that cookie, renewed; undefined when there is none or it ended. */
  session(hash: string, now: Instant): { readonly csrf: string } | undefined;
  leave(hash: string): void;
  /** Failures of that key in the running window. */
  failures(key: string, now: Instant): number;
  failed(key: string, now: Instant): void;
  forgive(key: string): void;
}

const add = statement<{ hash: string; csrf: string; ip: string; now: Instant }>()((db) =>
  db.insert(adminSessions).values({
    hash: arg('hash'),
    csrf: arg('csrf'),
    ip: arg('ip'),
    createdAt: arg('now'),
    seenAt: arg('now'),
  }),
);
const forgetOld = statement<{ idle: Instant; absolute: Instant }>()((db) =>
  db
    .delete(adminSessions)
    .where(sql`${adminSessions.seenAt} < ${arg('idle')} or ${adminSessions.createdAt} < ${arg('absolute')}`),
);
const find = statement<{ hash: string }>()((db) =>
  db
    .select({ csrf: adminSessions.csrf, createdAt: adminSessions.createdAt, seenAt: adminSessions.seenAt })
    .from(adminSessions)
    .where(eq(adminSessions.hash, arg('hash'))),
);
const touch = statement<{ hash: string; now: Instant }>()((db) =>
  db
    .update(adminSessions)
    .set({ seenAt: arg('now') })
    .where(eq(adminSessions.hash, arg('hash'))),
);
const remove = statement<{ hash: string }>()((db) =>
  db.delete(adminSessions).where(eq(adminSessions.hash, arg('hash'))),
);
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

/** Counts of a key in one window; `WINDOW_MS` after the first it starts again. */
export function adminGate(db: Sql): AdminGate {
  const counted = (key: string, now: Instant): { since: Instant; count: number } => {
    const row = db.get(tries, { key });
    return row === undefined || now - row.since >= WINDOW_MS ? { since: now, count: 0 } : row;
  };
  return {
    enter({ hash, csrf, ip }, now) {
      db.run(forgetOld, { idle: now - IDLE_MS, absolute: now - ABSOLUTE_MS });
      db.run(add, { hash, csrf, ip, now });
    },
    session(hash, now) {
      const row = db.get(find, { hash });
      if (row === undefined || now - row.seenAt >= IDLE_MS || now - row.createdAt >= ABSOLUTE_MS) return undefined;
      if (now - row.seenAt >= MINUTE_MS) db.run(touch, { hash, now });
      return { csrf: row.csrf };
    },
    leave: (hash) => db.run(remove, { hash }),
    failures: (key, now) => counted(key, now).count,
    failed(key, now) {
      const { since, count } = counted(key, now);
      db.run(setTries, { key, since, count: count + 1 });
    },
    forgive: (key) => db.run(forgive, { key }),
  };
}

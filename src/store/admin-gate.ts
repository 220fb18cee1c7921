// Admin sessions and failed sign-ins. Only cookie hashes are stored; a session expires by idleness and by age.

import { eq, sql } from '../../db/drizzle.ts';
import { adminSessions } from '../../db/schema/platform.ts';
import { HOUR_MS, MINUTE_MS } from '../domain/durations.ts';
import type { Instant } from '../domain/ids.ts';
import { type Attempts, attemptsIn } from './attempts.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

/** FAULTS section 9. */
const IDLE_MS = 15 * MINUTE_MS;
const ABSOLUTE_MS = 8 * HOUR_MS;

export interface AdminGate extends Attempts {
  enter(session: { readonly hash: string; readonly csrf: string; readonly ip: string }, now: Instant): void;
  /** The live session of that cookie, renewed; undefined when there is none or it expired. */
  session(hash: string, now: Instant): { readonly csrf: string; readonly provenAt: Instant } | undefined;
  /** Records that the password was entered again. */
  prove(hash: string, now: Instant): void;
  leave(hash: string): void;
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
    .select({
      csrf: adminSessions.csrf,
      createdAt: adminSessions.createdAt,
      seenAt: adminSessions.seenAt,
      provenAt: adminSessions.provenAt,
    })
    .from(adminSessions)
    .where(eq(adminSessions.hash, arg('hash'))),
);
const touch = statement<{ hash: string; now: Instant }>()((db) =>
  db
    .update(adminSessions)
    .set({ seenAt: arg('now') })
    .where(eq(adminSessions.hash, arg('hash'))),
);
const setProven = statement<{ hash: string; now: Instant }>()((db) =>
  db
    .update(adminSessions)
    .set({ provenAt: arg('now') })
    .where(eq(adminSessions.hash, arg('hash'))),
);
const remove = statement<{ hash: string }>()((db) =>
  db.delete(adminSessions).where(eq(adminSessions.hash, arg('hash'))),
);

/** A session is found only while both limits hold; reading it moves its idle limit, at most once a minute. */
export function adminGate(db: Sql): AdminGate {
  return {
    enter({ hash, csrf, ip }, now) {
      db.run(forgetOld, { idle: now - IDLE_MS, absolute: now - ABSOLUTE_MS });
      db.run(add, { hash, csrf, ip, now });
    },
    session(hash, now) {
      const row = db.get(find, { hash });
      if (row === undefined || now - row.seenAt >= IDLE_MS || now - row.createdAt >= ABSOLUTE_MS) return undefined;
      if (now - row.seenAt >= MINUTE_MS) db.run(touch, { hash, now });
      return { csrf: row.csrf, provenAt: row.provenAt ?? row.createdAt };
    },
    prove: (hash, now) => db.run(setProven, { hash, now }),
    leave: (hash) => db.run(remove, { hash }),
    ...attemptsIn(db),
  };
}

// One-time codes that let a channel or a person in. Only hashes are stored; one live code per purpose and home.

import { and, eq, sql } from '../../db/drizzle.ts';
import { linkCodes } from '../../db/schema/platform.ts';
import type { Permission } from '../domain/household.ts';
import type { Instant } from '../domain/ids.ts';
import { LINK_CODE_MS } from '../domain/linking.ts';
import type { Sql } from './sql.ts';
import { arg, rawStatement, statement } from './statement.ts';

type Purpose = 'channel' | 'household';
export type LinkCode = { hash: string; purpose: Purpose; home: string; permission: Permission };

const forget = statement<{ home: string; purpose: Purpose; now: Instant }>()((db) =>
  db
    .delete(linkCodes)
    .where(
      sql`(${linkCodes.home} = ${arg('home')} and ${linkCodes.purpose} = ${arg('purpose')}) or ${linkCodes.expiresAt} <= ${arg('now')}`,
    ),
);
const keep = statement<LinkCode & { expiresAt: Instant }>()((db) =>
  db.insert(linkCodes).values({
    hash: arg('hash'),
    purpose: arg('purpose'),
    home: arg('home'),
    permission: arg('permission'),
    expiresAt: arg('expiresAt'),
  }),
);
const note = rawStatement<LinkCode & { expiresAt: Instant }, never>(
  'insert into linkCodes (hash, purpose, home, permission, expiresAt) values (?, ?, ?, ?, ?) on conflict do nothing',
  ['hash', 'purpose', 'home', 'permission', 'expiresAt'],
);
const forgetOld = rawStatement<{ now: Instant }, never>('delete from linkCodes where expiresAt <= ?', ['now']);
const live = statement<{ hash: string; purpose: Purpose; now: Instant }>()((db) =>
  db
    .select({ home: linkCodes.home, permission: linkCodes.permission })
    .from(linkCodes)
    .where(
      and(
        eq(linkCodes.hash, arg('hash')),
        eq(linkCodes.purpose, arg('purpose')),
        sql`${linkCodes.expiresAt} > ${arg('now')}`,
      ),
    ),
);

const all = statement<{ now: Instant }>()((db) =>
  db
    .select({
      hash: linkCodes.hash,
      purpose: linkCodes.purpose,
      home: linkCodes.home,
      permission: linkCodes.permission,
    })
    .from(linkCodes)
    .where(sql`${linkCodes.expiresAt} > ${arg('now')}`),
);
const whose = statement<{ hash: string; now: Instant }>()((db) =>
  db
    .select({ home: linkCodes.home })
    .from(linkCodes)
    .where(and(eq(linkCodes.hash, arg('hash')), sql`${linkCodes.expiresAt} > ${arg('now')}`)),
);

/** Also deletes expired codes of every account. */
export const dropCodesOf = (db: Sql, home: string, purpose: Purpose, now: Instant): void =>
  db.run(forget, { home, purpose, now });

/** Replaces the previous code of the same purpose. */
export function keepCode(db: Sql, code: LinkCode, now: Instant): void {
  dropCodesOf(db, code.home, code.purpose, now);
  db.run(keep, { ...code, expiresAt: now + LINK_CODE_MS });
}

/** Notes a code made by another object, without replacing other codes of the same home. */
export function noteCode(db: Sql, code: LinkCode, now: Instant): void {
  db.run(forgetOld, { now });
  db.run(note, { ...code, expiresAt: now + LINK_CODE_MS });
}

/** undefined for an unknown, used or expired code. */
export const liveCode = (
  db: Sql,
  hash: string,
  purpose: Purpose,
  now: Instant,
): { readonly home: string; readonly permission: Permission } | undefined => db.get(live, { hash, purpose, now });

/** All codes still valid. */
export const liveCodes = (db: Sql, now: Instant): readonly LinkCode[] => db.all(all, { now });

/** The home of a code, whatever its purpose. */
export const homeOfCode = (db: Sql, hash: string, now: Instant): string | undefined =>
  db.get(whose, { hash, now })?.home;

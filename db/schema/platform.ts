// What is shared by everybody and written in the admin: teams, agents, instructions of three levels, and who changed what.
// On Node in the one file; on Workers in the platform object.

import type { Level } from '../../src/domain/agent.ts';
import type { Instant } from '../../src/domain/ids.ts';
import { index, integer, primaryKey, sqliteTable, text } from '../drizzle.ts';

export const teams = sqliteTable('teams', {
  id: integer().primaryKey(),
  name: text().notNull(),
  createdAt: integer().$type<Instant>().notNull(),
  archivedAt: integer().$type<Instant>(),
});

export const agents = sqliteTable('agents', {
  id: integer().primaryKey(),
  team: integer(),
  name: text().notNull(),
  /** One line people see in the list. */
  about: text().notNull(),
  /** A model id of strategies/; '' = the configured one. */
  model: text().notNull(),
  /** ToolFamily[] as JSON: what of the notebook goes on working while this agent speaks. */
  families: text().notNull(),
  /** Folded words that suggest this agent, separated by spaces. */
  topics: text().notNull(),
  createdAt: integer().$type<Instant>().notNull(),
  archivedAt: integer().$type<Instant>(),
});

/** Append-only: the newest version of a level and owner is what holds. `owner` is 0 for the platform. */
export const instructions = sqliteTable(
  'instructions',
  {
    level: text().$type<Level>().notNull(),
    owner: integer().notNull(),
    version: integer().notNull(),
    content: text().notNull(),
    at: integer().$type<Instant>().notNull(),
    by: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.level, t.owner, t.version] })],
);

/** Append-only. `before` and `after` are JSON, '' for none. */
export const audit = sqliteTable(
  'audit',
  {
    id: integer().primaryKey(),
    at: integer().$type<Instant>().notNull(),
    who: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    before: text().notNull(),
    after: text().notNull(),
  },
  (t) => [index('auditByTime').on(t.at)],
);

/** Signed-in browsers of the admin. Only a hash of the cookie is kept. */
export const adminSessions = sqliteTable('adminSessions', {
  hash: text().primaryKey(),
  csrf: text().notNull(),
  ip: text().notNull(),
  createdAt: integer().$type<Instant>().notNull(),
  seenAt: integer().$type<Instant>().notNull(),
  /** When the password was last given; null = when it signed in. */
  provenAt: integer().$type<Instant>(),
});

/** Failed tries in the running window, by normalised address or by account. */
export const attempts = sqliteTable('attempts', {
  key: text().primaryKey(),
  since: integer().$type<Instant>().notNull(),
  count: integer().notNull(),
});

/** A short code that joins a second channel, or a second person, to an account. Only its hash is kept. */
export const linkCodes = sqliteTable('linkCodes', {
  hash: text().primaryKey(),
  purpose: text().$type<'channel' | 'household'>().notNull(),
  /** Whose it is: an account's number on Node, an object's name on Workers. */
  home: text().notNull(),
  permission: text().$type<'write' | 'read'>().notNull(),
  expiresAt: integer().$type<Instant>().notNull(),
});

/** Workers only: the accounts' objects, and the counts each told of itself last. */
export const homes = sqliteTable(
  'homes',
  {
    /** AccountName */
    name: text().primaryKey(),
    at: integer().$type<Instant>().notNull(),
    /** HomeReport as JSON. */
    report: text().notNull(),
  },
  (t) => [index('homesByTime').on(t.at)],
);

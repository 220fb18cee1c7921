// Who we talk to. An account owns memories and (later) money; identities are the channel ids that lead to it.
// Neither number is ever given out twice: what was still on its way to somebody who had everything erased must find nobody.
// Column names are their TypeScript keys throughout db/schema: a raw row is then already the typed row.

import type { AccountId, ConversationId, Instant } from '../../src/domain/ids.ts';
import type { ChannelName } from '../../src/domain/message.ts';
import { index, integer, primaryKey, sql, sqliteTable, text, uniqueIndex } from '../drizzle.ts';

export const accounts = sqliteTable(
  'accounts',
  {
    id: integer().$type<AccountId>().primaryKey({ autoIncrement: true }),
    createdAt: integer().$type<Instant>().notNull(),
    /** Everything is erased; the address stays only until the goodbye is sent (store/accounts). */
    erasedAt: integer().$type<Instant>(),
    /** Whose money this account keeps and sees: its own id with others in its household, null alone. */
    household: integer().$type<AccountId>(),
    /** What a member may do there; null with its own. */
    may: text().$type<'write' | 'read'>(),
  },
  (t) => [index('accountsByHousehold').on(t.household).where(sql`household is not null`)],
);

// WITHOUT ROWID (see the migration): one B-tree, found by the key every webhook brings.
export const identities = sqliteTable(
  'identities',
  {
    channel: text().$type<ChannelName>().notNull(),
    person: text().notNull(),
    account: integer().$type<AccountId>().notNull(),
    /** Linked here by code: the account it left, which is as it was and takes it back when they part. */
    before: integer().$type<AccountId>(),
  },
  (t) => [primaryKey({ columns: [t.channel, t.person] }), index('identitiesByAccount').on(t.account)],
);

export const conversations = sqliteTable(
  'conversations',
  {
    id: integer().$type<ConversationId>().primaryKey({ autoIncrement: true }),
    account: integer().$type<AccountId>().notNull(),
    channel: text().$type<ChannelName>().notNull(),
    chat: text().notNull(),
    person: text().notNull(),
    isGroup: integer().notNull(),
    /** Next event is lastSeq + 1: strictly increasing per conversation. */
    lastSeq: integer().notNull().default(0),
    /** The person blocked us; cleared by their next message. */
    parkedAt: integer().$type<Instant>(),
  },
  (t) => [uniqueIndex('conversationsByChat').on(t.account, t.channel, t.chat)],
);

/**
 * Accounts that were erased, so that a backup made before is not restored with them in it (store/erasures). Ids start again with the
 * database, so `createdAt` says which account of that id it was.
 */
export const erasures = sqliteTable(
  'erasures',
  {
    account: integer().$type<AccountId>().notNull(),
    createdAt: integer().$type<Instant>().notNull(),
    at: integer().$type<Instant>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.account, t.createdAt, t.at] })],
);

// What people asked us to keep, and the journal that can put any turn's writes back.
// The FTS5 table and its triggers are in a hand-written migration: drizzle has no words for virtual tables.

import { sql } from 'drizzle-orm';
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { AccountId, ConversationId, InboxId, Instant, ItemId } from '../../src/domain/ids.ts';
import type { ItemKind } from '../../src/domain/item.ts';

export const items = sqliteTable(
  'items',
  {
    id: integer().$type<ItemId>().primaryKey(),
    account: integer().$type<AccountId>().notNull(),
    kind: text().$type<ItemKind>().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Duplicate key of the folded content. */
    hash: text().notNull(),
    /** ItemMetadata as JSON, and when the source said so. */
    metadata: text(),
    knownAt: integer().$type<Instant>(),
    /** Of the work, for "filmes de 2010"; from metadata or the person's words. */
    year: integer(),
    /** Why it was kept, in the person's words. */
    reason: text().notNull().default(''),
    watchedAt: integer().$type<Instant>(),
    /** The person's mark, 0 to 10. */
    rating: real(),
    /** What search looks through beside title and body: people and other titles, genres and keywords, descriptions. */
    names: text().notNull().default(''),
    topics: text().notNull().default(''),
    about: text().notNull().default(''),
    /** Folded stems of everything above, and the title's words with one letter left out, for typos. */
    stems: text().notNull().default(''),
    near: text().notNull().default(''),
    createdAt: integer().$type<Instant>().notNull(),
    updatedAt: integer().$type<Instant>().notNull(),
    trashedAt: integer().$type<Instant>(),
  },
  (t) => [
    index('itemsByAccount').on(t.account, t.createdAt).where(sql`"trashedAt" is null`),
    index('itemsByHash').on(t.account, t.hash),
    index('itemsInTrash').on(t.trashedAt).where(sql`"trashedAt" is not null`),
  ],
);

export const journal = sqliteTable(
  'journal',
  {
    turn: integer().$type<InboxId>().primaryKey(),
    account: integer().$type<AccountId>().notNull(),
    conversation: integer().$type<ConversationId>().notNull(),
    at: integer().$type<Instant>().notNull(),
    /** Change[] as JSON, in the order done; undone in reverse. */
    changes: text().notNull(),
    undoneAt: integer().$type<Instant>(),
  },
  (t) => [index('journalByConversation').on(t.conversation, t.turn)],
);

// What people asked us to keep, and the journal that can put any turn's writes back.
// The FTS5 table and its triggers are in a hand-written migration: drizzle has no words for virtual tables.

import type { AccountId, ConversationId, InboxId, Instant, ItemId } from '../../src/domain/ids.ts';
import type { ItemKind } from '../../src/domain/item.ts';
import { index, integer, primaryKey, real, sql, sqliteTable, text } from '../drizzle.ts';

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
    /** How far it was watched, in words: 'parei no ep 4'. Null once it was seen to its end. */
    stopped: text(),
    /** What search looks through beside title and body: people and other titles, genres and keywords, descriptions. */
    names: text().notNull().default(''),
    topics: text().notNull().default(''),
    about: text().notNull().default(''),
    /** Folded stems of everything above. */
    stems: text().notNull().default(''),
    /** No longer written or read: the words table knows slips. */
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

// WITHOUT ROWID (see the migration).
/** The words an account's items are made of. `slip` is the word itself or, where typos are forgiven, the word less one letter. */
export const words = sqliteTable(
  'words',
  {
    account: integer().$type<AccountId>().notNull(),
    slip: text().notNull(),
    word: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.account, t.slip, t.word] })],
);

// WITHOUT ROWID (see the migration).
/** What a tool answered a moment ago, for the same question again. Dropped by any change the account makes. */
export const toolResults = sqliteTable(
  'toolResults',
  {
    account: integer().$type<AccountId>().notNull(),
    /** Tool and its canonical arguments. */
    key: text().notNull(),
    until: integer().$type<Instant>().notNull(),
    /** JSON. */
    outcome: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.account, t.key] })],
);

export const journal = sqliteTable(
  'journal',
  {
    turn: integer().$type<InboxId>().primaryKey(),
    account: integer().$type<AccountId>().notNull(),
    conversation: integer().$type<ConversationId>().notNull(),
    at: integer().$type<Instant>().notNull(),
    /** Change[] as JSON, in the order done; undone in reverse. Of an undoing: `{ undid, changes }`. */
    changes: text().notNull(),
    undoneAt: integer().$type<Instant>(),
  },
  (t) => [index('journalByConversation').on(t.conversation, t.turn)],
);

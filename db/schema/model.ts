// What language models cost, and what they made that is kept: summaries of conversations, vectors of items.

import type { LocalDate } from '../../src/domain/dates.ts';
import type { AccountId, ConversationId, Instant, ItemId } from '../../src/domain/ids.ts';
import type { MeteredPurpose } from '../../src/domain/model-book.ts';
import { blob, index, integer, sqliteTable, text } from '../drizzle.ts';

/** One row a call that was answered, written when it was, whatever becomes of the turn: the money is spent. */
export const modelCalls = sqliteTable(
  'modelCalls',
  {
    id: integer().primaryKey(),
    account: integer().$type<AccountId>().notNull(),
    conversation: integer().$type<ConversationId>().notNull(),
    at: integer().$type<Instant>().notNull(),
    /** On the owner's calendar: budgets are by day. */
    day: text().$type<LocalDate>().notNull(),
    purpose: text().$type<MeteredPurpose>().notNull(),
    model: text().notNull(),
    input: integer().notNull(),
    cacheRead: integer().notNull(),
    cacheWrite: integer().notNull(),
    output: integer().notNull(),
    /** 1e-9 US$. */
    nanoDollars: integer().notNull(),
    ms: integer().notNull(),
  },
  (t) => [index('modelCallsByDay').on(t.day, t.account)],
);

export const summaries = sqliteTable('summaries', {
  conversation: integer().$type<ConversationId>().primaryKey(),
  text: text().notNull(),
  /** `seq` of the last event told in it. */
  upTo: integer().notNull(),
});

/** What items mean, for search: one row an item. What another model made, or of another text, is as good as none. */
export const itemVectors = sqliteTable(
  'itemVectors',
  {
    item: integer().$type<ItemId>().primaryKey(),
    account: integer().$type<AccountId>().notNull(),
    model: text().notNull(),
    dimensions: integer().notNull(),
    /** Of the item when it was embedded. */
    updatedAt: integer().$type<Instant>().notNull(),
    /** Float32, of length one. */
    vector: blob({ mode: 'buffer' }).notNull(),
  },
  (t) => [index('itemVectorsByAccount').on(t.account)],
);

// What services of the outside answered (prices, rates): public figures, shared by everybody, nobody's data.

import type { Instant } from '../../src/domain/ids.ts';
import { integer, sqliteTable, text } from '../drizzle.ts';

export const clientAnswers = sqliteTable('clientAnswers', {
  key: text().primaryKey(),
  at: integer().$type<Instant>().notNull(),
  /** JSON. */
  value: text().notNull(),
  until: integer().$type<Instant>().notNull(),
});

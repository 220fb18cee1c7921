// The summary of the middle of a long conversation: one row, replaced when it is extended.

import { sql } from '../../db/drizzle.ts';
import { summaries } from '../../db/schema/model.ts';
import type { ConversationId } from '../domain/ids.ts';
import type { Summary } from '../domain/summary.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

const read = statement<{ conversation: ConversationId }>()((db) =>
  db
    .select({ text: summaries.text, upTo: summaries.upTo })
    .from(summaries)
    .where(sql`${summaries.conversation} = ${arg('conversation')}`),
);

const write = statement<Summary & { conversation: ConversationId }>()((db) =>
  db
    .insert(summaries)
    .values({ conversation: arg('conversation'), text: arg('text'), upTo: arg('upTo') })
    .onConflictDoUpdate({ target: summaries.conversation, set: { text: arg('text'), upTo: arg('upTo') } }),
);

/** `upTo`: the last event it covers; undefined while the conversation is short. */
export const readSummary = (db: Sql, conversation: ConversationId): Summary | undefined =>
  db.get(read, { conversation });

/** Call inside a transaction. */
export const writeSummary = (db: Sql, conversation: ConversationId, { text, upTo }: Summary): void =>
  void db.run(write, { conversation, text, upTo });

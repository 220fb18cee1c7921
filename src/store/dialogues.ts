// The open question and the last shown list of a conversation: one row each, replaced, read on every turn.

import { eq } from '../../db/drizzle.ts';
import { dialogues, shownLists } from '../../db/schema/conversation.ts';
import type { ConversationId, Instant } from '../domain/ids.ts';
import type { ShownList, StoredDialogue } from '../domain/remembered.ts';
import { longState, shortState } from './short-state.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

type Key = { conversation: ConversationId };

const read = statement<Key>()((db) =>
  db
    .select({ state: dialogues.state, expiresAt: dialogues.expiresAt })
    .from(dialogues)
    .where(eq(dialogues.conversation, arg('conversation'))),
);

const write = statement<Key & StoredDialogue>()((db) =>
  db
    .insert(dialogues)
    .values({ conversation: arg('conversation'), state: arg('state'), expiresAt: arg('expiresAt') })
    .onConflictDoUpdate({ target: dialogues.conversation, set: { state: arg('state'), expiresAt: arg('expiresAt') } }),
);

const clear = statement<Key>()((db) => db.delete(dialogues).where(eq(dialogues.conversation, arg('conversation'))));

const readList = statement<Key>()((db) =>
  db
    .select({ kind: shownLists.kind, ids: shownLists.ids, shownAt: shownLists.shownAt })
    .from(shownLists)
    .where(eq(shownLists.conversation, arg('conversation'))),
);

const writeList = statement<Key & { kind: ShownList['kind']; ids: string; shownAt: Instant }>()((db) =>
  db
    .insert(shownLists)
    .values({ conversation: arg('conversation'), kind: arg('kind'), ids: arg('ids'), shownAt: arg('shownAt') })
    .onConflictDoUpdate({
      target: shownLists.conversation,
      set: { kind: arg('kind'), ids: arg('ids'), shownAt: arg('shownAt') },
    }),
);

/** The state as JSON; it may have expired, which the machine decides. Undefined when nothing is open. */
export function readDialogue(db: Sql, conversation: ConversationId): StoredDialogue | undefined {
  const row = db.get(read, { conversation });
  return row && { state: longState(row.state), expiresAt: row.expiresAt };
}

/** null = idle. */
export function writeDialogue(db: Sql, conversation: ConversationId, dialogue: StoredDialogue | null): void {
  if (dialogue === null) db.run(clear, { conversation });
  else db.run(write, { conversation, state: shortState(dialogue.state), expiresAt: dialogue.expiresAt });
}

/** Ids or keys in the order shown: number 1 is the first. Not checked for age. */
export function readShownList(db: Sql, conversation: ConversationId): ShownList | undefined {
  const row = db.get(readList, { conversation });
  if (row === undefined) return undefined;
  const { kind, ids, shownAt } = row;
  return kind === 'item' || kind === 'lancamento'
    ? { kind, ids: JSON.parse(ids) as number[], shownAt }
    : { kind, keys: JSON.parse(ids) as string[], shownAt };
}

/** Replaces the list on the screen of this conversation. Call inside a transaction. */
export function writeShownList(db: Sql, conversation: ConversationId, list: ShownList): void {
  const ids = JSON.stringify('ids' in list ? list.ids : list.keys);
  db.run(writeList, { conversation, kind: list.kind, ids, shownAt: list.shownAt });
}

// Limits an account to its own conversations. Rows keyed by conversation alone are read through here, so another
// account's conversation id returns nothing.

import type { AccountId, ConversationId } from '../domain/ids.ts';
import { conversationWithId } from './conversations.ts';
import type { Sql } from './sql.ts';

export type OwnConversations = {
  /** The result of `read` for one of the account's own; undefined for any other. */
  in<T>(conversation: ConversationId, read: () => T): T | undefined;
  /** The same id; throws for another account's, which no caller can have legitimately. */
  mine(conversation: ConversationId): ConversationId;
};

/** A conversation never changes accounts, so look-ups are cached. */
export function ownConversations(db: Sql, account: AccountId): OwnConversations {
  const known = new Set<ConversationId>();
  function isOwn(conversation: ConversationId): boolean {
    if (known.has(conversation)) return true;
    const own = conversationWithId(db, account, conversation) !== undefined;
    if (own) known.add(conversation);
    return own;
  }
  return {
    in: (conversation, read) => (isOwn(conversation) ? read() : undefined),
    mine(conversation) {
      if (!isOwn(conversation)) throw new Error(`conversation ${conversation} is not of account ${account}`);
      return conversation;
    },
  };
}

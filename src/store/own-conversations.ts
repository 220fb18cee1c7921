// Which conversations are an account's. Rows that hang on a conversation alone are reached through here, so that a number of somebody
// else's conversation leads nowhere.

import type { AccountId, ConversationId } from '../domain/ids.ts';
import { conversationWithId } from './accounts.ts';
import type { Sql } from './sql.ts';

export type OwnConversations = {
  /** What `read` gives for one of the account's own; undefined for any other. */
  in<T>(conversation: ConversationId, read: () => T): T | undefined;
  /** The same number; throws for a conversation of somebody else's, since nobody is ever given one to write to. */
  mine(conversation: ConversationId): ConversationId;
};

/** A conversation never changes hands, so each is looked up once. */
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

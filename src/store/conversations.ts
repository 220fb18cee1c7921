// Where an account is talked with: resolves a message to a conversation, which the first message in a chat creates.

import { and, asc, eq, sql } from '../../db/drizzle.ts';
import { accounts, conversations, identities } from '../../db/schema/accounts.ts';
import type { AccountId, ConversationId, Instant } from '../domain/ids.ts';
import type { ChannelName, Inbound } from '../domain/message.ts';
import type { Conversation } from '../ports.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

const comeBack = statement<{ account: AccountId }>()((db) =>
  db
    .update(accounts)
    .set({ erasedAt: null })
    .where(eq(accounts.id, arg('account'))),
);

/** The columns `conversationOf` reads. */
export const conversationColumns = {
  id: conversations.id,
  channel: conversations.channel,
  chat: conversations.chat,
  person: conversations.person,
  isGroup: conversations.isGroup,
};

const conversationByChat = statement<{ account: AccountId; channel: ChannelName; chat: string }>()((db) =>
  db
    .select({ ...conversationColumns, parkedAt: conversations.parkedAt, erasedAt: accounts.erasedAt })
    .from(conversations)
    .innerJoin(accounts, eq(accounts.id, conversations.account))
    .where(
      and(
        eq(conversations.account, arg('account')),
        eq(conversations.channel, arg('channel')),
        eq(conversations.chat, arg('chat')),
      ),
    ),
);

const openConversation = statement<{
  account: AccountId;
  channel: ChannelName;
  chat: string;
  person: string;
  isGroup: number;
}>()((db) =>
  db
    .insert(conversations)
    .values({
      account: arg('account'),
      channel: arg('channel'),
      chat: arg('chat'),
      person: arg('person'),
      isGroup: arg('isGroup'),
    })
    .returning({ id: conversations.id }),
);

const conversationById = statement<{ account: AccountId; id: ConversationId }>()((db) =>
  db
    .select(conversationColumns)
    .from(conversations)
    .where(and(eq(conversations.account, arg('account')), eq(conversations.id, arg('id')))),
);

export const park = statement<{ id: ConversationId; at: Instant | null }>()((db) =>
  db
    .update(conversations)
    .set({ parkedAt: arg('at') })
    .where(eq(conversations.id, arg('id'))),
);

/** The conversation that the account has in a chat, if any. */
export const conversationIn = (db: Sql, account: AccountId, channel: ChannelName, chat: string) =>
  db.get(conversationByChat, { account, channel, chat })?.id;

export const moveChat = statement<{ id: ConversationId; chat: string }>()((db) =>
  db
    .update(conversations)
    .set({ chat: arg('chat') })
    .where(eq(conversations.id, arg('id'))),
);

type ConversationRow = { id: ConversationId; channel: ChannelName; chat: string; person: string; isGroup: number };

/** The row as the rest of the program knows it. */
export const conversationOf = (row: ConversationRow): Conversation => ({
  id: row.id,
  channel: row.channel,
  chat: row.chat,
  person: row.person,
  group: row.isGroup === 1,
});

/** Follows a private chat to the new id the platform gave it (phone number to business-scoped id). */
function conversationByAlias(db: Sql, account: AccountId, { channel, chat, group, aliases = [] }: Inbound) {
  if (group) return undefined;
  const known = aliases
    .map((alias) => db.get(conversationByChat, { account, channel, chat: alias }))
    .find((found) => found !== undefined);
  if (known === undefined) return undefined;
  db.run(moveChat, { id: known.id, chat });
  return { ...known, chat };
}

/** The conversation of a message. A new message ends parking and a pending erasure. Call inside a transaction. */
export function conversationFor(db: Sql, account: AccountId, message: Inbound): Conversation {
  const { channel, chat, person } = message;
  const known = db.get(conversationByChat, { account, channel, chat }) ?? conversationByAlias(db, account, message);
  if (known !== undefined) {
    if (known.parkedAt !== null) db.run(park, { id: known.id, at: null });
    if (known.erasedAt !== null) db.run(comeBack, { account });
    return conversationOf(known);
  }
  const opened = db.get(openConversation, { account, channel, chat, person, isGroup: message.group ? 1 : 0 });
  if (opened === undefined) throw new Error('insert into conversations returned no row');
  return { id: opened.id, channel, chat, person, group: message.group };
}

/** Undefined for a conversation of another account. */
export function conversationWithId(db: Sql, account: AccountId, id: ConversationId): Conversation | undefined {
  const row = db.get(conversationById, { account, id });
  return row === undefined ? undefined : conversationOf(row);
}

const conversationsOfAccount = statement<{ account: AccountId }>()((db) =>
  db
    .select(conversationColumns)
    .from(conversations)
    .where(eq(conversations.account, arg('account')))
    .orderBy(asc(conversations.id)),
);

/** On every channel, oldest first. */
export const conversationsOf = (db: Sql, account: AccountId): readonly Conversation[] =>
  db.all(conversationsOfAccount, { account }).map(conversationOf);

const conversationOnWeb = statement<{ chat: string }>()((db) =>
  db
    .select({ id: conversations.id, account: conversations.account })
    .from(identities)
    .innerJoin(conversations, eq(conversations.account, identities.account))
    .where(
      and(
        sql`${identities.channel} = 'web'`,
        eq(identities.person, arg('chat')),
        sql`${conversations.channel} = 'web'`,
        eq(conversations.chat, arg('chat')),
      ),
    ),
);

/** The web conversation of a chat; on the web, chat and person are the same id. */
export const webConversation = (db: Sql, chat: string): { id: ConversationId; account: AccountId } | undefined =>
  db.get(conversationOnWeb, { chat });

// Who an identity belongs to, and the conversation a message belongs to. First contact makes both.

import { and, eq, sql } from 'drizzle-orm';
import { accounts, conversations, identities } from '../../db/schema/accounts.ts';
import type { AccountId, ConversationId, Instant } from '../domain/ids.ts';
import type { ChannelName, Inbound } from '../domain/message.ts';
import type { Conversation } from '../ports.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

type Identity = { channel: ChannelName; person: string };

const accountOfIdentity = statement<Identity>()((db) =>
  db
    .select({ account: identities.account })
    .from(identities)
    .where(and(eq(identities.channel, arg('channel')), eq(identities.person, arg('person')))),
);

const openAccount = statement<{ createdAt: Instant }>()((db) =>
  db
    .insert(accounts)
    .values({ createdAt: arg('createdAt') })
    .returning({ id: accounts.id }),
);

const addIdentity = statement<Identity & { account: AccountId }>()((db) =>
  db
    .insert(identities)
    .values({
      channel: arg('channel'),
      person: arg('person'),
      account: arg('account'),
    })
    .onConflictDoNothing(),
);

const comeBack = statement<{ account: AccountId }>()((db) =>
  db
    .update(accounts)
    .set({ erasedAt: null })
    .where(and(eq(accounts.id, arg('account')), sql`${accounts.erasedAt} is not null`)),
);

const columns = {
  id: conversations.id,
  channel: conversations.channel,
  chat: conversations.chat,
  person: conversations.person,
  isGroup: conversations.isGroup,
};

const conversationByChat = statement<{ account: AccountId; channel: ChannelName; chat: string }>()((db) =>
  db
    .select({ ...columns, parkedAt: conversations.parkedAt })
    .from(conversations)
    .where(
      and(
        eq(conversations.account, arg('account')),
        eq(conversations.channel, arg('channel')),
        eq(conversations.chat, arg('chat')),
      ),
    ),
);

const openConversation = statement<Identity & { account: AccountId; chat: string; isGroup: number }>()((db) =>
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
    .select(columns)
    .from(conversations)
    .where(and(eq(conversations.account, arg('account')), eq(conversations.id, arg('id')))),
);

export const park = statement<{ id: ConversationId; at: Instant | null }>()((db) =>
  db
    .update(conversations)
    .set({ parkedAt: arg('at') })
    .where(eq(conversations.id, arg('id'))),
);

export const moveChat = statement<{ id: ConversationId; chat: string }>()((db) =>
  db
    .update(conversations)
    .set({ chat: arg('chat') })
    .where(eq(conversations.id, arg('id'))),
);

type ConversationRow = { id: ConversationId; channel: ChannelName; chat: string; person: string; isGroup: number };

export const conversationOf = (row: ConversationRow): Conversation => ({
  id: row.id,
  channel: row.channel,
  chat: row.chat,
  person: row.person,
  group: row.isGroup === 1,
});

/** The account an identity leads to, if it ever wrote. */
export function findAccount(db: Sql, channel: ChannelName, person: string): AccountId | undefined {
  return db.get(accountOfIdentity, { channel, person })?.account;
}

/**
 * The account an identity leads to, made now if this is its first message. A platform may know one person by several ids
 * (`aliases`): any known one leads to the account, and the others are added to it. Call inside a transaction.
 */
export function accountFor(
  db: Sql,
  { channel, person, aliases = [] }: Pick<Inbound, 'channel' | 'person' | 'aliases'>,
  at: Instant,
): AccountId {
  const people = [person, ...aliases];
  let account = people.map((id) => findAccount(db, channel, id)).find((id) => id !== undefined);
  account ??= db.get(openAccount, { createdAt: at })?.id;
  if (account === undefined) throw new Error('insert into accounts returned no row');
  for (const id of people) db.run(addIdentity, { channel, person: id, account });
  return account;
}

/** The conversation a message belongs to. Writing again ends a parking and an erasure. Call inside a transaction. */
export function conversationFor(db: Sql, account: AccountId, message: Inbound): Conversation {
  const { channel, chat, person } = message;
  const known = db.get(conversationByChat, { account, channel, chat });
  if (known !== undefined) {
    if (known.parkedAt !== null) db.run(park, { id: known.id, at: null });
    db.run(comeBack, { account });
    return conversationOf(known);
  }
  const opened = db.get(openConversation, { account, channel, chat, person, isGroup: message.group ? 1 : 0 });
  if (opened === undefined) throw new Error('insert into conversations returned no row');
  return { id: opened.id, channel, chat, person, group: message.group };
}

export function conversationWithId(db: Sql, account: AccountId, id: ConversationId): Conversation | undefined {
  const row = db.get(conversationById, { account, id });
  return row === undefined ? undefined : conversationOf(row);
}

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

/** The web conversation of a chat, where chat and person are the same. */
export const webConversation = (db: Sql, chat: string): { id: ConversationId; account: AccountId } | undefined =>
  db.get(conversationOnWeb, { chat });

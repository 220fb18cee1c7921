// A chat that got another id (Telegram: a group upgraded to a supergroup; WhatsApp: a person changed number). What was said, asked and done there stays
// the conversation it was. Somebody may have written in the new chat before we learned of it: that conversation becomes
// the continuation of the old one. Call everything inside a transaction.

import { and, eq, sql } from '../../db/drizzle.ts';
import { conversations } from '../../db/schema/accounts.ts';
import type { AccountId, ConversationId } from '../domain/ids.ts';
import type { ChannelName, Inbound } from '../domain/message.ts';
import type { Moving } from '../domain/moved.ts';
import { accountOfSender } from './accounts.ts';
import { conversationIn, moveChat } from './conversations.ts';
import type { Sql } from './sql.ts';
import { arg, rawStatement, statement } from './statement.ts';

type Pair = { kept: ConversationId; later: ConversationId };
type Kept = { kept: ConversationId };

const anyGroup = statement<{ account: AccountId; channel: ChannelName }>()((db) =>
  db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.account, arg('account')),
        eq(conversations.channel, arg('channel')),
        sql`${conversations.isGroup} = 1`,
      ),
    )
    .limit(1),
);

const inChat = statement<{ channel: ChannelName; chat: string }>()((db) =>
  db
    .select({ id: conversations.id, account: conversations.account })
    .from(conversations)
    .where(and(eq(conversations.channel, arg('channel')), eq(conversations.chat, arg('chat')))),
);

// Message ids start again in the new chat: an old one would be taken for another message.
const FORGET_IDS = [
  'update events set messageId = null where conversation = ? and messageId is not null',
  `update outbox set nativeId = null where conversation = ? and nativeId is not null and status <> 'sending'`,
].map((text) => rawStatement<Kept, never>(text, ['kept']));

/** Where a conversation has one row, the later one stands: it is what the person last saw. */
const REPLACED = ['dialogues', 'shownLists', 'conversationAgents'].flatMap((table) => [
  rawStatement<Pair, never>(
    `delete from ${table} where conversation = ? and exists (select 1 from ${table} where conversation = ?)`,
    ['kept', 'later'],
  ),
  rawStatement<Pair, never>(`update ${table} set conversation = ? where conversation = ?`, ['kept', 'later']),
]);

const CONTINUED = [
  rawStatement<Pair, never>(
    `update events set conversation = ?, seq = seq + (select lastSeq from conversations where id = ?)
     where conversation = ?`,
    ['kept', 'kept', 'later'],
  ),
  rawStatement<Pair, never>(
    `update agentSwitches set conversation = ?,
       atSeq = atSeq + (select lastSeq from conversations where id = ?),
       number = number + (select coalesce(max(number), 0) from agentSwitches where conversation = ?)
     where conversation = ?`,
    ['kept', 'kept', 'kept', 'later'],
  ),
  ...['outbox', 'journal', 'schedule', 'missions', 'modelCalls'].map((table) =>
    rawStatement<Pair, never>(`update ${table} set conversation = ? where conversation = ?`, ['kept', 'later']),
  ),
  rawStatement<Pair, never>(
    `update inbox set message = json_set(message, '$.conversation', ?)
     where status in ('received', 'claimed') and json_extract(message, '$.conversation') = ?`,
    ['kept', 'later'],
  ),
  rawStatement<Pair, never>('delete from summaries where conversation = ?', ['later']),
  rawStatement<Pair, never>(
    'update conversations set lastSeq = lastSeq + (select lastSeq from conversations where id = ?) where id = ?',
    ['later', 'kept'],
  ),
  rawStatement<Pair, never>('delete from conversations where id = ?', ['later']),
];

type Place = { readonly account: AccountId; readonly id: ConversationId; readonly channel: ChannelName };

/** The conversation goes on in `chat`, with one that its account has opened there joined to its end. */
export function followChat(db: Sql, { account, id, channel }: Place, chat: string): void {
  const there = conversationIn(db, account, channel, chat);
  if (there === id) return;
  if (there !== undefined) for (const part of [...REPLACED, ...CONTINUED]) db.run(part, { kept: id, later: there });
  db.run(moveChat, { id, chat });
}

/** The same for a group that was upgraded. */
export function followUpgrade(db: Sql, place: Place, chat: string): void {
  for (const forget of FORGET_IDS) db.run(forget, { kept: place.id });
  followChat(db, place, chat);
}

/** For every account that has spoken in the group. */
export function moveGroup(db: Sql, channel: ChannelName, from: string, to: string): Moving {
  const spoken = db.all(inChat, { channel, chat: from });
  for (const { account, id } of spoken) followUpgrade(db, { account, id, channel }, to);
  return spoken.length > 0 ? 'moved' : 'unknown';
}

/** Whether a message is from a group new to its sender, who has spoken in others: it may be one of those. */
export function mayHaveMoved(db: Sql, message: Inbound): boolean {
  const { channel, chat } = message;
  const account = message.group ? accountOfSender(db, message) : undefined;
  if (account === undefined || conversationIn(db, account, channel, chat) !== undefined) return false;
  return db.get(anyGroup, { account, channel }) !== undefined;
}

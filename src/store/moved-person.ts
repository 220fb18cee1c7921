// A person whose ids changed (WhatsApp: another number, and with it another business-scoped id) keeps their notebook.
// The old ids are given up for good: the platform hands a number on to strangers. A new id that already has a notebook
// with something in it keeps it, since accounts are merged only at the person's request. Call everything inside a
// transaction.

import { and, eq } from '../../db/drizzle.ts';
import { conversations } from '../../db/schema/accounts.ts';
import type { AccountId, ConversationId, Instant } from '../domain/ids.ts';
import type { ChannelName } from '../domain/message.ts';
import type { MovedPerson, Moving } from '../domain/moved.ts';
import { findAccount } from './accounts.ts';
import { park } from './conversations.ts';
import { dropOwnWaiting, keepsNothing } from './links.ts';
import { followChat } from './moved-chat.ts';
import { releaseHeld } from './outbox.ts';
import type { Sql } from './sql.ts';
import { arg, rawStatement, statement } from './statement.ts';

type OnChannel = { account: AccountId; channel: ChannelName };
type Renamed = { channel: ChannelName; from: string; to: string; chat: string };

const placesOf = statement<OnChannel>()((db) =>
  db
    .select({ id: conversations.id, chat: conversations.chat, isGroup: conversations.isGroup })
    .from(conversations)
    .where(and(eq(conversations.account, arg('account')), eq(conversations.channel, arg('channel')))),
);
const peopleOf = rawStatement<OnChannel, { person: string }>(
  'select person from identities where account = ? and channel = ?',
  ['account', 'channel'],
);
const everyAccount = rawStatement<Record<string, never>, { id: AccountId }>('select id from accounts', []);
const renamePlace = statement<{ id: ConversationId; person: string }>()((db) =>
  db
    .update(conversations)
    .set({ person: arg('person') })
    .where(eq(conversations.id, arg('id'))),
);

// Settled messages too: erasing finds them by their person.
const renameMessages = rawStatement<Renamed, never>(
  `update inbox set person = ?, message = case
     when message = '' then ''
     when json_extract(message, '$.group') then json_set(message, '$.person', ?)
     else json_set(message, '$.person', ?, '$.chat', ?)
   end where channel = ? and person = ?`,
  ['to', 'to', 'to', 'chat', 'channel', 'from'],
);

// A linked channel goes back to the account it came from when they part, whatever its ids are by then.
const addIdentity = rawStatement<OnChannel & { person: string }, never>(
  `insert into identities (channel, person, account, before)
   values (?, ?, ?, (select before from identities where channel = ? and account = ? limit 1))
   on conflict (channel, person) do update set account = excluded.account, before = excluded.before`,
  ['channel', 'person', 'account', 'channel', 'account'],
);
const dropOthers = rawStatement<OnChannel & { kept: string }, never>(
  'delete from identities where channel = ? and account = ? and person not in (select value from json_each(?))',
  ['channel', 'account', 'kept'],
);

/** A number that was handed on: whoever had it before is known by another id as well. */
const isMereAlias = (db: Sql, id: string, other: AccountId, { channel, to }: MovedPerson): boolean =>
  id !== to.person &&
  db
    .all(peopleOf, { account: other, channel })
    .some(({ person }) => person !== to.person && !to.aliases.includes(person));

/** Whether none of the accounts of this database holds anything its person would miss. */
export const allBlank = (db: Sql): boolean => db.all(everyAccount, {}).every(({ id }) => keepsNothing(db, id));

/** Idempotent: once moved, the old ids lead nowhere. What was held for the person leaves for the new address. */
export function movePerson(db: Sql, moved: MovedPerson, now: Instant): Moving {
  const { channel, from, to } = moved;
  const account = from.map((id) => findAccount(db, channel, id)).find((found) => found !== undefined);
  if (account === undefined) return 'unknown';
  const ids = [to.person, ...to.aliases];
  for (const id of ids) {
    const other = findAccount(db, channel, id);
    if (other === undefined || other === account || isMereAlias(db, id, other, moved)) continue;
    if (!keepsNothing(db, other)) return 'kept_apart';
    dropOwnWaiting(db, other, channel, id);
  }
  for (const person of ids) db.run(addIdentity, { account, channel, person });
  db.run(dropOthers, { account, channel, kept: JSON.stringify(ids) });
  for (const id of from) db.run(renameMessages, { channel, from: id, to: to.person, chat: to.chat });
  for (const { id, chat, isGroup } of db.all(placesOf, { account, channel })) {
    db.run(renamePlace, { id, person: to.person });
    if (isGroup === 1 || !from.includes(chat)) continue;
    followChat(db, { account, id, channel }, to.chat);
    db.run(park, { id, at: null });
    releaseHeld(db, id, now);
  }
  return 'moved';
}

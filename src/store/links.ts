// Links a second channel to an account by code. Only rows of `identities` move: each account keeps its conversations,
// history and entries, so linking and unlinking are one small write in the lane of whoever asked.

import { and, eq, sql } from '../../db/drizzle.ts';
import { conversations, identities } from '../../db/schema/accounts.ts';
import { inbox } from '../../db/schema/mailbox.ts';
import type { AccountId, ConversationId, InboxId, Instant } from '../domain/ids.ts';
import type { Joining, Leftovers, LinkRepos } from '../domain/linking.ts';
import type { ChannelName } from '../domain/message.ts';
import { attemptsIn } from './attempts.ts';
import { conversationsOf, conversationWithId } from './conversations.ts';
import { householdOf } from './households.ts';
import { dropCodesOf, keepCode, liveCode } from './link-codes.ts';
import { postInternal } from './raise-due.ts';
import type { Sql } from './sql.ts';
import { arg, rawStatement, statement } from './statement.ts';

/** Wrong codes allowed per account and window (store/attempts) before codes are no longer checked. */
const MOST_TRIES = 5;

export type Linking = {
  /** The stored hash of a code. */
  readonly hash: (code: string) => string;
  /** Called inside the transaction: this identity's messages belong to this account from now on. */
  readonly moved: (to: AccountId) => void;
};

type Owner = { account: AccountId };
type OnChannel = Owner & { channel: ChannelName };

const anyoneOn = statement<OnChannel>()((db) =>
  db
    .select({ person: identities.person })
    .from(identities)
    .where(and(eq(identities.account, arg('account')), eq(identities.channel, arg('channel'))))
    .limit(1),
);
const leftOf = rawStatement<Owner, Leftovers>(
  `select (select count(*) from items where account = ? and trashedAt is null) as items,
          (select count(*) from lancamentos where account = ? and voidedAt is null) as entries,
          (select count(*) from schedule where account = ? and kind = 'reminder') as reminders,
          (select count(*) from told where account = ?)
            + (select count(*) from ownAgents where account = ? and removedAt is null) as others`,
  ['account', 'account', 'account', 'account', 'account'],
);
const move = statement<OnChannel & { to: AccountId }>()((db) =>
  db
    .update(identities)
    .set({ account: arg('to'), before: sql`coalesce(${identities.before}, ${identities.account})` })
    .where(and(eq(identities.account, arg('account')), eq(identities.channel, arg('channel')))),
);
const linkedChannels = statement<Owner>()((db) =>
  db
    .selectDistinct({ channel: identities.channel, before: identities.before })
    .from(identities)
    .where(and(eq(identities.account, arg('account')), sql`${identities.before} is not null`)),
);
const moveBack = statement<OnChannel & { before: AccountId }>()((db) =>
  db
    .update(identities)
    .set({ account: arg('before'), before: null })
    .where(and(eq(identities.account, arg('account')), eq(identities.channel, arg('channel')))),
);
const settleOwn = statement<{ prefix: string; channel: ChannelName; person: string }>()((db) =>
  db
    .update(inbox)
    .set({ status: 'done' })
    .where(
      and(
        eq(inbox.channel, arg('channel')),
        eq(inbox.person, arg('person')),
        sql`${inbox.status} = 'received' and ${inbox.nativeId} like ${arg('prefix')}`,
      ),
    ),
);
const otherChat = statement<OnChannel>()((db) =>
  db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.account, arg('account')),
        sql`${conversations.channel} <> ${arg('channel')} and ${conversations.isGroup} = 0`,
      ),
    )
    .orderBy(sql`${conversations.id} desc`)
    .limit(1),
);

const isNothing = (left: Leftovers): boolean => Object.values(left).every((count) => count === 0);

/** Whether an account holds nothing its person would miss. */
export function keepsNothing(db: Sql, account: AccountId): boolean {
  const left = db.get(leftOf, { account });
  return (left === undefined || isNothing(left)) && householdOf(db, account).role === 'alone';
}

/** Internal messages refer to rows the new account does not have. */
export function dropOwnWaiting(db: Sql, account: AccountId, channel: ChannelName, person: string): void {
  db.run(settleOwn, { prefix: `account ${account} %`, channel, person });
}

/** Whether this account entered too many wrong codes recently. */
export const guessing = (db: Sql, account: AccountId, now: Instant): boolean =>
  ['link', 'household'].some((what) => attemptsIn(db).failures(`${what} ${account}`, now) >= MOST_TRIES);

/** Bound to one account's lane. Call inside the transaction of its turn. */
export function linksOf(db: Sql, account: AccountId, { hash, moved }: Linking): LinkRepos {
  const attempts = attemptsIn(db);
  const key = `link ${account}`;

  function join(
    { conversation, turn }: { conversation: ConversationId; turn: InboxId },
    { code, leave }: { code: string; leave: boolean },
    now: Instant,
  ): Joining {
    if (attempts.failures(key, now) >= MOST_TRIES) return { kind: 'too_many_tries' };
    const home = Number(liveCode(db, hash(code), 'channel', now)?.home ?? 0) as AccountId;
    const here = conversationWithId(db, account, conversation);
    if (home === 0 || here === undefined) {
      attempts.failed(key, now);
      return { kind: 'no_such_code' };
    }
    if (home === account) return { kind: 'own_code' };
    const { channel, person } = here;
    if (db.get(anyoneOn, { account: home, channel }) !== undefined) return { kind: 'channel_taken' };
    const left = db.get(leftOf, { account });
    const behind = left === undefined || isNothing(left) ? undefined : left;
    if (behind !== undefined && !leave) return { kind: 'would_leave', left: behind };
    dropCodesOf(db, String(home), 'channel', now);
    dropOwnWaiting(db, account, channel, person);
    db.run(move, { account, channel, to: home });
    // The code's creator is notified, in case somebody else used it.
    const chat = db.get(otherChat, { account: home, channel })?.id;
    if (chat !== undefined)
      postInternal(db, home, { at: chat, key: `linked ${turn}`, body: { kind: 'linked', channel } }, now);
    moved(home);
    return { kind: 'joined', left: behind };
  }

  return {
    issue(code, now) {
      keepCode(db, { hash: hash(code), purpose: 'channel', home: String(account), permission: 'write' }, now);
    },
    join,
    conversations: () => conversationsOf(db, account),
    joined: () => [...new Set(db.all(linkedChannels, { account }).map(({ channel }) => channel))],
    part(channel) {
      const before = db.all(linkedChannels, { account }).find((one) => one.channel === channel)?.before;
      if (before === undefined || before === null) return;
      for (const { person } of db.all(anyoneOn, { account, channel })) dropOwnWaiting(db, account, channel, person);
      db.run(moveBack, { account, channel, before });
      moved(before);
    },
  };
}

// Who a message is from: resolves a sender to an account, which the first message creates.

import { and, eq, isNull, sql } from '../../db/drizzle.ts';
import { accounts, identities } from '../../db/schema/accounts.ts';
import type { AccountId, Instant } from '../domain/ids.ts';
import type { ChannelName, Inbound } from '../domain/message.ts';
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

/** The account of an identity, if it ever wrote. */
export function findAccount(db: Sql, channel: ChannelName, person: string): AccountId | undefined {
  return db.get(accountOfIdentity, { channel, person })?.account;
}

const peopleOfAccount = statement<{ account: AccountId; channel: ChannelName }>()((db) =>
  db
    .select({ person: identities.person })
    .from(identities)
    .where(and(eq(identities.account, arg('account')), eq(identities.channel, arg('channel')))),
);

export type Sender = Pick<Inbound, 'channel' | 'person' | 'aliases'>;

/** Finds an account by an alias alone, unless it also has other ids: phone numbers are reassigned to strangers. */
function accountByAlias(db: Sql, { channel, person, aliases = [] }: Sender): AccountId | undefined {
  const account = aliases.map((alias) => findAccount(db, channel, alias)).find((found) => found !== undefined);
  if (account === undefined) return undefined;
  const strange = db
    .all(peopleOfAccount, { account, channel })
    .some((known) => known.person !== person && !aliases.includes(known.person));
  return strange ? undefined : account;
}

/** The account of a sender by any of their ids, if it exists. */
export const accountOfSender = (db: Sql, sender: Sender): AccountId | undefined =>
  findAccount(db, sender.channel, sender.person) ?? accountByAlias(db, sender);

/** The account of a sender, created on their first message. Call inside a transaction. */
export function accountFor(db: Sql, sender: Sender, at: Instant): AccountId {
  const { channel, person, aliases = [] } = sender;
  const known = accountOfSender(db, sender);
  const account = known ?? db.get(openAccount, { createdAt: at })?.id;
  if (account === undefined) throw new Error('insert into accounts returned no row');
  for (const id of [person, ...aliases]) db.run(addIdentity, { channel, person: id, account });
  return account;
}

const livingAccount = statement<{ account: AccountId }>()((db) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.id, arg('account')),
        isNull(accounts.erasedAt),
        sql`exists (select 1 from ${identities} where ${identities.account} = ${accounts.id})`,
      ),
    ),
);

/**
 * Whether messages can be sent: not for an erased account, which only waits for its goodbye to leave, nor for one whose
 * channel was linked to another account.
 */
export const accountLives = (db: Sql, account: AccountId): boolean => db.get(livingAccount, { account }) !== undefined;

const anyAccount = statement<Record<string, never>>()((db) => db.select({ id: accounts.id }).from(accounts).limit(1));

/** Whether this database holds any account. */
export const hasAccounts = (db: Sql): boolean => db.get(anyAccount, {}) !== undefined;

// Changes who belongs to a household and what they may do there. The others are notified in their own inbox, so that
// the news is handled in their lane and private chat. Call inside the transaction of a turn.

import type { HouseholdNews, Permission } from '../domain/household.ts';
import type { AccountId, InboxId, Instant } from '../domain/ids.ts';
import type { NewItem } from '../domain/item.ts';
import { homeOf, householdOf, householdSize, nameOf, privateChatOf } from './households.ts';
import { addItem, itemByHash } from './items.ts';
import { keepCode } from './link-codes.ts';
import type { Linking } from './links.ts';
import { postInternal } from './raise-due.ts';
import type { Sql } from './sql.ts';
import { rawStatement } from './statement.ts';

/** The account whose turn it is, and where it is stored. */
export type AccountScope = { readonly db: Sql; readonly account: AccountId; readonly linking: Linking };

const settle = rawStatement<{ account: AccountId; household: AccountId | null; may: Permission | null }, never>(
  'update accounts set household = ?, may = ? where id = ?',
  ['household', 'may', 'account'],
);
const forgetAuthor = rawStatement<{ account: AccountId }, never>('update lancamentos set "by" = 0 where "by" = ?', [
  'account',
]);

/** @returns false for a member: only the owner invites. */
export function invite({ db, account, linking }: AccountScope, code: string, may: Permission, now: Instant): boolean {
  if (householdOf(db, account).role === 'member') return false;
  keepCode(db, { hash: linking.hash(code), purpose: 'household', home: String(account), permission: may }, now);
  return true;
}

/** @returns false when the guest is gone or has joined another household meanwhile. */
export function admit(scope: AccountScope, turn: InboxId, guest: AccountId, may: Permission, now: Instant): boolean {
  const { db, account } = scope;
  const alone = householdOf(db, guest).role === 'alone' && privateChatOf(db, guest) !== undefined;
  if (!alone || householdOf(db, account).role === 'member') return false;
  db.run(settle, { account, household: account, may: null });
  db.run(settle, { account: guest, household: account, may });
  notify(scope, guest, turn, { what: 'admitted', host: nameOf(db, account), may }, now);
  return true;
}

/** @returns false for an account that is no member. */
export function leave(scope: AccountScope, turn: InboxId, now: Instant): boolean {
  const { db, account } = scope;
  const { home } = homeOf(db, account);
  if (home === account) return false;
  release(db, account, home);
  notify(scope, home, turn, { what: 'left', name: nameOf(db, account) }, now);
  return true;
}

/**
 * Only of a member of this household; for anybody else nothing happens. The member's own earlier records return to
 * them.
 */
export function remove(scope: AccountScope, turn: InboxId, member: AccountId, now: Instant): void {
  if (!isMember(scope, member)) return;
  release(scope.db, member, scope.account);
  notify(scope, member, turn, { what: 'removed' }, now);
}

/** Only for a member of this household; for anybody else nothing happens. */
export function permit(scope: AccountScope, turn: InboxId, member: AccountId, may: Permission, now: Instant): void {
  if (!isMember(scope, member)) return;
  scope.db.run(settle, { account: member, household: scope.account, may });
  notify(scope, member, turn, { what: 'permitted', may }, now);
}

/** Copies for every other member who does not have it yet. @returns their names. */
export function share(scope: AccountScope, turn: InboxId, items: readonly NewItem[], now: Instant): readonly string[] {
  const { db, account } = scope;
  const others = householdOf(db, account).members.filter(({ me }) => !me);
  const from = nameOf(db, account);
  for (const { account: to } of others) {
    const fresh = items.filter(({ hash }) => itemByHash(db, to, hash) === undefined);
    for (const item of fresh) addItem(db, to, { ...item, at: now });
    const titles = fresh.map(({ title }) => title);
    if (fresh.length > 0) notify(scope, to, turn, { what: 'shared', from, titles }, now);
  }
  return others.map(({ name }) => name);
}

/**
 * Cuts an erased account's ties: its guests are notified, and entries it recorded in other households become anonymous.
 */
export function leaveForGood(scope: AccountScope, turn: InboxId, now: Instant): void {
  const { db, account } = scope;
  const { role, members } = householdOf(db, account);
  db.run(forgetAuthor, { account });
  db.run(settle, { account, household: null, may: null });
  if (role !== 'owner') return;
  for (const member of members.filter(({ me }) => !me)) {
    db.run(settle, { account: member.account, household: null, may: null });
    notify(scope, member.account, turn, { what: 'closed' }, now);
  }
}

/** Posts the news into the inbox of `to`, which has to wake up for it. */
export function notify(
  { db, linking }: AccountScope,
  to: AccountId,
  turn: InboxId,
  news: HouseholdNews,
  now: Instant,
): void {
  const chat = privateChatOf(db, to);
  if (chat !== undefined)
    postInternal(db, to, { at: chat, key: `household ${news.what} ${turn}`, body: { kind: 'household', news } }, now);
  linking.moved(to);
}

const isMember = ({ db, account }: AccountScope, member: AccountId): boolean =>
  member !== account && homeOf(db, member).home === account;

/** When the last member leaves, the owner lives alone again. */
function release(db: Sql, member: AccountId, home: AccountId): void {
  db.run(settle, { account: member, household: null, may: null });
  if (householdSize(db, home) < 2) db.run(settle, { account: home, household: null, may: null });
}

// Which ledger an account uses. Joining or leaving changes only `accounts.household`: a member's earlier records stay
// under their own account and reappear when they leave; what they recorded meanwhile stays in the household.

import type { Scheduled } from '../domain/due.ts';
import type {
  EntryRequest,
  Household,
  HouseholdNews,
  HouseholdRepos,
  Knocking,
  Member,
  Permission,
} from '../domain/household.ts';
import type { AccountId, ConversationId, InboxId, Instant, LancamentoId } from '../domain/ids.ts';
import type { ChannelName } from '../domain/message.ts';
import { conversationWithId } from './accounts.ts';
import { attemptsIn } from './attempts.ts';
import { addItem, itemByHash } from './items.ts';
import { dropCodesOf, keepCode, liveCode } from './link-codes.ts';
import type { Linking } from './links.ts';
import { postInternal } from './raise-due.ts';
import type { Sql } from './sql.ts';
import { rawStatement } from './statement.ts';
import { tellThat, toldOf } from './told.ts';

/** Wrong codes allowed per account and window (store/attempts) before codes are no longer checked. */
const MOST_TRIES = 5;
const MOST_NAME = 40;

type Owner = { account: AccountId };

const livesIn = rawStatement<Owner, { household: AccountId | null; may: Permission | null }>(
  'select household, may from accounts where id = ?',
  ['account'],
);
const membersOf = rawStatement<
  { home: AccountId },
  { account: AccountId; channel: ChannelName; may: Permission | null }
>(
  `select a.id as account, a.may, (select i.channel from identities i where i.account = a.id limit 1) as channel
   from accounts a where a.household = ? order by a.may is not null, a.id`,
  ['home'],
);
const settle = rawStatement<Owner & { household: AccountId | null; may: Permission | null }, never>(
  'update accounts set household = ?, may = ? where id = ?',
  ['household', 'may', 'account'],
);
const recorders = rawStatement<Owner & { ids: string }, { id: LancamentoId; by: AccountId }>(
  'select id, "by" from lancamentos where account = ? and id in (select value from json_each(?))',
  ['account', 'ids'],
);
const entriesOf = rawStatement<Owner, { n: number }>(
  'select count(*) as n from lancamentos where account = ? and voidedAt is null',
  ['account'],
);
const privateChat = rawStatement<Owner, { id: ConversationId }>(
  'select id from conversations where account = ? and isGroup = 0 order by id desc limit 1',
  ['account'],
);
const forgetAuthor = rawStatement<Owner, never>('update lancamentos set "by" = 0 where "by" = ?', ['account']);

/** The household's owner and this account's permission. One look-up by row id. */
export function homeOf(db: Sql, account: AccountId): { readonly home: AccountId; readonly may: Permission } {
  const row = db.get(livesIn, { account });
  const home = row?.household ?? account;
  return { home, may: home === account ? 'write' : (row?.may ?? 'read') };
}

const nameOf = (db: Sql, account: AccountId): string =>
  String(toldOf(db, account, 'perfil').find(({ key }) => key === 'name')?.value.value ?? '');

export function householdOf(db: Sql, account: AccountId): Household {
  const home = db.get(livesIn, { account })?.household ?? null;
  if (home === null) return { role: 'alone', may: 'write', members: [] };
  const members = db.all(membersOf, { home }).map(
    (row): Member => ({
      account: row.account,
      name: nameOf(db, row.account),
      channel: row.channel,
      role: row.account === home ? 'owner' : 'member',
      may: row.may ?? 'write',
      me: row.account === account,
    }),
  );
  return { role: home === account ? 'owner' : 'member', may: homeOf(db, account).may, members };
}

/** Which other member recorded each of these; empty for an account that lives alone. */
export function authorsOf(
  db: Sql,
  account: AccountId,
  ids: readonly LancamentoId[],
): ReadonlyMap<LancamentoId, Member> {
  const { members } = householdOf(db, account);
  if (members.length < 2 || ids.length === 0) return new Map();
  const [owner] = members;
  const home = owner?.account ?? account;
  const others = new Map(members.filter(({ me }) => !me).map((member) => [member.account, member]));
  const rows = db.all(recorders, { account: home, ids: JSON.stringify(ids) });
  return new Map(
    rows.flatMap(({ id, by }) => {
      const member = others.get(by ?? home);
      return member === undefined ? [] : [[id, member] as const];
    }),
  );
}

/**
 * Recurring entries fall due in the owner's account and are announced there; a leaving member takes none along.
 * Conversations of other members are never written to; the owner's private chat is used instead.
 */
export function scheduleOwner(
  db: Sql,
  account: AccountId,
  { kind, conversation }: Pick<Scheduled, 'kind' | 'conversation'>,
): { readonly owner: AccountId; readonly conversation: ConversationId } {
  const home = kind === 'recurring' ? homeOf(db, account).home : account;
  const here = conversationWithId(db, home, conversation) ?? db.get(privateChat, { account: home });
  return { owner: home, conversation: here?.id ?? conversation };
}

/**
 * Cuts an erased account's ties: its guests are notified, and entries it recorded in other households become anonymous.
 */
export function leaveForGood(
  db: Sql,
  account: AccountId,
  turn: InboxId,
  now: Instant,
  moved: (to: AccountId) => void,
): void {
  const { role, members } = householdOf(db, account);
  db.run(forgetAuthor, { account });
  db.run(settle, { account, household: null, may: null });
  if (role !== 'owner') return;
  for (const member of members.filter(({ me }) => !me)) {
    db.run(settle, { account: member.account, household: null, may: null });
    tell(db, member.account, turn, { what: 'closed' }, now);
    moved(member.account);
  }
}

/** Posts into the member's own inbox, so that it is handled in their lane and private chat. */
function tell(db: Sql, to: AccountId, turn: InboxId, news: HouseholdNews, now: Instant): void {
  const chat = db.get(privateChat, { account: to })?.id;
  if (chat !== undefined)
    postInternal(db, to, chat, `household ${news.what} ${turn}`, { kind: 'household', news }, now);
}

/** Bound to one account's lane. Call inside the transaction of its turn. */
export function householdRepos(db: Sql, account: AccountId, { hash, moved }: Linking): HouseholdRepos {
  const attempts = attemptsIn(db);
  const key = `household ${account}`;
  const notify = (to: AccountId, turn: InboxId, news: HouseholdNews, now: Instant): void => {
    tell(db, to, turn, news, now);
    moved(to);
  };
  const isMember = (member: AccountId): boolean => member !== account && homeOf(db, member).home === account;
  /** When the last member leaves, the owner lives alone again. */
  function release(member: AccountId, home: AccountId): void {
    db.run(settle, { account: member, household: null, may: null });
    if (db.all(membersOf, { home }).length < 2) db.run(settle, { account: home, household: null, may: null });
  }

  function keepName(name: string, now: Instant): void {
    const clean = name.replaceAll(/\s+/gu, ' ').trim().slice(0, MOST_NAME);
    if (clean !== '' && nameOf(db, account) === '') tellThat(db, account, 'perfil', 'name', { value: clean }, now);
  }

  function requestEntry(
    { conversation, turn }: { conversation: ConversationId; turn: InboxId },
    { code, name, confirmed }: EntryRequest,
    now: Instant,
  ): Knocking {
    if (attempts.failures(key, now) >= MOST_TRIES) return { kind: 'too_many_tries' };
    const invitation = liveCode(db, hash(code), 'household', now);
    if (invitation === undefined || conversationWithId(db, account, conversation) === undefined) {
      attempts.failed(key, now);
      return { kind: 'no_such_invitation' };
    }
    const { permission: may } = invitation;
    const host = Number(invitation.home) as AccountId;
    if (host === account) return { kind: 'own_invitation' };
    if (householdOf(db, account).role !== 'alone') return { kind: 'in_a_household' };
    const entries = db.get(entriesOf, { account })?.n ?? 0;
    if (!confirmed) return { kind: 'would_join', host: nameOf(db, host), may, entries };
    dropCodesOf(db, String(host), 'household', now);
    keepName(name, now);
    notify(host, turn, { what: 'knocked', guest: account, name: nameOf(db, account), may }, now);
    return { kind: 'knocked' };
  }

  return {
    invite(code, may, now) {
      if (householdOf(db, account).role === 'member') return false;
      keepCode(db, { hash: hash(code), purpose: 'household', home: String(account), permission: may }, now);
      return true;
    },
    requestEntry,
    admit(turn, guest, may, now) {
      const alone = householdOf(db, guest).role === 'alone' && db.get(privateChat, { account: guest }) !== undefined;
      if (!alone || householdOf(db, account).role === 'member') return false;
      db.run(settle, { account, household: account, may: null });
      db.run(settle, { account: guest, household: account, may });
      notify(guest, turn, { what: 'admitted', host: nameOf(db, account), may }, now);
      return true;
    },
    leave(turn, now) {
      const { home } = homeOf(db, account);
      if (home === account) return false;
      release(account, home);
      notify(home, turn, { what: 'left', name: nameOf(db, account) }, now);
      return true;
    },
    remove(turn, member, now) {
      if (!isMember(member)) return;
      release(member, account);
      notify(member, turn, { what: 'removed' }, now);
    },
    permit(turn, member, may, now) {
      if (!isMember(member)) return;
      db.run(settle, { account: member, household: account, may });
      notify(member, turn, { what: 'permitted', may }, now);
    },
    share(turn, items, now) {
      const others = householdOf(db, account).members.filter(({ me }) => !me);
      const from = nameOf(db, account);
      for (const { account: to } of others) {
        const fresh = items.filter(({ hash }) => itemByHash(db, to, hash) === undefined);
        for (const item of fresh) addItem(db, to, { ...item, at: now });
        if (fresh.length > 0) notify(to, turn, { what: 'shared', from, titles: fresh.map(({ title }) => title) }, now);
      }
      return others.map(({ name }) => name);
    },
  };
}

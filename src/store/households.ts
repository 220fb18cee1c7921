// Which ledger an account uses. Joining or leaving changes only `accounts.household`: a member's earlier records stay
// under their own account and reappear when they leave; what they recorded meanwhile stays in the household.

import type { Scheduled } from '../domain/due.ts';
import type { Household, Member, Permission } from '../domain/household.ts';
import type { AccountId, ConversationId, LancamentoId } from '../domain/ids.ts';
import type { ChannelName } from '../domain/message.ts';
import { conversationWithId } from './conversations.ts';
import type { Sql } from './sql.ts';
import { rawStatement } from './statement.ts';
import { toldOf } from './told.ts';

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
const recorders = rawStatement<Owner & { ids: string }, { id: LancamentoId; by: AccountId }>(
  'select id, "by" from lancamentos where account = ? and id in (select value from json_each(?))',
  ['account', 'ids'],
);
const privateChat = rawStatement<Owner, { id: ConversationId }>(
  'select id from conversations where account = ? and isGroup = 0 order by id desc limit 1',
  ['account'],
);
type Home = { readonly home: AccountId; readonly may: Permission; readonly alone: boolean };

/** The household's owner and this account's permission. One look-up by row id. */
export function homeOf(db: Sql, account: AccountId): Home {
  const row = db.get(livesIn, { account });
  const household = row?.household ?? null;
  const home = household ?? account;
  return { home, may: home === account ? 'write' : (row?.may ?? 'read'), alone: household === null };
}

/** '' when the person has given none. */
export const nameOf = (db: Sql, account: AccountId): string =>
  String(toldOf(db, account, 'perfil').find(({ key }) => key === 'name')?.value.value ?? '');

/** The latest private chat: where an account is written to on its own. */
export const privateChatOf = (db: Sql, account: AccountId): ConversationId | undefined =>
  db.get(privateChat, { account })?.id;

/** `members` has the owner first, and is empty for an account that lives alone. */
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

/** How many share the ledger of `home`, its owner included; 0 when the owner lives alone. */
export const householdSize = (db: Sql, home: AccountId): number => db.all(membersOf, { home }).length;

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
  const here = conversationWithId(db, home, conversation)?.id ?? privateChatOf(db, home) ?? conversation;
  return { owner: home, conversation: here };
}

// A person with an invitation code asks the owner of a household for entry. Wrong codes are counted, and after too many
// of them codes are no longer checked.

import type { EntryOutcome, EntryRequest } from '../domain/household.ts';
import type { AccountId, ConversationId, InboxId, Instant } from '../domain/ids.ts';
import { attemptsIn } from './attempts.ts';
import { conversationWithId } from './conversations.ts';
import { type AccountScope, notify } from './household-changes.ts';
import { householdOf, nameOf } from './households.ts';
import { dropCodesOf, liveCode } from './link-codes.ts';
import type { Sql } from './sql.ts';
import { rawStatement } from './statement.ts';
import { tellThat } from './told.ts';

/** Wrong codes allowed per account and window (store/attempts). */
const MOST_TRIES = 5;
const MOST_NAME = 40;

const entriesOf = rawStatement<{ account: AccountId }, { n: number }>(
  'select count(*) as n from lancamentos where account = ? and voidedAt is null',
  ['account'],
);

/** Before it is confirmed, only says what joining means. */
export function requestEntry(
  scope: AccountScope,
  { conversation, turn }: { readonly conversation: ConversationId; readonly turn: InboxId },
  { code, name, confirmed }: EntryRequest,
  now: Instant,
): EntryOutcome {
  const { db, account, linking } = scope;
  const attempts = attemptsIn(db);
  const key = `household ${account}`;
  if (attempts.failures(key, now) >= MOST_TRIES) return { kind: 'too_many_tries' };
  const invitation = liveCode(db, linking.hash(code), 'household', now);
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
  keepName(db, account, name, now);
  notify(scope, host, turn, { what: 'knocked', guest: account, name: nameOf(db, account), may }, now);
  return { kind: 'knocked' };
}

function keepName(db: Sql, account: AccountId, name: string, now: Instant): void {
  const clean = name.replaceAll(/\s+/gu, ' ').trim().slice(0, MOST_NAME);
  if (clean !== '' && nameOf(db, account) === '')
    tellThat(db, account, { kind: 'perfil', key: 'name', value: { value: clean } }, now);
}

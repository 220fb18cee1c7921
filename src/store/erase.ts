// "Apagar meus dados": deletes every row of the account at once. Only the address stays, until the goodbye has been
// sent.

import { and, eq, ne, sql } from '../../db/drizzle.ts';
import { accounts, conversations, identities } from '../../db/schema/accounts.ts';
import { agentSwitches, conversationAgents, ownAgents } from '../../db/schema/agents.ts';
import { dialogues, events, shownLists } from '../../db/schema/conversation.ts';
import {
  contaBalances,
  importDrafts,
  importedLines,
  lancamentos,
  lancamentoVersions,
  monthTotals,
  told,
} from '../../db/schema/ledger.ts';
import { inbox, outbox } from '../../db/schema/mailbox.ts';
import { items, journal, toolResults, words } from '../../db/schema/memories.ts';
import { missions } from '../../db/schema/missions.ts';
import { itemVectors, modelCalls, summaries } from '../../db/schema/model.ts';
import { schedule } from '../../db/schema/schedule.ts';
import type { AccountId, InboxId, Instant } from '../domain/ids.ts';
import { eraseBodiesOf } from './erase-bodies.ts';
import { rememberErased } from './erased-keys.ts';
import { noteErasure } from './erasures.ts';
import type { Sql } from './sql.ts';
import { arg, rawStatement, statement } from './statement.ts';

type Owner = { account: AccountId };

const theirs = sql`(select ${conversations.id} from ${conversations} where ${conversations.account} = ${arg('account')})`;
const theirPeople = sql`(select ${identities.channel}, ${identities.person} from ${identities} where ${identities.account} = ${arg('account')})`;

// A part being sent is emptied, not deleted: SQLite could reuse the row id, and the new row would then be recorded as
// sent.
const content = [
  statement<Owner>()((db) => db.delete(missions).where(eq(missions.account, arg('account')))),
  statement<Owner>()((db) => db.delete(items).where(eq(items.account, arg('account')))),
  statement<Owner>()((db) => db.delete(words).where(eq(words.account, arg('account')))),
  statement<Owner>()((db) => db.delete(toolResults).where(eq(toolResults.account, arg('account')))),
  statement<Owner>()((db) => db.delete(journal).where(eq(journal.account, arg('account')))),
  statement<Owner>()((db) => db.delete(lancamentos).where(eq(lancamentos.account, arg('account')))),
  statement<Owner>()((db) => db.delete(lancamentoVersions).where(eq(lancamentoVersions.account, arg('account')))),
  statement<Owner>()((db) => db.delete(monthTotals).where(eq(monthTotals.account, arg('account')))),
  statement<Owner>()((db) => db.delete(contaBalances).where(eq(contaBalances.account, arg('account')))),
  statement<Owner>()((db) => db.delete(told).where(eq(told.account, arg('account')))),
  statement<Owner>()((db) => db.delete(importDrafts).where(eq(importDrafts.account, arg('account')))),
  statement<Owner>()((db) => db.delete(importedLines).where(eq(importedLines.account, arg('account')))),
  statement<Owner>()((db) => db.delete(schedule).where(eq(schedule.account, arg('account')))),
  statement<Owner>()((db) =>
    db.delete(outbox).where(and(eq(outbox.account, arg('account')), ne(outbox.status, 'sending'))),
  ),
  statement<Owner>()((db) =>
    db
      .update(outbox)
      .set({ outgoing: '' })
      .where(and(eq(outbox.account, arg('account')), eq(outbox.status, 'sending'))),
  ),
  statement<Owner>()((db) => db.delete(modelCalls).where(eq(modelCalls.account, arg('account')))),
  statement<Owner>()((db) => db.delete(itemVectors).where(eq(itemVectors.account, arg('account')))),
  statement<Owner>()((db) => db.delete(summaries).where(sql`${summaries.conversation} in ${theirs}`)),
  statement<Owner>()((db) => db.delete(events).where(sql`${events.conversation} in ${theirs}`)),
  statement<Owner>()((db) => db.delete(ownAgents).where(eq(ownAgents.account, arg('account')))),
  statement<Owner>()((db) => db.delete(agentSwitches).where(sql`${agentSwitches.conversation} in ${theirs}`)),
  statement<Owner>()((db) => db.delete(conversationAgents).where(sql`${conversationAgents.conversation} in ${theirs}`)),
  statement<Owner>()((db) => db.delete(dialogues).where(sql`${dialogues.conversation} in ${theirs}`)),
  statement<Owner>()((db) => db.delete(shownLists).where(sql`${shownLists.conversation} in ${theirs}`)),
];

/** Accounts set aside when their channel was linked to this one: they belong to the same person. */
const leftBehind = rawStatement<Owner, { before: AccountId }>(
  'select distinct before from identities where account = ? and before is not null',
  ['account'],
);

const oldMessages = statement<Owner & { turn: InboxId }>()((db) =>
  db
    .delete(inbox)
    .where(
      sql`(${inbox.channel}, ${inbox.person}) in ${theirPeople} and ${inbox.id} <> ${arg('turn')} and ${inbox.status} in ('done', 'quarantined')`,
    ),
);

// Internal messages refer to data that no longer exists.
const ownMessages = statement<Owner & { turn: InboxId }>()((db) =>
  db
    .delete(inbox)
    .where(
      sql`(${inbox.channel}, ${inbox.person}) in ${theirPeople} and ${inbox.id} <> ${arg('turn')} and ${inbox.nativeId} like 'account %'`,
    ),
);

const emptyMessage = statement<{ turn: InboxId }>()((db) =>
  db
    .update(inbox)
    .set({ message: '' })
    .where(eq(inbox.id, arg('turn'))),
);

const markErased = statement<Owner & { at: Instant }>()((db) =>
  db
    .update(accounts)
    .set({ erasedAt: arg('at') })
    .where(eq(accounts.id, arg('account'))),
);

const erased = statement<Owner>()((db) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      sql`${accounts.id} = ${arg('account')} and ${accounts.erasedAt} is not null
        and not exists (select 1 from ${outbox} where ${outbox.account} = ${accounts.id} and ${outbox.status} in ('queued', 'sending'))`,
    ),
);

const address = [
  statement<Owner>()((db) => db.delete(outbox).where(eq(outbox.account, arg('account')))),
  // The newest row stays, anonymised, so that its id is not reused (store/retention).
  statement<Owner>()((db) =>
    db
      .update(inbox)
      .set({ person: '', nativeId: sql`'erased ' || ${inbox.id}`, message: '' })
      .where(
        sql`${inbox.id} = (select max(id) from inbox) and (${inbox.channel}, ${inbox.person}) in ${theirPeople} and ${inbox.status} in ('done', 'quarantined')`,
      ),
  ),
  statement<Owner>()((db) =>
    db
      .delete(inbox)
      .where(sql`(${inbox.channel}, ${inbox.person}) in ${theirPeople} and ${inbox.status} in ('done', 'quarantined')`),
  ),
  statement<Owner>()((db) => db.delete(conversations).where(eq(conversations.account, arg('account')))),
  statement<Owner>()((db) => db.delete(identities).where(eq(identities.account, arg('account')))),
  statement<Owner>()((db) => db.delete(accounts).where(eq(accounts.id, arg('account')))),
];

/** Deletes all content. Call inside the transaction of the requesting turn; its reply is queued afterwards. */
export function eraseAccount(db: Sql, account: AccountId, turn: InboxId, at: Instant): void {
  noteErasure(db, account, at);
  rememberErased(db, account, at);
  eraseBodiesOf(db, account);
  for (const remove of content) db.run(remove, { account });
  db.run(oldMessages, { account, turn });
  db.run(ownMessages, { account, turn });
  for (const { before } of db.all(leftBehind, { account })) {
    noteErasure(db, before, at);
    for (const remove of [...content, ...address]) db.run(remove, { account: before });
  }
  db.run(emptyMessage, { turn });
  db.run(markErased, { account, at });
}

/** Deletes the address too, once nothing is left to send. @returns whether the account is gone. */
export function forgetIfErased(db: Sql, account: AccountId): boolean {
  if (db.get(erased, { account }) === undefined) return false;
  for (const remove of address) db.run(remove, { account });
  return true;
}

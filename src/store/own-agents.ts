// Agents a person made in chat. Every edit creates a new version, so that cached texts never go stale.

import { and, asc, eq, sql } from '../../db/drizzle.ts';
import { ownAgents } from '../../db/schema/agents.ts';
import { type AgentId, type OwnAgent, ownAgentId, ownAgentNumber } from '../domain/agent.ts';
import type { AccountId, Instant } from '../domain/ids.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

type Mine = { account: AccountId };

const live = statement<Mine>()((db) =>
  db
    .select({
      id: ownAgents.id,
      name: ownAgents.name,
      instructions: ownAgents.instructions,
      version: ownAgents.version,
    })
    .from(ownAgents)
    .where(and(eq(ownAgents.account, arg('account')), sql`${ownAgents.removedAt} is null`))
    .orderBy(asc(ownAgents.id)),
);

const add = statement<Mine & { name: string; instructions: string; at: Instant }>()((db) =>
  db
    .insert(ownAgents)
    .values({
      account: arg('account'),
      name: arg('name'),
      instructions: arg('instructions'),
      version: 1,
      createdAt: arg('at'),
    })
    .returning({ id: ownAgents.id }),
);

const change = statement<Mine & { id: number; name: string; instructions: string; removedAt: Instant | null }>()((db) =>
  db
    .update(ownAgents)
    .set({
      name: arg('name'),
      instructions: arg('instructions'),
      removedAt: arg('removedAt'),
      version: sql`${ownAgents.version} + 1`,
    })
    .where(and(eq(ownAgents.account, arg('account')), eq(ownAgents.id, arg('id')))),
);

/** In the order they were made, without deleted ones. */
export const ownAgentsOf = (db: Sql, account: AccountId): readonly OwnAgent[] =>
  db.all(live, { account }).map(({ id, ...agent }) => ({ ...agent, id: ownAgentId(id) }));

/** Call inside a transaction. */
export function addOwnAgent(
  db: Sql,
  account: AccountId,
  agent: Pick<OwnAgent, 'name' | 'instructions'>,
  at: Instant,
): AgentId {
  const added = db.get(add, { account, ...agent, at });
  if (added === undefined) throw new Error('insert into ownAgents returned no row');
  return ownAgentId(added.id);
}

/** Edits it, removes it (`removedAt`) or restores it (null). */
export function changeOwnAgent(
  db: Sql,
  account: AccountId,
  id: AgentId,
  to: Pick<OwnAgent, 'name' | 'instructions'> & { readonly removedAt: Instant | null },
): void {
  const number = ownAgentNumber(id);
  if (number === undefined) throw new Error(`${id} is nobody's own`);
  db.run(change, { account, id: number, ...to });
}

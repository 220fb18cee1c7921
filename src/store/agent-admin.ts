// The admin's agents. Each change is audited: call inside a transaction.

import { asc, eq } from '../../db/drizzle.ts';
import { agents } from '../../db/schema/platform.ts';
import type { ToolFamily } from '../domain/agent.ts';
import { folded } from '../domain/fold.ts';
import type { Instant } from '../domain/ids.ts';
import { familiesOf } from './agent-directory.ts';
import { type AuditStamp, writeAudit } from './audit.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

export type AgentFields = {
  readonly name: string;
  readonly about: string;
  readonly team: number | null;
  /** '' = the configured one. */
  readonly model: string;
  readonly families: readonly ToolFamily[];
  /** As typed; stored folded. */
  readonly topics: string;
};

export type Agent = AgentFields & { readonly id: number; readonly archivedAt: Instant | null };

type AgentRow = Omit<AgentFields, 'families'> & { families: string };

const allAgents = statement<Record<string, never>>()((db) =>
  db
    .select({
      id: agents.id,
      name: agents.name,
      about: agents.about,
      team: agents.team,
      model: agents.model,
      families: agents.families,
      topics: agents.topics,
      archivedAt: agents.archivedAt,
    })
    .from(agents)
    .orderBy(asc(agents.name)),
);
const agentValues = {
  name: arg<string>('name'),
  about: arg<string>('about'),
  team: arg<number | null>('team'),
  model: arg<string>('model'),
  families: arg<string>('families'),
  topics: arg<string>('topics'),
};
const addAgent = statement<AgentRow & { at: Instant }>()((db) =>
  db
    .insert(agents)
    .values({ ...agentValues, createdAt: arg('at') })
    .returning({ id: agents.id }),
);
const changeAgent = statement<AgentRow & { id: number }>()((db) =>
  db
    .update(agents)
    .set(agentValues)
    .where(eq(agents.id, arg('id'))),
);
/** `at` null restores it. */
export const setAgentArchivedAt = statement<{ id: number; at: Instant | null }>()((db) =>
  db
    .update(agents)
    .set({ archivedAt: arg('at') })
    .where(eq(agents.id, arg('id'))),
);

const rowOf = ({ families, topics, ...fields }: AgentFields): AgentRow => ({
  ...fields,
  families: JSON.stringify(families),
  topics: folded(topics),
});

/** By name, archived ones too. */
export const listAgents = (db: Sql): readonly Agent[] =>
  db.all(allAgents, {}).map(({ families, ...agent }) => ({ ...agent, families: familiesOf(families) }));

/** Creates the agent when `id` is null. @returns its id. */
export function saveAgent(db: Sql, id: number | null, fields: AgentFields, { at, who }: AuditStamp): number {
  const before = listAgents(db).find((agent) => agent.id === id);
  const row = rowOf(fields);
  if (id !== null) db.run(changeAgent, { id, ...row });
  const saved = id ?? db.get(addAgent, { ...row, at })?.id ?? 0;
  writeAudit(db, {
    at,
    who,
    action: id === null ? 'agent.create' : 'agent.change',
    subject: `agent:${saved}`,
    before: before === undefined ? '' : JSON.stringify(before),
    after: JSON.stringify(fields),
  });
  return saved;
}

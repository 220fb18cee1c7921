// The admin's writes: teams, agents and the three levels of instructions. Each is a new version or an audited change,
// in one transaction with its audit line.

import { and, asc, desc, eq } from 'drizzle-orm';
import { agents, instructions, teams } from '../../db/schema/platform.ts';
import { type Level, MOST_INSTRUCTIONS, type ToolFamily } from '../domain/agent.ts';
import { folded } from '../domain/fold.ts';
import type { Instant } from '../domain/ids.ts';
import type { Clock } from '../ports.ts';
import { familiesOf } from './agent-directory.ts';
import { writeAudit } from './audit.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

export type Team = { readonly id: number; readonly name: string; readonly archivedAt: Instant | null };

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

export type Owner = { readonly level: Level; readonly owner: number };

export type Version = {
  readonly version: number;
  readonly content: string;
  readonly at: Instant;
  readonly by: string;
};

export interface PlatformAdmin {
  teams(): readonly Team[];
  agents(): readonly Agent[];
  /** Newest first. */
  versions(of: Owner, limit: number): readonly Version[];
  saveTeam(id: number | null, name: string, who: string): number;
  saveAgent(id: number | null, fields: AgentFields, who: string): number;
  archive(what: 'team' | 'agent', id: number, archived: boolean, who: string): void;
  /**
   * Writes a new version, used from the next message of every conversation on. Unchanged text creates no version.
   * @throws over 5,000 characters.
   */
  write(of: Owner, content: string, who: string): void;
}

const allTeams = statement<Record<string, never>>()((db) =>
  db.select({ id: teams.id, name: teams.name, archivedAt: teams.archivedAt }).from(teams).orderBy(asc(teams.name)),
);
const addTeam = statement<{ name: string; at: Instant }>()((db) =>
  db
    .insert(teams)
    .values({ name: arg('name'), createdAt: arg('at') })
    .returning({ id: teams.id }),
);
const renameTeam = statement<{ id: number; name: string }>()((db) =>
  db
    .update(teams)
    .set({ name: arg('name') })
    .where(eq(teams.id, arg('id'))),
);

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
const archiveTeam = statement<{ id: number; at: Instant | null }>()((db) =>
  db
    .update(teams)
    .set({ archivedAt: arg('at') })
    .where(eq(teams.id, arg('id'))),
);
const archiveAgent = statement<{ id: number; at: Instant | null }>()((db) =>
  db
    .update(agents)
    .set({ archivedAt: arg('at') })
    .where(eq(agents.id, arg('id'))),
);
const newest = statement<Owner & { limit: number }>()((db) =>
  db
    .select({
      version: instructions.version,
      content: instructions.content,
      at: instructions.at,
      by: instructions.by,
    })
    .from(instructions)
    .where(and(eq(instructions.level, arg('level')), eq(instructions.owner, arg('owner'))))
    .orderBy(desc(instructions.version))
    .limit(arg('limit')),
);
const addVersion = statement<Owner & Version>()((db) =>
  db.insert(instructions).values({
    level: arg('level'),
    owner: arg('owner'),
    version: arg('version'),
    content: arg('content'),
    at: arg('at'),
    by: arg('by'),
  }),
);

const rowOf = ({ families, topics, ...fields }: AgentFields): AgentRow => ({
  ...fields,
  families: JSON.stringify(families),
  topics: folded(topics),
});

export function platformAdmin(db: Sql, clock: Clock): PlatformAdmin {
  const agentsNow = (): Agent[] =>
    db.all(allAgents, {}).map(({ families, ...agent }) => ({ ...agent, families: familiesOf(families) }));

  return {
    teams: () => db.all(allTeams, {}),
    agents: agentsNow,
    versions: (of, limit) => db.all(newest, { ...of, limit }),
    saveTeam: (id, name, who) =>
      db.atomically(() => {
        const at = clock.now();
        const before = db.all(allTeams, {}).find((team) => team.id === id);
        if (id !== null) db.run(renameTeam, { id, name });
        const saved = id ?? db.get(addTeam, { name, at })?.id ?? 0;
        writeAudit(db, {
          at,
          who,
          action: id === null ? 'team.create' : 'team.rename',
          subject: `team:${saved}`,
          before: before?.name ?? '',
          after: name,
        });
        return saved;
      }),
    saveAgent: (id, fields, who) =>
      db.atomically(() => {
        const at = clock.now();
        const before = agentsNow().find((agent) => agent.id === id);
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
      }),
    archive(what, id, archived, who) {
      db.atomically(() => {
        const at = clock.now();
        db.run(what === 'team' ? archiveTeam : archiveAgent, { id, at: archived ? at : null });
        writeAudit(db, {
          at,
          who,
          action: `${what}.${archived ? 'archive' : 'restore'}`,
          subject: `${what}:${id}`,
          before: '',
          after: '',
        });
      });
    },
    write(of, content, who) {
      if (content.length > MOST_INSTRUCTIONS) throw new Error(`${content.length} characters in one level`);
      db.atomically(() => {
        const at = clock.now();
        const [last] = db.all(newest, { ...of, limit: 1 });
        if ((last?.content ?? '') === content) return;
        db.run(addVersion, { ...of, version: (last?.version ?? 0) + 1, content, at, by: who });
        writeAudit(db, {
          at,
          who,
          action: 'instructions.write',
          subject: `${of.level}:${of.owner}`,
          before: last?.content ?? '',
          after: content,
        });
      });
    },
  };
}

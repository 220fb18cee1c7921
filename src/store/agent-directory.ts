// The agents and instruction texts currently in force for everybody. A version's text never changes, so callers may
// cache texts by version.

import { and, asc, eq, sql } from '../../db/drizzle.ts';
import { agents, instructions } from '../../db/schema/platform.ts';
import {
  type AgentCard,
  type Directory,
  type Level,
  platformAgentId,
  type Stamp,
  TOOL_FAMILIES,
  type ToolFamily,
} from '../domain/agent.ts';
import type { Sql } from './sql.ts';
import { arg, rawStatement, statement } from './statement.ts';

const versions = rawStatement<Record<string, never>, Stamp>(
  'select level, owner, max(version) as version from instructions group by level, owner',
  [],
);

const onOffer = statement<Record<string, never>>()((db) =>
  db
    .select({
      id: agents.id,
      team: agents.team,
      name: agents.name,
      about: agents.about,
      model: agents.model,
      families: agents.families,
      topics: agents.topics,
    })
    .from(agents)
    .where(sql`${agents.archivedAt} is null`)
    .orderBy(asc(agents.name)),
);

const content = statement<Stamp>()((db) =>
  db
    .select({ content: instructions.content })
    .from(instructions)
    .where(
      and(
        eq(instructions.level, arg('level')),
        eq(instructions.owner, arg('owner')),
        eq(instructions.version, arg('version')),
      ),
    ),
);

/** Reads the stored tool families and drops unknown ones. */
export const familiesOf = (json: string): readonly ToolFamily[] => {
  const stored: unknown = JSON.parse(json);
  return TOOL_FAMILIES.filter((family) => Array.isArray(stored) && stored.includes(family));
};

/** Called for every message an agent may answer: two short statements. */
export function directoryOf(db: Sql): Directory {
  const stamps = new Map(db.all(versions, {}).map((stamp) => [`${stamp.level} ${stamp.owner}`, stamp.version]));
  const stamp = (level: Level, owner: number): Stamp => ({
    level,
    owner,
    version: stamps.get(`${level} ${owner}`) ?? 0,
  });
  const cards = db.all(onOffer, {}).map(
    ({ id, team, name, about, model, families, topics }): AgentCard => ({
      id: platformAgentId(id),
      name,
      about,
      families: familiesOf(families),
      topics: topics === '' ? [] : topics.split(' '),
      agent: stamp('agent', id),
      ...(model === '' ? {} : { model }),
      ...(team === null ? {} : { team: stamp('team', team) }),
    }),
  );
  return { platform: stamp('platform', 0), agents: cards };
}

/** '' when that version does not exist. */
export const textOfStamp = (db: Sql, stamp: Stamp): string =>
  stamp.version === 0 ? '' : (db.get(content, stamp)?.content ?? '');

// The admin's teams. Each change is audited: call inside a transaction.

import { asc, eq } from '../../db/drizzle.ts';
import { teams } from '../../db/schema/platform.ts';
import type { Instant } from '../domain/ids.ts';
import { type AuditStamp, writeAudit } from './audit.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

export type Team = { readonly id: number; readonly name: string; readonly archivedAt: Instant | null };

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

/** `at` null restores it. */
export const setTeamArchivedAt = statement<{ id: number; at: Instant | null }>()((db) =>
  db
    .update(teams)
    .set({ archivedAt: arg('at') })
    .where(eq(teams.id, arg('id'))),
);

/** Archived ones too, by name. */
export const listTeams = (db: Sql): readonly Team[] => db.all(allTeams, {});

/** Creates the team when `id` is null. @returns its id. */
export function saveTeam(db: Sql, id: number | null, name: string, { at, who }: AuditStamp): number {
  const before = listTeams(db).find((team) => team.id === id);
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
}

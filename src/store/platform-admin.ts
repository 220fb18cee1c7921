// The admin's writes: teams, agents and the three levels of instructions. Each is a new version or an audited change,
// in one transaction with its audit line.

import type { Clock } from '../ports.ts';
import { type Agent, type AgentFields, listAgents, saveAgent, setAgentArchivedAt } from './agent-admin.ts';
import { type AuditStamp, writeAudit } from './audit.ts';
import { type Owner, type Version, versionsOf, writeVersion } from './instruction-versions.ts';
import type { Sql } from './sql.ts';
import { listTeams, saveTeam, setTeamArchivedAt, type Team } from './team-admin.ts';

type Archivable = 'team' | 'agent';

export interface PlatformAdmin {
  teams(): readonly Team[];
  agents(): readonly Agent[];
  /** Newest first. */
  versions(of: Owner, limit: number): readonly Version[];
  saveTeam(id: number | null, name: string, who: string): number;
  saveAgent(id: number | null, fields: AgentFields, who: string): number;
  archive(what: Archivable, id: number, who: string): void;
  restore(what: Archivable, id: number, who: string): void;
  /**
   * Writes a new version, used from the next message of every conversation on. Unchanged text creates no version.
   * @throws over 5,000 characters.
   */
  write(of: Owner, content: string, who: string): void;
}

/** Every write commits before it returns, with the line of the audit that names who did it. */
export function platformAdmin(db: Sql, clock: Clock): PlatformAdmin {
  const audited = <T>(who: string, change: (stamp: AuditStamp) => T): T =>
    db.atomically(() => change({ at: clock.now(), who }));
  return {
    teams: () => listTeams(db),
    agents: () => listAgents(db),
    versions: (of, limit) => versionsOf(db, of, limit),
    saveTeam: (id, name, who) => audited(who, (stamp) => saveTeam(db, id, name, stamp)),
    saveAgent: (id, fields, who) => audited(who, (stamp) => saveAgent(db, id, fields, stamp)),
    archive: (what, id, who) => audited(who, (stamp) => archive(db, what, id, stamp)),
    restore: (what, id, who) => audited(who, (stamp) => restore(db, what, id, stamp)),
    write: (of, content, who) => audited(who, (stamp) => writeVersion(db, of, content, stamp)),
  };
}

const setArchivedAt = { team: setTeamArchivedAt, agent: setAgentArchivedAt } as const;

function archive(db: Sql, what: Archivable, id: number, stamp: AuditStamp): void {
  db.run(setArchivedAt[what], { id, at: stamp.at });
  writeAudit(db, { ...stamp, action: `${what}.archive`, subject: `${what}:${id}`, before: '', after: '' });
}

function restore(db: Sql, what: Archivable, id: number, stamp: AuditStamp): void {
  db.run(setArchivedAt[what], { id, at: null });
  writeAudit(db, { ...stamp, action: `${what}.restore`, subject: `${what}:${id}`, before: '', after: '' });
}

// Read-only pages: overview, models and prices, missions, costs, caches, analyses, the audit log, and the export of all
// admin texts.

import { Hono } from 'hono';
import type { Level } from '../../domain/agent.ts';
import type { MissionRecord } from '../../domain/mission-record.ts';
import type { AdminDeps } from './admin-deps.ts';
import { audited } from './audited.ts';
import { notFound } from './not-found.ts';
import { costsPage } from './pages/costs-page.ts';
import { analysesPage, auditPage, copiesPage } from './pages/logs-page.ts';
import { missionPage, missionsPage } from './pages/missions-page.ts';
import { modelsPage } from './pages/models-page.ts';
import { overviewPage } from './pages/overview-page.ts';
import type { Signed } from './signed.ts';
import { provenOnly } from './step-up.ts';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const COST_DAYS = 14;
const MOST_ROWS = 200;
const MOST_EXPORTED = 100_000;

/** The record without what the person wrote. */
const withoutTexts = ({ query_original: _, query_followup: __, ...record }: MissionRecord) => record;

/** GET pages; the export is a POST, audited, and answers the admin's texts as one JSON file. */
export function reportRoutes(deps: AdminDeps): Hono<Signed> {
  const { lists, platform, audit, clock, zone } = deps;
  const app = new Hono<Signed>();
  const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
  const week = () => lists.ended(clock.now() - WEEK_DAYS * DAY_MS);
  const costs = () => lists.costs(dayOf(clock.now() - COST_DAYS * DAY_MS));

  app.get('/', async (c) => {
    const { problems, rows } = deps.models();
    const agents = platform.agents().filter(({ archivedAt }) => archivedAt === null).length;
    const shown = {
      counts: await lists.counts(),
      costs: await costs(),
      agents,
      models: rows.length,
      problems,
      copies: deps.copies(),
      recent: audit.lines(6),
    };
    return c.html(overviewPage(c.get('csrf'), shown, zone));
  });
  app.get('/modelos', (c) => c.html(modelsPage(c.get('csrf'), deps.models())));
  app.get('/missoes', async (c) => c.html(missionsPage(c.get('csrf'), await lists.missions(MOST_ROWS), zone)));
  app.get('/missoes/:id', async (c) => {
    const row = (await lists.missions(MOST_ROWS)).find(({ id }) => id === c.req.param('id'));
    if (row === undefined) return notFound(c, '/admin/missoes', 'Esta pergunta não existe, ou já foi apagada.');
    const record = row.record === '' ? undefined : (JSON.parse(row.record) as MissionRecord);
    return c.html(missionPage(c.get('csrf'), row, record, zone));
  });
  app.get('/custos', async (c) => c.html(costsPage(c.get('csrf'), await costs())));
  app.get('/cache', (c) => c.html(copiesPage(c.get('csrf'), deps.copies())));
  app.get('/analises', async (c) => c.html(analysesPage(c.get('csrf'), deps.analyses(await week()))));
  app.get('/registro', (c) => c.html(auditPage(c.get('csrf'), audit.lines(MOST_ROWS), zone)));
  app.post(
    '/exportar',
    provenOnly(deps, () => '/admin/registro'),
    async (c) => {
      const all = await everythingIn(deps, await week());
      await audited(deps, { action: 'export', subject: 'platform', after: '' });
      c.header('Content-Disposition', 'attachment; filename="caderneta-admin.json"');
      return c.json(all);
    },
  );
  return app;
}

/** The admin's export: all versions of instructions, agents, missions without the person's texts, costs and the audit log. */
async function everythingIn(deps: AdminDeps, week: readonly MissionRecord[]) {
  const { lists, platform, audit } = deps;
  const versions = (level: Level, owner: number) => platform.versions({ level, owner }, MOST_ROWS);
  return {
    platform: versions('platform', 0),
    teams: platform.teams().map((team) => ({ ...team, versions: versions('team', team.id) })),
    agents: platform.agents().map((agent) => ({ ...agent, versions: versions('agent', agent.id) })),
    missions: (await lists.missions(MOST_EXPORTED)).map(({ record, ...row }) => ({
      ...row,
      record: record === '' ? null : withoutTexts(JSON.parse(record) as MissionRecord),
    })),
    analyses: deps.analyses(week),
    costs: await lists.costs('0000-00-00'),
    counts: await lists.counts(),
    models: deps.models().rows,
    audit: audit.lines(MOST_EXPORTED),
  };
}

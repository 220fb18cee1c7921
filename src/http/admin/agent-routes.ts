// Teams, agents and the three levels of instructions: pages and form handlers. Lengths are checked here and again on
// writing.

import { Hono } from 'hono';
import { type Level, MOST_INSTRUCTIONS, TOOL_FAMILIES } from '../../domain/agent.ts';
import type { Agent } from '../../store/platform-office.ts';
import type { Signed } from './admin-app.ts';
import type { AdminDeps, Draft } from './admin-deps.ts';
import { agentPage, agentsPage } from './pages/agents-page.ts';
import { instructionsPage } from './pages/instructions-page.ts';
import { teamsPage } from './pages/teams-page.ts';

const WHO = 'admin';
const MOST_NAME = 40;

const idOf = (value: string | null | undefined): number | null =>
  /^\d{1,9}$/.test(value ?? '') ? Number(value) : null;
const nameOf = (form: URLSearchParams): string => (form.get('nome') ?? '').trim().slice(0, MOST_NAME);
const familiesIn = (form: URLSearchParams) => TOOL_FAMILIES.filter((family) => form.getAll('familia').includes(family));
/** Browsers send line ends of their own. */
const proseIn = (form: URLSearchParams, name: string): string => (form.get(name) ?? '').replaceAll('\r\n', '\n').trim();

const draftOf = (agent: Agent | undefined, levels: Draft['levels'], model: string, switched: boolean): Draft => ({
  name: agent?.name ?? 'Caderneta',
  families: agent?.families ?? TOOL_FAMILIES,
  levels,
  model,
  switched,
});

export function agentRoutes(deps: AdminDeps): Hono<Signed> {
  const { office, commit } = deps;
  const app = new Hono<Signed>();

  app.get('/equipes', (c) => c.html(teamsPage(c.get('csrf'), office.teams())));
  app.post('/equipes', async (c) => {
    const form = c.get('form');
    const name = nameOf(form);
    if (name !== '') await commit(() => office.saveTeam(idOf(form.get('id')), name, WHO));
    return c.redirect('/admin/equipes', 303);
  });
  app.post('/equipes/arquivar', async (c) => {
    const form = c.get('form');
    await commit(() => office.archive('team', idOf(form.get('id')) ?? 0, form.get('volta') !== '1', WHO));
    return c.redirect('/admin/equipes', 303);
  });

  app.get('/agentes', (c) => c.html(agentsPage(c.get('csrf'), office.agents(), office.teams())));
  app.get('/agentes/:id', (c) => {
    const agent = office.agents().find(({ id }) => id === idOf(c.req.param('id')));
    if (agent === undefined && c.req.param('id') !== 'novo') return c.text('Não existe.', 404);
    return c.html(agentPage(c.get('csrf'), agent, office.teams(), deps.models().rows));
  });
  app.post('/agentes', async (c) => {
    const form = c.get('form');
    const name = nameOf(form);
    if (name === '') return c.redirect('/admin/agentes', 303);
    const fields = {
      name,
      about: proseIn(form, 'sobre').slice(0, 120),
      team: idOf(form.get('equipe')),
      model: deps.models().rows.some(({ id }) => id === form.get('modelo')) ? (form.get('modelo') ?? '') : '',
      families: familiesIn(form),
      topics: proseIn(form, 'assuntos').slice(0, 200),
    };
    const id = await commit(() => office.saveAgent(idOf(form.get('id')), fields, WHO));
    return c.redirect(`/admin/instrucoes?agente=${id}`, 303);
  });
  app.post('/agentes/arquivar', async (c) => {
    const form = c.get('form');
    await commit(() => office.archive('agent', idOf(form.get('id')) ?? 0, form.get('volta') !== '1', WHO));
    return c.redirect('/admin/agentes', 303);
  });

  app.get('/instrucoes', (c) => {
    const agents = office.agents().filter(({ archivedAt }) => archivedAt === null);
    const agent = agents.find(({ id }) => id === idOf(c.req.query('agente'))) ?? agents[0];
    const current = (level: Level, owner: number) => office.versions({ level, owner }, 20);
    const versions = {
      platform: current('platform', 0),
      team: agent?.team == null ? [] : current('team', agent.team),
      agent: agent === undefined ? [] : current('agent', agent.id),
    };
    const levels = {
      platform: versions.platform[0]?.content ?? '',
      team: versions.team[0]?.content ?? '',
      agent: versions.agent[0]?.content ?? '',
    };
    const models = deps.models().rows.map(({ id }) => id);
    const draft = draftOf(agent, levels, agent?.model ?? '', false);
    const shown = { agents, agent, teams: office.teams(), versions, levels, models, parts: deps.preview(draft) };
    return c.html(instructionsPage(c.get('csrf'), shown, deps.zone));
  });
  app.post('/instrucoes', async (c) => {
    const form = c.get('form');
    const agent = office.agents().find(({ id }) => id === idOf(form.get('agente')));
    const texts = { platform: proseIn(form, 'platform'), team: proseIn(form, 'team'), agent: proseIn(form, 'agent') };
    if (Object.values(texts).some((text) => text.length > MOST_INSTRUCTIONS))
      return c.text('Cabem 5.000 letras por nível.', 400);
    await commit(() => {
      office.write({ level: 'platform', owner: 0 }, texts.platform, WHO);
      if (agent?.team != null) office.write({ level: 'team', owner: agent.team }, texts.team, WHO);
      if (agent !== undefined) office.write({ level: 'agent', owner: agent.id }, texts.agent, WHO);
    });
    return c.redirect(agent === undefined ? '/admin/instrucoes' : `/admin/instrucoes?agente=${agent.id}`, 303);
  });
  app.post('/previa', (c) => {
    const form = c.get('form');
    const agent = office.agents().find(({ id }) => id === idOf(form.get('agente')));
    const levels = { platform: proseIn(form, 'platform'), team: proseIn(form, 'team'), agent: proseIn(form, 'agent') };
    const draft = draftOf(agent, levels, form.get('modelo') ?? '', form.get('troca') === '1');
    return c.json({ parts: deps.preview(draft) });
  });
  return app;
}

// Agents: pages and form handlers.

import { Hono } from 'hono';
import { TOOL_FAMILIES } from '../../domain/agent.ts';
import type { AdminDeps } from './admin-deps.ts';
import { idOf, isTaken, nameOf, proseIn, WHO } from './form-fields.ts';
import { notFound } from './not-found.ts';
import { agentPage, agentsPage } from './pages/agents-page.ts';
import type { Signed } from './signed.ts';

const familiesIn = (form: URLSearchParams) => TOOL_FAMILIES.filter((family) => form.getAll('familia').includes(family));

const TAKEN = 'Já existe um agente com este nome (os arquivados também contam).';

/** GET pages, 404 for an unknown id; POST handlers answer 303; an empty name changes nothing, one that is taken 409. */
export function agentRoutes(deps: AdminDeps): Hono<Signed> {
  const { platform, commit } = deps;
  const app = new Hono<Signed>();
  app.get('/agentes', (c) => c.html(agentsPage(c.get('csrf'), platform.agents(), platform.teams())));
  app.get('/agentes/:id', (c) => {
    const agent = platform.agents().find(({ id }) => id === idOf(c.req.param('id')));
    if (agent === undefined && c.req.param('id') !== 'novo')
      return notFound(c, '/admin/agentes', 'Este agente não existe.');
    return c.html(agentPage(c.get('csrf'), agent, platform.teams(), deps.models().rows));
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
    const known = idOf(form.get('id'));
    if (isTaken(name, known, platform.agents())) {
      const typed = { ...fields, ...(known === null ? {} : { id: known }) };
      return c.html(agentPage(c.get('csrf'), typed, platform.teams(), deps.models().rows, TAKEN), 409);
    }
    const id = await commit(() => platform.saveAgent(known, fields, WHO));
    return c.redirect(`/admin/instrucoes?agente=${id}`, 303);
  });
  app.post('/agentes/arquivar', async (c) => {
    const form = c.get('form');
    const change = form.get('volta') === '1' ? platform.restore : platform.archive;
    await commit(() => change('agent', idOf(form.get('id')) ?? 0, WHO));
    return c.redirect('/admin/agentes', 303);
  });
  return app;
}

// The three levels of instructions: page, form handler and prompt preview. Lengths are checked here and again on writing.

import { Hono } from 'hono';
import { type Level, MOST_INSTRUCTIONS, TOOL_FAMILIES } from '../../domain/agent.ts';
import type { Agent } from '../../store/agent-admin.ts';
import type { AdminDeps, Draft } from './admin-deps.ts';
import { idOf, proseIn, WHO } from './form-fields.ts';
import { instructionsPage } from './pages/instructions-page.ts';
import type { Signed } from './signed.ts';

const textsIn = (form: URLSearchParams): Draft['levels'] => ({
  platform: proseIn(form, 'platform'),
  team: proseIn(form, 'team'),
  agent: proseIn(form, 'agent'),
});

/** The draft of an agent's prompt; without an agent, of the notebook's own. */
const draftOf = (agent: Agent | undefined, rest: Pick<Draft, 'levels' | 'model' | 'switched'>): Draft => ({
  name: agent?.name ?? 'Caderneta',
  families: agent?.families ?? TOOL_FAMILIES,
  ...rest,
});

/** A saved text is a new version; an older one is restored by saving it again. Too long answers 400 in plain text. */
export function instructionRoutes(deps: AdminDeps): Hono<Signed> {
  const { platform, commit } = deps;
  const app = new Hono<Signed>();
  app.get('/instrucoes', (c) => {
    const agents = platform.agents().filter(({ archivedAt }) => archivedAt === null);
    const agent = agents.find(({ id }) => id === idOf(c.req.query('agente'))) ?? agents[0];
    const current = (level: Level, owner: number) => platform.versions({ level, owner }, 20);
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
    const draft = draftOf(agent, { levels, model: agent?.model ?? '', switched: false });
    const shown = { agents, agent, teams: platform.teams(), versions, levels, models, parts: deps.preview(draft) };
    return c.html(instructionsPage(c.get('csrf'), shown, deps.zone));
  });
  app.post('/instrucoes', async (c) => {
    const form = c.get('form');
    const agent = platform.agents().find(({ id }) => id === idOf(form.get('agente')));
    const texts = textsIn(form);
    if (Object.values(texts).some((text) => text.length > MOST_INSTRUCTIONS))
      return c.text('Cabem 5.000 letras por nível.', 400);
    await commit(() => {
      platform.write({ level: 'platform', owner: 0 }, texts.platform, WHO);
      if (agent?.team != null) platform.write({ level: 'team', owner: agent.team }, texts.team, WHO);
      if (agent !== undefined) platform.write({ level: 'agent', owner: agent.id }, texts.agent, WHO);
    });
    return c.redirect(agent === undefined ? '/admin/instrucoes' : `/admin/instrucoes?agente=${agent.id}`, 303);
  });
  app.post('/previa', (c) => {
    const form = c.get('form');
    const agent = platform.agents().find(({ id }) => id === idOf(form.get('agente')));
    const draft = draftOf(agent, {
      levels: textsIn(form),
      model: form.get('modelo') ?? '',
      switched: form.get('troca') === '1',
    });
    return c.json({ parts: deps.preview(draft) });
  });
  return app;
}

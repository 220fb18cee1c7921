// Teams: page and form handlers.

import { Hono } from 'hono';
import type { AdminDeps } from './admin-deps.ts';
import { idOf, isTaken, nameOf, WHO } from './form-fields.ts';
import { teamsPage } from './pages/teams-page.ts';
import type { Signed } from './signed.ts';

const TAKEN = 'Já existe uma equipe com este nome (as arquivadas também contam).';

/** GET page, POST handlers that answer 303; an empty name changes nothing, one that is taken answers 409. */
export function teamRoutes({ platform, commit }: AdminDeps): Hono<Signed> {
  const app = new Hono<Signed>();
  app.get('/equipes', (c) => c.html(teamsPage(c.get('csrf'), platform.teams())));
  app.post('/equipes', async (c) => {
    const form = c.get('form');
    const name = nameOf(form);
    const id = idOf(form.get('id'));
    if (isTaken(name, id, platform.teams())) return c.html(teamsPage(c.get('csrf'), platform.teams(), TAKEN), 409);
    if (name !== '') await commit(() => platform.saveTeam(id, name, WHO));
    return c.redirect('/admin/equipes', 303);
  });
  app.post('/equipes/arquivar', async (c) => {
    const form = c.get('form');
    const change = form.get('volta') === '1' ? platform.restore : platform.archive;
    await commit(() => change('team', idOf(form.get('id')) ?? 0, WHO));
    return c.redirect('/admin/equipes', 303);
  });
  return app;
}

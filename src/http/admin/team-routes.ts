// Teams: page and form handlers.

import { Hono } from 'hono';
import type { AdminDeps } from './admin-deps.ts';
import { idOf, nameOf, WHO } from './form-fields.ts';
import { teamsPage } from './pages/teams-page.ts';
import type { Signed } from './signed.ts';

/** GET page, POST handlers that answer 303; an empty name changes nothing. */
export function teamRoutes({ platform, commit }: AdminDeps): Hono<Signed> {
  const app = new Hono<Signed>();
  app.get('/equipes', (c) => c.html(teamsPage(c.get('csrf'), platform.teams())));
  app.post('/equipes', async (c) => {
    const form = c.get('form');
    const name = nameOf(form);
    if (name !== '') await commit(() => platform.saveTeam(idOf(form.get('id')), name, WHO));
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

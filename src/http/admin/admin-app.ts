// The admin: everything under /admin, the same on Node and in the platform object. Only the sign-in page and its style
// are served without a session, and every change requires the session's own token.

import { Hono } from 'hono';
import { equalText } from '../../domain/equal-text.ts';
import { pageHeaders } from '../page-headers.ts';
import type { AdminDeps } from './admin-deps.ts';
import { agentRoutes } from './agent-routes.ts';
import { conversationRoutes } from './conversation-routes.ts';
import { formOf } from './form-of.ts';
import { instructionRoutes } from './instruction-routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { notFound } from './not-found.ts';
import { ownPageOnly } from './own-page-only.ts';
import { reportRoutes } from './report-routes.ts';
import { sessionOf, signInRoutes, signOut } from './sign-in.ts';
import type { Signed } from './signed.ts';
import { stepUpRoutes } from './step-up.ts';
import { teamRoutes } from './team-routes.ts';

const FILES = { 'theme.css': 'simulator/theme.css', 'admin.css': 'admin/admin.css' } as const;

/** Without a session a GET answers 302 to the sign-in and anything else 401; a form without its token, or of another page, 403. */
export function adminApp(deps: AdminDeps): Hono {
  const app = new Hono();
  app.use('/admin/*', pageHeaders, ownPageOnly);
  app.use('/admin', pageHeaders, ownPageOnly);
  for (const [name, path] of Object.entries(FILES)) {
    app.get(`/admin/${name}`, async (c) =>
      c.body(await deps.assets(path), 200, { 'Content-Type': 'text/css; charset=utf-8' }),
    );
  }
  app.get('/admin/preview.client.js', async (c) =>
    c.body(await deps.assets('admin/preview.client.js'), 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.route('/admin', signInRoutes(deps));

  const inside = new Hono<Signed>();
  inside.use('*', async (c, next) => {
    const session = sessionOf(deps, c);
    if (session === undefined)
      return c.req.method === 'GET' ? c.redirect('/admin/entrar', 302) : c.text('Entre de novo.', 401);
    c.set('csrf', session.csrf);
    c.set('signedIn', session);
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      const form = await formOf(c);
      if (form === undefined) return c.text('Formulário grande demais.', 413);
      if (!equalText(form.get('csrf') ?? '', session.csrf))
        return c.text('Esta página envelheceu. Volte e recarregue.', 403);
      c.set('form', form);
    }
    return next();
  });
  inside.post('/sair', (c) => signOut(deps, c));
  inside.route('/', stepUpRoutes(deps));
  inside.route('/', teamRoutes(deps));
  inside.route('/', agentRoutes(deps));
  inside.route('/', instructionRoutes(deps));
  inside.route('/', mailRoutes(deps));
  inside.route('/', conversationRoutes(deps));
  inside.route('/', reportRoutes(deps));
  // "/admin/" is what many people type.
  inside.get('*', (c, next) => {
    const { path } = c.req;
    return path.endsWith('/') ? Promise.resolve(c.redirect(path.replace(/\/+$/, ''), 302)) : next();
  });
  inside.all('*', (c) => notFound(c));
  app.route('/admin', inside);
  return app;
}

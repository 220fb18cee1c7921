// Asks for the password again before sensitive actions in a possibly unattended browser: revealing a conversation,
// exporting everything, retrying all failures. Valid for five minutes.

import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { MINUTE_MS } from '../../domain/durations.ts';
import type { AdminDeps } from './admin-deps.ts';
import { confirmPage } from './pages/sign-in-page.ts';
import { TOO_MANY, TOO_MANY_SECONDS, tryPassword, WRONG } from './password.ts';
import type { Signed } from './signed.ts';

const PROOF_MS = 5 * MINUTE_MS;

/** Only pages of the admin, and only those that change nothing when opened. */
const backTo = (path: string | null | undefined): string =>
  /^\/admin(?:\/[\w/~%.:-]{0,200})?$/.test(path ?? '') ? (path ?? '') : '/admin';

/** Middleware: redirects to the password form unless the password was entered recently, and then back to `page`. */
export const provenOnly =
  ({ clock }: Pick<AdminDeps, 'clock'>, page: (c: Context<Signed>) => string): MiddlewareHandler<Signed> =>
  async (c, next) => {
    if (clock.now() - c.get('signedIn').provenAt < PROOF_MS) return next();
    return c.redirect(`/admin/confirmar?volta=${encodeURIComponent(page(c))}`, 303);
  };

/** Afterwards 303 to the page that asked; only paths of the admin are followed. */
export function stepUpRoutes(deps: AdminDeps): Hono<Signed> {
  const app = new Hono<Signed>();
  app.get('/confirmar', (c) => c.html(confirmPage(c.get('csrf'), backTo(c.req.query('volta')))));
  app.post('/confirmar', async (c) => {
    const form = c.get('form');
    const back = backTo(form.get('volta'));
    const tried = await tryPassword(deps, c, async () => form.get('senha') ?? '');
    if (tried === 'too_many') {
      c.header('Retry-After', TOO_MANY_SECONDS);
      return c.html(confirmPage(c.get('csrf'), back, TOO_MANY), 429);
    }
    if (tried === 'wrong') return c.html(confirmPage(c.get('csrf'), back, WRONG), 401);
    await deps.commit(() => deps.gate.prove(c.get('signedIn').hash, deps.clock.now()));
    return c.redirect(back, 303);
  });
  return app;
}

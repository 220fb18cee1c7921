// Sign-in: always creates a new session, so that a planted cookie is worthless.

import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AdminDeps } from './admin-deps.ts';
import { formOf } from './form-of.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { addressOf, sessionHash, TOO_MANY, TOO_MANY_SECONDS, tryPassword, WRONG } from './password.ts';

/** The `__Host-` prefix needs HTTPS, which a local start does not have. */
const cookieName = ({ production }: AdminDeps): string => (production ? '__Host-sid' : 'sid');

export type SignedIn = {
  readonly hash: string;
  readonly csrf: string;
  /** When the password was last given. */
  readonly provenAt: number;
};

/** Undefined without a cookie, for an unknown one, and for a session that expired. */
export function sessionOf(deps: AdminDeps, c: Context): SignedIn | undefined {
  const cookie = getCookie(c, cookieName(deps));
  if (cookie === undefined) return undefined;
  const hash = sessionHash(deps, cookie);
  const session = deps.gate.session(hash, deps.clock.now());
  return session === undefined ? undefined : { hash, ...session };
}

/** A wrong password answers the page with 401; too many tries 429 with Retry-After, the password unread. */
export function signInRoutes(deps: AdminDeps): Hono {
  const { gate, clock, ids, commit, audit, production } = deps;
  const app = new Hono();

  app.get('/entrar', (c) => c.html(signInPage()));

  app.post('/entrar', async (c) => {
    const tried = await tryPassword(deps, c, async () => (await formOf(c))?.get('senha') ?? '');
    if (tried === 'too_many') {
      c.header('Retry-After', TOO_MANY_SECONDS);
      return c.html(signInPage(TOO_MANY), 429);
    }
    if (tried === 'wrong') return c.html(signInPage(WRONG), 401);
    const now = clock.now();
    const ip = addressOf(deps, c);
    // 288 random bits; any earlier session of this browser ends here.
    const cookie = `${ids.token()}${ids.token()}${ids.token()}${ids.token()}`;
    const before = getCookie(c, cookieName(deps));
    await commit(() => {
      if (before !== undefined) gate.leave(sessionHash(deps, before));
      gate.forgive(ip);
      gate.enter({ hash: sessionHash(deps, cookie), csrf: ids.token() + ids.token(), ip }, now);
      audit.add({ at: now, who: ip, action: 'signin', subject: 'admin', before: '', after: '' });
    });
    setCookie(c, cookieName(deps), cookie, { httpOnly: true, secure: production, sameSite: 'Strict', path: '/' });
    return c.redirect('/admin', 303);
  });

  return app;
}

/** The session is gone from the database before the answer: 303 to the sign-in page. */
export async function signOut(deps: AdminDeps, c: Context): Promise<Response> {
  const cookie = getCookie(c, cookieName(deps));
  if (cookie !== undefined) await deps.commit(() => deps.gate.leave(sessionHash(deps, cookie)));
  deleteCookie(c, cookieName(deps), { path: '/', secure: deps.production });
  return c.redirect('/admin/entrar', 303);
}

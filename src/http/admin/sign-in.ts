// Signing in: one password, compared in constant time; failures counted per address and altogether; a fresh session each time, so
// that a cookie planted before is worth nothing after.

import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { equalBytes } from '../../domain/equal-bytes.ts';
import { hexOf } from '../../domain/hex.ts';
import type { AdminDeps } from './admin-deps.ts';
import { formOf } from './form-of.ts';
import { normalisedIp } from './normalised-ip.ts';
import { signInPage } from './pages/sign-in-page.ts';

/** Failures in 15 minutes (store/admin-gate). */
const MOST_FAILURES = 5;
const MOST_FAILURES_ALTOGETHER = 100;
const EVERYBODY = 'todos';

const encoder = new TextEncoder();
const digest = (deps: AdminDeps, text: string): Uint8Array => deps.hmac('caderneta-admin', encoder.encode(text));

export const cookieName = ({ production }: AdminDeps): string => (production ? '__Host-sid' : 'sid');
export const sessionHash = (deps: AdminDeps, cookie: string): string => hexOf(digest(deps, cookie));

export function sessionOf(deps: AdminDeps, c: Context): { readonly csrf: string } | undefined {
  const cookie = getCookie(c, cookieName(deps));
  return cookie === undefined ? undefined : deps.gate.session(sessionHash(deps, cookie), deps.clock.now());
}

export function signInRoutes(deps: AdminDeps): Hono {
  const { gate, clock, ids, commit, audit, production } = deps;
  const app = new Hono();

  app.get('/entrar', (c) => c.html(signInPage()));

  app.post('/entrar', async (c) => {
    const now = clock.now();
    const ip = normalisedIp(deps.ipOf(c));
    const tooMany =
      gate.failures(ip, now) >= MOST_FAILURES || gate.failures(EVERYBODY, now) >= MOST_FAILURES_ALTOGETHER;
    if (tooMany) {
      c.header('Retry-After', '900');
      return c.html(signInPage('Muitas tentativas. Espere 15 minutos.'), 429);
    }
    const form = await formOf(c);
    const right = equalBytes(digest(deps, form?.get('senha') ?? ''), digest(deps, deps.password));
    if (!right) {
      await commit(() => {
        gate.failed(ip, now);
        gate.failed(EVERYBODY, now);
        audit.add({ at: now, who: ip, action: 'signin.failed', subject: 'admin', before: '', after: '' });
      });
      return c.html(signInPage('Senha errada.'), 401);
    }
    // 288 bits; whatever session the browser brought ends here.
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

export async function signOut(deps: AdminDeps, c: Context): Promise<Response> {
  const cookie = getCookie(c, cookieName(deps));
  if (cookie !== undefined) await deps.commit(() => deps.gate.leave(sessionHash(deps, cookie)));
  deleteCookie(c, cookieName(deps), { path: '/', secure: deps.production });
  return c.redirect('/admin/entrar', 303);
}

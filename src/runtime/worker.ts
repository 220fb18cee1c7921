// Entry point of Cloudflare Workers. Any failure before a message is stored is a 503: the platform keeps the message
// and delivers it again.

import type { Hono } from 'hono';
import { workerApp } from './worker-app.ts';

export { AccountObject } from './account-object.ts';
export { PlatformObject } from './platform-object.ts';

const apps = new WeakMap<object, Hono>();

function appOf(env: Cloudflare.Env): Hono {
  const known = apps.get(env);
  if (known !== undefined) return known;
  const app = workerApp(env);
  apps.set(env, app);
  return app;
}

export default {
  async fetch(request, env, ctx) {
    try {
      return await appOf(env).fetch(request, env, ctx);
    } catch (error) {
      console.error(JSON.stringify({ level: 'error', event: 'refused', error: String(error) }));
      return new Response(null, { status: 503, headers: { 'Retry-After': '5' } });
    }
  },
} satisfies ExportedHandler<Cloudflare.Env>;

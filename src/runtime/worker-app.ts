// The HTTP surface on Workers: Node's app over objects instead of a database. Event streams are opened in the object
// itself, where the replies are.

import { Hono } from 'hono';
import { inProcessHub } from '../channels/web/in-process-hub.ts';
import type { ChatEvent } from '../domain/event.ts';
import { sameOrigin } from '../http/same-origin.ts';
import { accountName } from './account-name.ts';
import { onlyAllowed } from './allow-list.ts';
import { composeChannels } from './compose-channels.ts';
import { composeHttp } from './compose-http.ts';
import { askAdmin } from './worker-admin.ts';
import { workerAssets } from './worker-assets.ts';
import { workerBotName } from './worker-bot-name.ts';
import { workerConfig } from './worker-config.ts';
import { PLATFORM_NAME, workerIngress } from './worker-ingress.ts';
import { workerLog, workerRim } from './worker-rim.ts';

/** @throws when the settings are unsafe. */
export function workerApp(env: Cloudflare.Env): Hono {
  const config = workerConfig(env);
  // Pages are connected to the object of their chat, so nothing listens here.
  const hub = inProcessHub();
  const accountOf = (chat: string) => env.ACCOUNTS.getByName(accountName('web', chat));
  const platform = () => env.PLATFORM.getByName(PLATFORM_NAME);
  const botName = workerBotName(env);
  const app = new Hono();
  app.use(async (c, next) => {
    c.executionCtx.waitUntil(botName.learn());
    await next();
  });
  if (config.adminPassword !== undefined) {
    // The admin's data belongs to the platform, so its pages are served there.
    for (const path of ['/admin', '/admin/*']) app.all(path, (c) => askAdmin(env, c));
  }
  if (config.webChannel) {
    app.get('/api/web/events', sameOrigin, (c, next) => {
      const chat = c.req.query('conversation');
      return chat ? accountOf(chat).fetch(c.req.raw) : next();
    });
  }
  app.route(
    '/',
    composeHttp(config, {
      ...workerRim,
      log: workerLog(config),
      assets: workerAssets(env),
      channels: composeChannels(config, { ...workerRim, hub, botUsername: botName.known }),
      ingress: onlyAllowed(workerIngress(env), config.allowedPeople, workerLog(config)),
      hub,
      zone: config.zone,
      history: async (chat, limit) => JSON.parse(await accountOf(chat).history(chat, limit)) as ChatEvent[],
      arrived: () => {},
      ready: () => platform().ready(),
      gauges: () => platform().gauges(),
      answered: () => {},
    }).app,
  );
  return app;
}

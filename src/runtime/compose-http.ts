// Wires the whole HTTP surface: the same app on Node and on Workers.

import { Hono } from 'hono';
import { answerSubscription } from '../channels/whatsapp/verify.ts';
import type { ChannelName } from '../domain/message.ts';
import { type HealthDeps, health } from '../http/health.ts';
import { simulatorRoutes } from '../http/simulator/simulator-routes.ts';
import { type WebApiDeps, webApi } from '../http/web-api.ts';
import { type WebhookDeps, type WebhookHandler, webhookHandler } from '../http/webhook-handler.ts';
import { webhook } from '../http/webhooks.ts';
import type { Assets, Channel } from '../ports.ts';
import type { Config } from './config.ts';

export type HttpRim = WebhookDeps &
  HealthDeps &
  Omit<WebApiDeps, 'channel'> & {
    readonly channels: ReadonlyMap<ChannelName, Channel>;
    readonly assets: Assets;
    /** Absent without ADMIN_PASSWORD. */
    readonly admin?: Hono | undefined;
  };

export type HttpSurface = {
  readonly app: Hono;
  /** The webhook handlers by path, for a runtime that can pass them raw bytes (`rawWebhooks`). */
  readonly handlers: ReadonlyMap<string, WebhookHandler>;
};

/** `handlers` by path serve Node's own way in, which bypasses the app (docs/adr/0018). */
export function composeHttp(config: Config, rim: HttpRim): HttpSurface {
  const app = new Hono();
  const handlers = new Map<string, WebhookHandler>();
  const open = (path: string, channel: Channel): void => {
    const handler = webhookHandler(channel, rim);
    handlers.set(path, handler);
    app.route('/', webhook(path, handler));
  };
  app.onError((error, c) => {
    rim.log.error('unexpected', { path: c.req.path, error: error.stack ?? error.message });
    return c.text('Algo deu errado aqui dentro. Já anotei para consertar.', 500);
  });
  const { channels } = rim;
  // Without a secret a webhook rejects everything.
  const telegram = channels.get('telegram');
  if (telegram === undefined) app.post('/webhooks/telegram', (c) => c.body(null, 401));
  else open('/webhooks/telegram', telegram);
  const whatsapp = channels.get('whatsapp');
  if (whatsapp === undefined) app.all('/webhooks/whatsapp', (c) => c.body(null, 401));
  else {
    app.get('/webhooks/whatsapp', (c) => {
      const query = new URL(c.req.url).searchParams;
      const challenge = answerSubscription(query, config.whatsapp?.verifyToken ?? '');
      return challenge === undefined ? c.body(null, 401) : c.text(challenge);
    });
    open('/webhooks/whatsapp', whatsapp);
  }
  app.route('/', health(rim));
  if (rim.admin !== undefined) app.route('/', rim.admin);
  const web = channels.get('web');
  if (config.webChannel && web !== undefined) {
    app.route('/', webApi({ ...rim, channel: web }));
    app.route('/', simulatorRoutes(rim));
  }
  return { app, handlers };
}

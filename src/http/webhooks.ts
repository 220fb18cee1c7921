// The webhook handlers as routes of the app, for Workers and for callers without a socket.

import { type Context, Hono } from 'hono';
import { readBody } from './read-body.ts';
import { LARGEST_BODY, type WebhookHandler, type WebhookStatus } from './webhook-handler.ts';

/** One POST route. 200 stored (or quarantined), 401 not signed, 413 too large, 503 not stored. */
export function webhook(path: string, handler: WebhookHandler): Hono {
  const app = new Hono();
  // Not c.body(null), which creates a Headers object and a chunked response.
  app.post(path, async (c) => new Response('', { status: await receive(c, handler) }));
  return app;
}

async function receive(c: Context, handler: WebhookHandler): Promise<WebhookStatus> {
  const raw = await bytesOf(c);
  return raw === undefined ? handler.tooLarge() : handler.take({ headers: c.req.raw.headers, raw });
}

/** A body with a valid Content-Length is read at once; one without is counted while reading. */
async function bytesOf(c: Context): Promise<Uint8Array | undefined> {
  const claimed = c.req.header('content-length');
  if (claimed !== undefined) {
    return Number(claimed) <= LARGEST_BODY ? new Uint8Array(await c.req.arrayBuffer()) : undefined;
  }
  const read = await readBody(c.req.raw, LARGEST_BODY);
  return read.ok ? read.value : undefined;
}

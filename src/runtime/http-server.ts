// The HTTP server on Node: webhooks through the fast path (raw-webhooks), everything else through the app.

import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { HttpSurface } from './compose-http.ts';
import { rawWebhooks } from './raw-webhooks.ts';

/** Not yet listening. `leaving`: from then on every request is refused; the next process takes it. */
export function httpServer({ app, handlers }: HttpSurface, leaving: () => boolean = () => false): Server {
  const answer = rawWebhooks(handlers, getRequestListener(app.fetch));
  return createServer((request, response) => {
    // Keep-alive connections deliver requests even after close().
    if (leaving()) response.writeHead(503, { connection: 'close', 'content-length': 0 }).end();
    else answer(request, response);
  });
}

// The HTTP server on Node: webhooks through the fast path (raw-webhooks), everything else through the app.

import { createServer, type Server, type ServerOptions } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { HttpSurface } from './compose-http.ts';
import { rawWebhooks } from './raw-webhooks.ts';

/** How long a request may take to arrive, headers and body, in ms; 408 after that. Platforms send theirs at once. */
export type Patience = Readonly<
  Required<Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'>>
>;
const PATIENCE: Patience = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };

/** Not yet listening. `leaving`: from then on every request is refused; the next process takes it. */
export function httpServer(
  { app, handlers }: HttpSurface,
  leaving: () => boolean = () => false,
  patience: Patience = PATIENCE,
): Server {
  const answer = rawWebhooks(handlers, getRequestListener(app.fetch));
  return createServer(patience, (request, response) => {
    // Keep-alive connections deliver requests even after close().
    if (leaving()) response.writeHead(503, { connection: 'close', 'content-length': 0 }).end();
    else answer(request, response);
  });
}

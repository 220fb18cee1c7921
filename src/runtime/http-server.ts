// The product's HTTP server on Node: webhooks by the front door, everything else through the app.

import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { HttpSurface } from './compose-http.ts';
import { frontDoor } from './front-door.ts';

/** Not listening yet. `leaving`: from then on every request is refused, for our successor to take. */
export function httpServer({ app, doors }: HttpSurface, leaving: () => boolean = () => false): Server {
  const answer = frontDoor(doors, getRequestListener(app.fetch));
  return createServer((request, response) => {
    // A connection kept alive brings requests after close() too.
    if (leaving()) response.writeHead(503, { connection: 'close', 'content-length': 0 }).end();
    else answer(request, response);
  });
}

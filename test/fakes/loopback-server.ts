// A real HTTP server on a loopback port, a free one unless told, that closes at once, with whatever still hangs on it.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LoopbackServer = { readonly port: number; readonly root: string; close(): Promise<void> };

export async function loopbackServer(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  host = '127.0.0.1',
  wanted = 0,
): Promise<LoopbackServer> {
  // Some fakes send headers far beyond what Node takes by default.
  const server = createServer({ maxHeaderSize: 1024 * 1024 }, (request, response) => {
    response.on('error', () => {});
    handle(request, response);
  });
  await new Promise<void>((listening) => server.listen(wanted, host, listening));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    root: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

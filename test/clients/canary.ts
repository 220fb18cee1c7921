// Listeners that nobody may reach: they count connections, on every local address of the machine at one port.

import { createServer, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';

export type Canary = {
  readonly port: number;
  /** Connections so far. */
  reached(): number;
  /** Addresses of this machine, besides loopback. */
  readonly own: readonly string[];
  close(): Promise<void>;
};

export async function canary(): Promise<Canary> {
  let reached = 0;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    reached++;
    open.add(socket);
    socket.on('error', () => {});
    socket.end(
      'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 24\r\nconnection: close\r\n\r\n<title>segredo</title>\r\n',
    );
  });
  // "::" listens on all addresses of both families.
  await new Promise<void>((listening) => server.listen(0, '::', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const own = Object.values(networkInterfaces()).flatMap((cards) =>
    (cards ?? []).filter((card) => !card.internal).map((card) => card.address),
  );
  return {
    port,
    own,
    reached: () => reached,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of open) socket.destroy();
      }),
  };
}

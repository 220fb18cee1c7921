// Every server under load is a process of its own that listens where the kernel puts it, says where, and ends with its parent.

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Listens on 127.0.0.1 and writes the port on stdout, the one line it ever writes. */
export function announceServer(server: Server): void {
  server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
  process.on('disconnect', () => process.exit(0));
}

export const announce = (fetch: Fetch): void => announceServer(createAdaptorServer({ fetch }) as Server);

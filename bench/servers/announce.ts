// Every server under load is a process of its own that listens where the kernel puts it, says where, and ends with its parent.

import { serve } from '@hono/node-server';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Listens on 127.0.0.1 and writes the port on stdout, the one line it ever writes. */
export function announce(fetch: Fetch): void {
  serve({ fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(port));
  process.on('disconnect', () => process.exit(0));
}

// A server that answers when it is told to: GET /wait?key= hangs until somebody GETs /open?key=. Lets a test hold a turn
// in the middle of a real request, without sleeping.

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export async function gateServer(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const waiting = new Map<string, ServerResponse[]>();
  const opened = new Set<string>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://gate');
    const key = url.searchParams.get('key') ?? '';
    if (url.pathname === '/open') {
      opened.add(key);
      for (const one of waiting.get(key) ?? []) one.end('open');
      waiting.delete(key);
    }
    if (url.pathname === '/wait' && !opened.has(key)) waiting.set(key, [...(waiting.get(key) ?? []), response]);
    else response.end('open');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

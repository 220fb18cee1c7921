// Outsides of golden conversations by remote control: tests inside workerd cannot open sockets, so a vitest globalSetup starts this and
// hands its address over. POST /open gives {site, env}; then with ?site=: /fail ([server, faults] as JSON) and /close.

import { loopbackServer } from '../fakes/loopback-server.ts';
import { type FakeWorld, fakeWorld } from './fake-world.ts';

export async function worldControl(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const worlds = new Map<string, FakeWorld>();
  const answer = async (path: string, site: string, body: string): Promise<unknown> => {
    const one = worlds.get(site);
    if (path === '/open') {
      const opened = await fakeWorld();
      worlds.set(opened.site, opened);
      return { site: opened.site, env: opened.env };
    }
    if (path === '/fail') one?.fail(...(JSON.parse(body) as [string, readonly string[]]));
    if (path === '/close') {
      worlds.delete(site);
      await one?.close();
    }
    return {};
  };
  const server = await loopbackServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://control');
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', async () => {
      const said = await answer(url.pathname, url.searchParams.get('site') ?? '', body);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    });
  });
  return {
    url: server.root,
    close: async () => {
      await Promise.all([...worlds.values()].map((one) => one.close()));
      await server.close();
    },
  };
}

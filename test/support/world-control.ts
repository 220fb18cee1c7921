// Outsides of golden conversations by remote control. POST /open gives {site, env}; then with ?site=: /fail ([server, faults] as JSON) and /close.

import { type ControlServer, controlServer } from '../fakes/control-server.ts';
import { type FakeWorld, fakeWorld } from './fake-world.ts';

export function worldControl(): Promise<ControlServer> {
  const worlds = new Map<string, FakeWorld>();
  const answer = async (path: string, site: string, body: unknown): Promise<unknown> => {
    const one = worlds.get(site);
    if (path === '/open') {
      const opened = await fakeWorld();
      worlds.set(opened.site, opened);
      return { site: opened.site, env: opened.env };
    }
    if (path === '/fail') one?.fail(...(body as [string, readonly string[]]));
    if (path === '/close') {
      worlds.delete(site);
      await one?.close();
    }
    return {};
  };
  return controlServer('site', answer, worlds);
}

// Fakes by remote control: tests inside workerd cannot open sockets, so a vitest globalSetup starts one of these and hands
// its address over. POST /open starts a fake; the other paths name it in the query.

import { text } from 'node:stream/consumers';
import { loopbackServer } from './loopback-server.ts';

export type ControlServer = { readonly url: string; close(): Promise<void> };

/** What a path is answered with, as JSON. `name` is '' and `body` is undefined where the request has none. */
export type AnswerControl = (path: string, name: string, body: unknown) => Promise<unknown>;

/** @param key of the query that holds the fake's name @param opened the fakes, closed with the control */
export async function controlServer(
  key: string,
  answer: AnswerControl,
  opened: ReadonlyMap<string, { close(): Promise<void> }>,
): Promise<ControlServer> {
  const server = await loopbackServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://control');
    const body = await text(request);
    const said = await answer(
      url.pathname,
      url.searchParams.get(key) ?? '',
      body === '' ? undefined : JSON.parse(body),
    );
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said ?? {}));
  });
  return {
    url: server.root,
    close: async () => {
      await Promise.all([...opened.values()].map((one) => one.close()));
      await server.close();
    },
  };
}

// Fake Graphs by remote control: tests inside workerd cannot open sockets, so a vitest globalSetup starts this and hands
// its address over. POST /open (a GraphAccount as JSON) gives {root}; then with ?root=: /messages, /sent (a KeptMedia
// as JSON), /fail (a fault as JSON), /status (arguments of statusWebhook as JSON) and /close.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type GraphAccount, type GraphFault, type GraphServer, type Status, startGraphServer } from './graph-server.ts';

/** What a person sent, for us to fetch. */
export type KeptMedia = { readonly id: string; readonly mime: string; readonly base64: string };

export async function graphControl(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const servers = new Map<string, GraphServer>();
  const answer = async (path: string, root: string, body: unknown): Promise<unknown> => {
    const one = servers.get(root);
    if (path === '/open') {
      const opened = await startGraphServer(body as GraphAccount);
      servers.set(opened.root, opened);
      return { root: opened.root };
    }
    if (path === '/messages') return one?.messages ?? [];
    if (path === '/sent') {
      const { id, mime, base64 } = body as KeptMedia;
      one?.sent.set(id, { mime, bytes: Buffer.from(base64, 'base64') });
    }
    if (path === '/fail') one?.failNext(body as GraphFault);
    if (path === '/status') return one?.statusWebhook(...(body as [string, Status]));
    if (path === '/close') {
      servers.delete(root);
      await one?.close();
    }
    return {};
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://control');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString() || '{}');
    const said = await answer(url.pathname, url.searchParams.get('root') ?? '', body);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said ?? {}));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await Promise.all([...servers.values()].map((one) => one.close()));
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

// Fake Bot APIs by remote control: tests inside workerd cannot open sockets, so a vitest globalSetup starts this and
// hands its address over. POST /open gives {id, url}; then /shown, /file (a KeptFile as JSON), /fail (a fault as
// JSON) and /close with ?id=.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TelegramFault } from './telegram-fault.ts';
import { type TelegramServer, telegramServer } from './telegram-server.ts';

/** What a person sent, for the bot to fetch. */
export type KeptFile = { readonly fileId: string; readonly path: string; readonly base64: string };

export async function telegramControl(token: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const servers = new Map<string, TelegramServer>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://control');
    const id = url.searchParams.get('id') ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const one = servers.get(id);
    let answer: unknown = {};
    if (url.pathname === '/open') {
      const opened = await telegramServer(token);
      servers.set(opened.url, opened);
      answer = { id: opened.url, url: opened.url };
    } else if (url.pathname === '/shown') answer = one?.shown ?? [];
    else if (url.pathname === '/file') {
      const { fileId, path, base64 } = JSON.parse(Buffer.concat(chunks).toString()) as KeptFile;
      one?.memory.files.set(fileId, { path, bytes: Buffer.from(base64, 'base64') });
    } else if (url.pathname === '/fail') one?.fail(JSON.parse(Buffer.concat(chunks).toString()) as TelegramFault);
    else if (url.pathname === '/close') {
      servers.delete(id);
      await one?.close();
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
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

// Fake OpenAIs by remote control: tests inside workerd cannot open sockets, so a vitest globalSetup starts this and hands its address
// over. POST /open (a key) gives {baseUrl}; then with ?at=: /next (turns as JSON), /requests and /close.

import { loopbackServer } from '../loopback-server.ts';
import { type ChatServer, chatServer } from './chat-server.ts';
import type { LlmTurn } from './llm-turn.ts';

export async function llmControl(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const servers = new Map<string, ChatServer>();
  const answer = async (path: string, at: string, body: string): Promise<unknown> => {
    const one = servers.get(at);
    if (path === '/open') {
      const opened = await chatServer('openai', JSON.parse(body) as string);
      servers.set(opened.baseUrl, opened);
      return { baseUrl: opened.baseUrl };
    }
    if (path === '/requests') return one?.requests ?? [];
    if (path === '/next') one?.next(...(JSON.parse(body) as LlmTurn[]));
    if (path === '/close') {
      servers.delete(at);
      await one?.close();
    }
    return {};
  };
  const server = await loopbackServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://control');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const said = await answer(url.pathname, url.searchParams.get('at') ?? '', Buffer.concat(chunks).toString());
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  });
  return {
    url: server.root,
    close: async () => {
      await Promise.all([...servers.values()].map((one) => one.close()));
      await server.close();
    },
  };
}

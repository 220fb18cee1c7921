// Fake OpenAIs by remote control. POST /open (a key) gives {baseUrl}; then with ?at=: /next (turns as JSON), /requests and /close.

import { type ControlServer, controlServer } from '../control-server.ts';
import { type ChatServer, chatServer } from './chat-server.ts';
import type { LlmTurn } from './llm-turn.ts';

export function llmControl(): Promise<ControlServer> {
  const servers = new Map<string, ChatServer>();
  const answer = async (path: string, at: string, body: unknown): Promise<unknown> => {
    const one = servers.get(at);
    if (path === '/open') {
      const opened = await chatServer('openai', body as string);
      servers.set(opened.baseUrl, opened);
      return { baseUrl: opened.baseUrl };
    }
    if (path === '/requests') return one?.requests ?? [];
    if (path === '/next') one?.next(...(body as LlmTurn[]));
    if (path === '/close') {
      servers.delete(at);
      await one?.close();
    }
    return {};
  };
  return controlServer('at', answer, servers);
}

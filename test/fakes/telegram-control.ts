// Fake Bot APIs by remote control. POST /open gives {id, url}; then /shown, /file (a KeptFile as JSON), /fail (a fault as
// JSON) and /close with ?id=.

import { type ControlServer, controlServer } from './control-server.ts';
import type { TelegramFault } from './telegram-fault.ts';
import { type TelegramServer, telegramServer } from './telegram-server.ts';

/** What a person sent, for the bot to fetch. */
export type KeptFile = { readonly fileId: string; readonly path: string; readonly base64: string };

export function telegramControl(token: string): Promise<ControlServer> {
  const servers = new Map<string, TelegramServer>();
  const answer = async (path: string, id: string, body: unknown): Promise<unknown> => {
    const one = servers.get(id);
    if (path === '/open') {
      const opened = await telegramServer(token);
      servers.set(opened.url, opened);
      return { id: opened.url, url: opened.url };
    }
    if (path === '/shown') return one?.shown ?? [];
    if (path === '/file') {
      const { fileId, path: place, base64 } = body as KeptFile;
      one?.memory.files.set(fileId, { path: place, bytes: Buffer.from(base64, 'base64') });
    }
    if (path === '/fail') one?.fail(body as TelegramFault);
    if (path === '/close') {
      servers.delete(id);
      await one?.close();
    }
    return {};
  };
  return controlServer('id', answer, servers);
}

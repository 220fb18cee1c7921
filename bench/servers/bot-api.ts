// Telegram's side, just enough of it for one answer to arrive: every method succeeds, and the first sendMessage is noticed.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type BotApi = { readonly root: string; readonly answered: Promise<number>; close(): void };

/** `answered` is the moment (performance.now) at which the first sendMessage came in. */
export async function openBotApi(): Promise<BotApi> {
  let notice: (at: number) => void = () => {};
  const answered = new Promise<number>((resolve) => {
    notice = resolve;
  });
  const result = {
    message_id: 1,
    date: 1,
    chat: { id: 1, type: 'private' },
    text: 'ok',
    id: 1,
    is_bot: true,
    first_name: 'b',
    username: 'b_bot',
  };
  const server = createServer((request, response) => {
    if (request.url?.endsWith('/sendMessage')) notice(performance.now());
    request.resume();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ok: true, result }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answered,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

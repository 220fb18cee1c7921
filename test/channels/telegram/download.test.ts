// getFile and then the file: two requests to a real server, and everything it may say instead.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { telegramChannel } from '../../../src/channels/telegram/telegram-channel.ts';
import type { Channel } from '../../../src/ports.ts';
import { type TelegramServer, telegramServer } from '../../fakes/telegram-server.ts';
import { nodeHmac } from '../whatsapp/open-whatsapp.ts';
import { TOKEN } from './fixture.ts';

const OFX = new TextEncoder().encode('<OFX>ção</OFX>');
let server: TelegramServer;
let channel: Channel;

beforeAll(async () => {
  server = await telegramServer(TOKEN);
  channel = telegramChannel({
    fetch,
    apiRoot: server.url,
    token: TOKEN,
    secret: 's'.repeat(20),
    hmac: nodeHmac,
  });
  const files: [string, string, Uint8Array][] = [
    ['ok', 'documents/file_1.ofx', OFX],
    ['exact', 'documents/exact.csv', new Uint8Array(100)],
    ['outside', '../../etc/passwd', OFX],
    ['elsewhere', 'http://mau.example/x', OFX],
    ['huge', 'documents/huge.csv', new Uint8Array(21 * 1024 * 1024)],
  ];
  for (const [id, path, bytes] of files) server.memory.files.set(id, { path, bytes: Buffer.from(bytes) });
});
afterAll(() => server.close());

describe('downloading from Telegram', () => {
  it('hands the bytes over as they were sent', async () => {
    expect(await channel.download('ok', 1000)).toEqual({ kind: 'file', bytes: OFX });
    expect(await channel.download('exact', 100)).toMatchObject({ kind: 'file' });
  });

  it('fetches nothing that is too large, said by the server or counted here', async () => {
    expect(await channel.download('exact', 99)).toEqual({ kind: 'too_big' });
    // The Bot API itself gives no more than 20 MB: it says so without a size.
    expect(await channel.download('huge', 30 * 1024 * 1024)).toEqual({ kind: 'too_big' });
  });

  it('fails in one word for a file that is gone, a server in trouble or a cut line', async () => {
    expect(await channel.download('gone', 1000)).toEqual({ kind: 'failed' });
    server.fail({ kind: 'answer', code: 500, description: 'Internal Server Error' }, /^getFile$/u);
    expect(await channel.download('ok', 1000)).toEqual({ kind: 'failed' });
    server.fail({ kind: 'drop' }, /^getFile$/u);
    expect(await channel.download('ok', 1000)).toEqual({ kind: 'failed' });
  });

  it('never leaves the folder of files with the token in the address', async () => {
    expect(await channel.download('outside', 1000)).toEqual({ kind: 'failed' });
    expect(await channel.download('elsewhere', 1000)).toEqual({ kind: 'failed' });
  });

  it('fails when the file went away between the two requests', async () => {
    const fetchOnce: typeof fetch = (url, init) => {
      if (String(url).includes('/file/')) server.memory.files.delete('brief');
      return fetch(url, init);
    };
    server.memory.files.set('brief', { path: 'documents/brief.ofx', bytes: Buffer.from(OFX) });
    const brief = telegramChannel({
      fetch: fetchOnce as never,
      apiRoot: server.url,
      token: TOKEN,
      secret: 's'.repeat(20),
      hmac: nodeHmac,
    });
    expect(await brief.download('brief', 1000)).toEqual({ kind: 'failed' });
  });
});

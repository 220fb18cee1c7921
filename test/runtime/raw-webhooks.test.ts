// Bytes from a real socket to the handler, and everything else to the app.

import { createServer, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LARGEST_BODY, type WebhookHandler } from '../../src/http/webhook-handler.ts';
import { rawWebhooks } from '../../src/runtime/raw-webhooks.ts';

type Taken = { readonly secret: string | null; readonly text: string };
let taken: Taken[] = [];
let refused = 0;
const handler: WebhookHandler = {
  async take({ headers, raw }) {
    taken.push({ secret: headers.get('x-secret'), text: new TextDecoder().decode(raw) });
    return taken.at(-1)?.text === 'cheio' ? 503 : 200;
  },
  tooLarge() {
    refused += 1;
    return 413;
  },
  busy: () => 503,
};
const app = new Hono().get('/webhooks/telegram', (c) => c.text('da casa')).post('/outra', (c) => c.text('outra'));
/** Bodies of 4 MB take their time on a busy machine. */
const PATIENT = { timeout: 20_000, interval: 100 };
/** Room for one of the largest bodies and a half. */
const ROOM = 1.5 * LARGEST_BODY;
const server = createServer(
  rawWebhooks(new Map([['/webhooks/telegram', handler]]), getRequestListener(app.fetch), ROOM),
);
const port = (): number => (server.address() as AddressInfo).port;
const at = (path: string): string => `http://127.0.0.1:${port()}${path}`;
const post = (body: string | Uint8Array<ArrayBuffer>, path = '/webhooks/telegram'): Promise<Response> =>
  fetch(at(path), { method: 'POST', body, headers: { 'X-Secret': 'abc' } });

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());
beforeEach(() => {
  taken = [];
  refused = 0;
});

it('hands over headers and bytes, with or without a query', async () => {
  expect((await post('pão')).status).toBe(200);
  expect((await post('café', '/webhooks/telegram?x=1')).status).toBe(200);
  expect(taken).toEqual([
    { secret: 'abc', text: 'pão' },
    { secret: 'abc', text: 'café' },
  ]);
});

it('says what the handler says', async () => {
  expect((await post('cheio')).status).toBe(503);
});

it('leaves every other path and method to the app', async () => {
  expect(await (await fetch(at('/webhooks/telegram'))).text()).toBe('da casa');
  expect(await (await post('', '/outra')).text()).toBe('outra');
  expect((await post('', '/webhooks/telegram/')).status).toBe(404);
  expect(taken).toEqual([]);
});

it('puts a body together that comes in pieces, cut in the middle of a letter', async () => {
  const bytes = new TextEncoder().encode('coração');
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sending = request(at('/webhooks/telegram'), { method: 'POST' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sending.on('error', reject);
    sending.write(bytes.slice(0, 5), () => sending.end(bytes.slice(5)));
  });
  expect(status).toBe(200);
  expect(taken).toEqual([{ secret: null, text: 'coração' }]);
});

it('takes the largest body and refuses one byte more, claimed or not', async () => {
  expect((await post(new Uint8Array(LARGEST_BODY))).status).toBe(200);
  const claimed = await answerTo(
    `POST /webhooks/telegram HTTP/1.1\r\nhost: x\r\ncontent-length: ${LARGEST_BODY + 1}\r\n\r\n`,
  );
  expect(claimed).toMatch(/^HTTP\/1\.1 413 .*connection: close/is);
  const size = LARGEST_BODY + 1;
  const head = 'POST /webhooks/telegram HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n';
  expect(await answerTo(`${head}${size.toString(16)}\r\n${'a'.repeat(size)}\r\n0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 /);
  expect(taken).toHaveLength(1);
  expect(refused).toBe(2);
});

it('takes nothing from a line that breaks, and goes on', async () => {
  await new Promise<void>((resolve) => {
    const socket = connect(port(), '127.0.0.1');
    socket.on('close', () => resolve());
    socket.write('POST /webhooks/telegram HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nmeta', () =>
      socket.destroy(),
    );
  });
  expect((await post('depois')).status).toBe(200);
  expect(taken.map(({ text }) => text)).toEqual(['depois']);
});

it('holds no more unfinished large bodies than it has room for, and still reads messages', async () => {
  const head = `POST /webhooks/telegram HTTP/1.1\r\nhost: x\r\ncontent-length: ${LARGEST_BODY}\r\n\r\n`;
  // Little beyond the room, since a line closed with much unread loses its answer.
  const two = [LARGEST_BODY - 1, ROOM - LARGEST_BODY + 128 * 1024].map((size) =>
    answerTo(`${head}${'a'.repeat(size)}`),
  );
  // Which of them is refused depends on who is read first.
  expect(await Promise.race(two)).toMatch(/^HTTP\/1\.1 503 .*connection: close/is);
  expect((await post('uber 23')).status).toBe(200);
  for (const socket of open) socket.destroy();
  await expect.poll(async () => (await post(new Uint8Array(LARGEST_BODY))).status, PATIENT).toBe(200);
}, 60_000);

const open: Socket[] = [];

/** Everything the server says to these bytes until it hangs up. */
function answerTo(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port(), '127.0.0.1');
    open.push(socket);
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk.toString();
    });
    // Hanging up while we still write is its right.
    socket.on('error', () => {});
    socket.on('close', () => resolve(said));
    socket.write(bytes);
  });
}

// A request that does not arrive ends, whoever sends it: sockets are few, and an unfinished body costs memory.

import { type AddressInfo, connect } from 'node:net';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { WebhookHandler } from '../../src/http/webhook-handler.ts';
import { httpServer } from '../../src/runtime/http-server.ts';

const PATIENCE = { headersTimeout: 100, requestTimeout: 300, connectionsCheckingInterval: 20 };

it.each([
  ['headers', 'POST /webhooks/telegram HTTP/1.1\r\nhost: x\r\nx-'],
  ['a body', 'POST /webhooks/telegram HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{'],
])('answers 408 to %s that never come to an end', async (_, bytes) => {
  const handlers = new Map<string, WebhookHandler>([
    ['/webhooks/telegram', { take: async () => 200, tooLarge: () => 413, busy: () => 503 }],
  ]);
  const server = httpServer({ app: new Hono(), handlers }, () => false, PATIENCE);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const said = await new Promise<string>((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.write(bytes);
  });
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  server.close();
});

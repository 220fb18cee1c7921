// A whole message through the worker: posted, stored in its object, answered by the alarm, and heard on the page.

import { runInDurableObject } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { HistoryEntry } from '../../src/http/web/history-entry.ts';
import { accountName } from '../../src/runtime/account-name.ts';
import entry from '../../src/runtime/worker.ts';
import { openPage } from '../support/open-page.ts';

const worker = exports.default;
const post = (body: unknown) =>
  worker.fetch('http://caderneta.test/api/web/messages', { method: 'POST', body: JSON.stringify(body) });

it('answers a message on the open page', async () => {
  const page = await openPage(worker, 'ana');
  const response = await post({ conversation: 'ana', id: '1', text: 'anota: senha do wi-fi é bolo123' });
  expect(response.status).toBe(202);
  expect(await response.json()).toEqual({ id: '1' });
  const reply = await page.next('reply');
  expect(reply.text).toContain('wi-fi');
  await post({ conversation: 'ana', id: '2', text: 'cadê a senha do wi-fi?' });
  expect((await page.next('reply')).text).toContain('bolo123');
  await page.close();
});

it('keeps the reply for a page that is not open yet', async () => {
  await post({ conversation: 'bia', id: '1', text: 'anota: leite' });
  await expect.poll(async () => (await historyOf('bia')).length, { timeout: 5000 }).toBe(2);
  const page = await openPage(worker, 'bia');
  expect((await page.next('reply')).text).toContain('leite');
  await page.close();
});

it('answers fifty copies of one message once', async () => {
  const copies = Array.from({ length: 50 }, () => post({ conversation: 'caio', id: '1', text: 'anota: pão' }));
  for (const { status } of await Promise.all(copies)) expect(status).toBe(202);
  await expect.poll(async () => (await historyOf('caio')).length, { timeout: 5000 }).toBe(2);
  const page = await openPage(worker, 'caio');
  await page.next('reply');
  await expect(page.next('reply', 300)).rejects.toThrow('nothing came');
  await page.close();
});

it('notices that a page left: what is said then waits for the next one', async () => {
  const page = await openPage(worker, 'davi');
  await page.close();
  await post({ conversation: 'davi', id: '1', text: 'anota: vela' });
  const rows = () =>
    runInDurableObject(env.ACCOUNTS.getByName(accountName('web', 'davi')), (_, { storage }) =>
      storage.sql.exec('select status from outbox').toArray(),
    );
  await expect.poll(rows, { timeout: 5000 }).toEqual([{ status: 'held' }]);
  const next = await openPage(worker, 'davi');
  expect((await next.next('reply')).text).toContain('vela');
  await next.close();
});

it('lets no other site read or write', async () => {
  for (const path of ['/api/web/events?conversation=ana', '/api/web/history?conversation=ana']) {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://outro.test' };
    expect((await worker.fetch(`http://caderneta.test${path}`, { headers })).status).toBe(403);
  }
  expect((await worker.fetch('http://caderneta.test/api/web/events')).status).toBe(400);
});

it('refuses to serve with settings that are missing half', async () => {
  const context = { waitUntil: () => {}, passThroughOnException: () => {} } as unknown as ExecutionContext;
  const unsafe = { ...env, TELEGRAM_WEBHOOK_SECRET: '' };
  const request = new Request('http://caderneta.test/health') as Parameters<typeof entry.fetch>[0];
  expect((await entry.fetch(request, unsafe, context)).status).toBe(503);
});

async function historyOf(chat: string): Promise<readonly HistoryEntry[]> {
  const response = await worker.fetch(`http://caderneta.test/api/web/history?conversation=${chat}`);
  return ((await response.json()) as { messages: HistoryEntry[] }).messages;
}

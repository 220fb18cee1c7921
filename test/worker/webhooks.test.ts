// Webhooks through the worker to real HTTP platforms: signed, stored, answered and sent; refused when they must be.

import { runInDurableObject } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { expect, inject, it } from 'vitest';
import { accountName } from '../../src/runtime/account-name.ts';
import { graphAt } from '../fakes/graph-remote.ts';
import { signedWebhook } from '../fakes/signed-webhook.ts';
import textNote from '../fixtures/webhooks/telegram/text-note.json' with { type: 'json' };
import whatsappText from '../fixtures/webhooks/whatsapp/text.json' with { type: 'json' };
import { TELEGRAM, WHATSAPP } from './platforms.ts';

const URL_OF = {
  telegram: 'http://caderneta.test/webhooks/telegram',
  whatsapp: 'http://caderneta.test/webhooks/whatsapp',
};
const worker = exports.default;

const update = (id: number, text: string): unknown => {
  const body = structuredClone(textNote) as unknown as { update_id: number; message: Record<string, unknown> };
  return { ...body, update_id: id, message: { ...body.message, message_id: id, text } };
};
const toTelegram = (body: unknown, secret: string = TELEGRAM.secret) =>
  worker.fetch(URL_OF.telegram, {
    method: 'POST',
    headers: { 'X-Telegram-Bot-Api-Secret-Token': secret },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const toWhatsApp = (body: unknown) => {
  const { raw, headers } = signedWebhook(body, WHATSAPP.appSecret);
  return worker.fetch(URL_OF.whatsapp, { method: 'POST', headers, body: raw });
};
/** In one chat: the stand-in serves every file of this project. */
const shownOnTelegram = async (chat = String(textNote.message.chat.id)) => {
  const url = `${inject('telegramFake')}/shown?id=${encodeURIComponent(inject('telegramRoot'))}`;
  const all = (await (await fetch(url, { method: 'POST' })).json()) as { chat: string; text: string }[];
  return all.filter((sent) => sent.chat === chat);
};
const graph = () => graphAt(inject('graphFake'), inject('graphRoot'));

it('answers a Telegram update once, however often it is delivered', async () => {
  const copies = Array.from({ length: 10 }, () => toTelegram(update(9100, 'anota: comprar pilha')));
  for (const { status } of await Promise.all(copies)) expect(status).toBe(200);
  await expect.poll(() => shownOnTelegram(), { timeout: 5000 }).toHaveLength(1);
  await toTelegram(update(9101, 'o que eu guardei?'));
  await expect.poll(async () => (await shownOnTelegram()).length, { timeout: 5000 }).toBe(2);
  expect((await shownOnTelegram())[1]?.text).toContain('pilha');
});

it('stores nothing without the secret', async () => {
  for (const secret of ['', 'x', `${TELEGRAM.secret}0`]) {
    expect((await toTelegram(update(9200, 'anota: intrusa'), secret)).status).toBe(401);
  }
  expect((await worker.fetch(URL_OF.whatsapp, { method: 'POST', body: '{}' })).status).toBe(401);
});

it('keeps what it cannot read in the platform object, and says 200', async () => {
  // Other files of this project leave bodies in the same object.
  const quarantined = async (): Promise<number> => {
    const metrics = await (await worker.fetch('http://caderneta.test/metrics')).text();
    return Number(/caderneta_quarantined_bodies (\d+)/.exec(metrics)?.[1]);
  };
  const before = await quarantined();
  expect((await toTelegram('{"update_id":')).status).toBe(200);
  expect(await quarantined()).toBe(before + 1);
  expect((await worker.fetch('http://caderneta.test/ready')).status).toBe(200);
});

it('answers WhatsApp, and a status finds the object that sent the message', async () => {
  const person = 'BR.1502576394655843';
  // The stand-in serves every file of this project: what goes to others is not ours.
  const sentToHer = async () => (await graph().messages()).filter(({ body }) => body.recipient === person);
  const before = (await sentToHer()).length;
  expect((await toWhatsApp(whatsappText)).status).toBe(200);
  await expect.poll(sentToHer, { timeout: 5000 }).toHaveLength(before + 1);
  const sent = (await sentToHer()).at(-1);
  if (sent === undefined) throw new Error('nothing was sent');
  const stub = env.ACCOUNTS.getByName(accountName('whatsapp', person));
  const receipt = () =>
    runInDurableObject(stub, (_, { storage }) => storage.sql.exec('select status, receipt from outbox').toArray());
  await expect.poll(receipt).toEqual([{ status: 'sent', receipt: null }]);
  for (const status of ['read', 'delivered'] as const) {
    expect((await toWhatsApp(await graph().status(sent.id, status))).status).toBe(200);
  }
  expect(await receipt()).toEqual([{ status: 'sent', receipt: 'read' }]);
});

it('answers Meta when it asks who we are', async () => {
  const query = `hub.mode=subscribe&hub.verify_token=${WHATSAPP.verifyToken}&hub.challenge=1158201444`;
  expect(await (await worker.fetch(`${URL_OF.whatsapp}?${query}`)).text()).toBe('1158201444');
});

it('says 503 when the object cannot store, so that the platform delivers again', async () => {
  const from = (id: number) => {
    const body = structuredClone(textNote) as unknown as { message: Record<string, unknown> };
    const who = { id: 520_000_777, is_bot: false, first_name: 'Rui' };
    const message = {
      ...body.message,
      message_id: id,
      text: 'anota: vela',
      from: who,
      chat: { id: who.id, type: 'private' },
    };
    return { ...body, update_id: id, message };
  };
  const stub = env.ACCOUNTS.getByName(accountName('telegram', '520000777'));
  const run = (sql: string) => runInDurableObject(stub, (_, { storage }) => void storage.sql.exec(sql));
  await run('alter table inbox rename to gone');
  expect((await toTelegram(from(9300))).status).toBe(503);
  await run('alter table gone rename to inbox');
  expect((await toTelegram(from(9300))).status).toBe(200);
  await expect.poll(async () => (await shownOnTelegram('520000777')).length).toBe(1);
});

it('remembers the name of its bot', async () => {
  const platform = env.PLATFORM.getByName('platform');
  expect(await platform.botUsername()).toBe('caderneta_bot');
  // Other files of this project leave moved groups in the same object.
  const kept = await runInDurableObject(platform, (_, { storage }) => [...storage.kv.list({ prefix: 'bot-name:' })]);
  expect(kept).toEqual([['bot-name:700000002', 'caderneta_bot']]);
});

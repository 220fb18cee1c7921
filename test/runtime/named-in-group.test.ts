// What comes by itself in a group says whom it is for, so that it can be heeded by the right person.

import { afterEach, expect, it } from 'vitest';
import { openDoors } from '../llm/open-doors.ts';

/** Noon on 23 November in São Paulo. */
const NOON = Date.UTC(2026, 10, 23, 15);
const HOUR = 3_600_000;

let doors: Awaited<ReturnType<typeof openDoors>> | undefined;
let now = NOON;
afterEach(() => doors?.close());

async function open() {
  now = NOON;
  doors = await openDoors({}, { clock: { now: () => now }, after: () => () => {} });
  return doors;
}

let written = 100;
const beto = { id: 52, is_bot: false, first_name: 'Beto', last_name: 'Lima' };
const chat = { id: -1002000000404, type: 'supergroup', title: 'Casa' };
const say = (at: Awaited<ReturnType<typeof open>>, text: string, where: object = chat) => {
  written += 1;
  return at.telegramRaw({ message: { message_id: written, from: beto, chat: where, date: now / 1000, text } });
};

it('mentions on Telegram who asked for the reminder', async () => {
  const at = await open();
  await say(at, '@caderneta_bot me lembra às 13h de levar o lixo');
  now += 2 * HOUR;
  const shown = await at.telegramShown();
  expect(shown.at(-1)).toMatchObject({
    text: expect.stringMatching(/^Beto Lima, ⏰ levar o lixo/u),
    links: ['tg://user?id=52'],
  });
});

it('uses the name they asked to be called by', async () => {
  const at = await open();
  await say(at, 'me chama de Betinho', { id: 52, type: 'private' });
  await say(at, '@caderneta_bot me lembra às 13h de levar o lixo');
  now += 2 * HOUR;
  expect((await at.telegramShown()).at(-1)?.text).toMatch(/^Betinho, ⏰/u);
});

it('names nobody in a private chat', async () => {
  const at = await open();
  await say(at, 'me lembra às 13h de levar o lixo', { id: 52, type: 'private' });
  now += 2 * HOUR;
  expect((await at.telegramShown()).at(-1)).toMatchObject({ text: expect.stringMatching(/^⏰/u), links: [] });
});

it('names on WhatsApp who asked for it', async () => {
  const at = await open();
  const text = { body: 'me lembra às 13h de levar o lixo' };
  const context = { from: '551150283881', id: 'wamid.x' };
  await at.whatsappRaw({ group_id: 'Y2FwaV9ncm91cDox', type: 'text', text, context });
  now += 2 * HOUR;
  expect(JSON.stringify((await at.whatsappShown()).at(-1)?.body)).toContain('*Ana*, ⏰ *levar o lixo*');
});

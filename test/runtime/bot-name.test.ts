// The bot learns its own name though Telegram could not be reached at the start.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { botName } from '../../src/runtime/bot-name.ts';
import { type TelegramServer, telegramServer } from '../fakes/telegram-server.ts';

const TOKEN = `7000000001:${'A'.repeat(35)}`;

let server: TelegramServer;
let waiting: (() => void)[];
beforeEach(async () => {
  server = await telegramServer(TOKEN);
  waiting = [];
});
afterEach(() => server.close());

const ask = (token: string) => {
  const warned: string[] = [];
  const log = { info: () => {}, warn: (event: string) => void warned.push(event), error: () => {} };
  const after = (_: number, work: () => void) => {
    waiting.push(work);
    return () => {};
  };
  const telegram = { token, secret: 'um-segredo-bem-longo', apiRoot: server.url };
  return { warned, name: botName({ telegram }, { fetch: (url, init) => fetch(url, init), log, after }) };
};

it('asks again after a failure, until it is told', async () => {
  for (const _ of [1, 2]) server.fail({ kind: 'drop' }, /^getMe$/u);
  const { name, warned } = ask(TOKEN);
  for (const times of [1, 2]) {
    await vi.waitFor(() => expect(warned).toHaveLength(times));
    expect(name()).toBeUndefined();
    waiting.shift()?.();
  }
  await vi.waitFor(() => expect(name()).toBe('caderneta_bot'));
  expect(waiting).toEqual([]);
});

it('does not go on with a token that is no bot’s', async () => {
  const { warned } = ask(`7000000001:${'B'.repeat(35)}`);
  await vi.waitFor(() => expect(warned).toHaveLength(1));
  expect(waiting).toEqual([]);
});

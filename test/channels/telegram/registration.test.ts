import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BOT_COMMANDS } from '../../../src/channels/telegram/bot-commands.ts';
import { botIdentity, registerBot, webhookState } from '../../../src/channels/telegram/registration.ts';
import { type TelegramServer, telegramServer } from '../../fakes/telegram-server.ts';
import { TOKEN } from './fixture.ts';

let server: TelegramServer;
beforeEach(async () => {
  server = await telegramServer(TOKEN);
});
afterEach(() => server.close());
const access = (token = TOKEN) => ({
  token,
  apiRoot: server.url,
  fetch: (url: string, init?: RequestInit) => fetch(url, init),
});

describe('registerBot', () => {
  it('sets webhook and menu, and never drops what waits', async () => {
    const webhook = { url: 'https://caderneta.exemplo.test/webhooks/telegram', secret: 'segredo_1-2' };
    expect(await registerBot(access(), webhook)).toEqual({
      ok: true,
      value: { id: 7000000001, username: 'caderneta_bot' },
    });
    expect(server.memory.commands).toEqual(BOT_COMMANDS.map(({ command }) => command));
    expect(server.memory.webhook).toMatchObject({ secret_token: webhook.secret });
    expect(server.memory.webhook).not.toHaveProperty('drop_pending_updates');
    expect(await webhookState(access())).toEqual({ ok: true, value: { url: webhook.url, pending: 0, missing: [] } });
  });

  it.each([
    [{ url: 'http://exemplo.test/', secret: 'x' }, /HTTPS/u],
    [{ url: 'https://exemplo.test/', secret: 'çé' }, /unallowed/u],
  ])('says why %j was refused', async (webhook, reason) => {
    expect(await registerBot(access(), webhook)).toEqual({
      ok: false,
      failure: { reason: expect.stringMatching(reason) },
    });
  });

  it('never shows the token', async () => {
    const answer = await botIdentity(access('7000000001:AAWrong'));
    expect(answer).toEqual({ ok: false, failure: { reason: '401 Unauthorized', badToken: true } });
  });
});

// What the doctor says of a bot and of a number: each trouble with its remedy, and the token nowhere.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findings } from '../../src/cli/doctor/findings.ts';
import { registerWebhook } from '../../src/cli/doctor/register-webhook.ts';
import { telegramFindings } from '../../src/cli/doctor/telegram-findings.ts';
import { whatsappFinding } from '../../src/cli/doctor/whatsapp-findings.ts';
import { type GraphServer, startGraphServer } from '../fakes/graph-server.ts';
import { type TelegramServer, telegramServer } from '../fakes/telegram-server.ts';

const NOW = Date.UTC(2026, 10, 23, 15);
const TOKEN = `7000000001:${'A'.repeat(35)}`;
const SECRET = 'um-segredo-bem-longo';

describe('Telegram', () => {
  let server: TelegramServer;
  beforeEach(async () => {
    server = await telegramServer(TOKEN);
  });
  afterEach(() => server.close());
  const bot = (token = TOKEN) => ({ token, secret: SECRET, apiRoot: server.url });
  const look = async (given = bot()) => {
    const said = [];
    const when = { now: NOW, zone: 'America/Sao_Paulo' };
    for await (const { level, what, todo = '' } of telegramFindings(given, when))
      said.push(`${level} ${what} → ${todo}`);
    return said;
  };
  const register = (address: string, token = TOKEN) =>
    registerWebhook(
      { TELEGRAM_BOT_TOKEN: token, TELEGRAM_WEBHOOK_SECRET: SECRET, TELEGRAM_API_ROOT: server.url },
      address,
    );

  it('is content after --registrar, given with the path or without', async () => {
    for (const address of ['https://c.test', 'https://c.test:8443/', 'https://c.test/webhooks/telegram']) {
      expect(await register(address)).toMatchObject({ ok: true });
      expect(await look()).toEqual([expect.stringMatching(/^ok .*\/webhooks\/telegram, 0 na fila/u)]);
      expect(server.memory.webhook.url).not.toMatch(/telegram.*telegram/u);
    }
  });
  it('knows the ports Telegram delivers to', async () =>
    expect(await register('https://c.test:9000')).toMatchObject({
      ok: false,
      failure: expect.stringContaining('443, 80, 88 e 8443'),
    }));
  it.each(['7000000001:AAoutro-token-que-nao-vale-nada-x', 'nem-parece'])('names a wrong token: %s', async (wrong) => {
    const [said, ...more] = await look(bot(wrong));
    expect(said).toMatch(/^problem .*nenhum bot tem este token.*TELEGRAM_BOT_TOKEN/u);
    expect(said).not.toContain(wrong);
    expect(more).toEqual([]);
  });
  it('registers no address that our path cannot follow', async () => {
    for (const address of ['https://c.test/?a=1', 'https://c.test/#a'])
      expect(await register(address)).toMatchObject({ ok: false, failure: expect.stringContaining('sem ?') });
  });
  it('says so at the registration too', async () =>
    expect(await register('https://c.test', `7000000001:${'B'.repeat(35)}`)).toMatchObject({
      ok: false,
      failure: expect.stringContaining('TELEGRAM_BOT_TOKEN'),
    }));
  it('is not alarmed by a network that is away', async () => {
    const given = bot();
    await server.close();
    expect(await look(given)).toEqual([expect.stringMatching(/^warning .*\(sem (?:conexão|resposta) .*veja a rede/u)]);
  });
  it.each([
    [{}, /nenhum webhook.*--registrar/u],
    [{ url: 'https://outro.test/bot' }, /não é daqui.*--registrar/u],
  ])('has the webhook %j registered', async (webhook, said) => {
    server.memory.webhook = webhook;
    expect(await look()).toEqual([expect.stringMatching(said)]);
  });
  it('misses the reactions of a webhook that was registered by hand', async () => {
    server.memory.webhook = { url: 'https://c.test/webhooks/telegram' };
    expect((await look())[1]).toMatch(/^warning .*não chegam message_reaction → registre/u);
  });
  it.each([
    ['Wrong response from the webhook: 401 Unauthorized', /segredo registrado é outro/u],
    ['Wrong response from the webhook: 404 Not Found', /outro programa/u],
    ['Connection timed out', /no ar/u],
    ['SSL error {error:0A000086:SSL routines::certificate verify failed}', /certificado/u],
    ['Failed to resolve host: Name or service not known', /DNS/u],
  ])('has a remedy for “%s”', async (error, remedy) => {
    await register('https://c.test');
    server.memory.deliveries = { last_error_message: error, last_error_date: NOW / 1000 - 60, pending_update_count: 3 };
    const [, said] = await look();
    expect(said).toMatch(remedy);
    expect(said).toContain('23/11/2026, 11:59');
  });
  it('forgets an error of last week once nothing waits', async () => {
    await register('https://c.test');
    const old = { last_error_message: 'Connection refused', last_error_date: NOW / 1000 - 7 * 86_400 };
    server.memory.deliveries = old;
    expect(await look()).toHaveLength(1);
    server.memory.deliveries = { ...old, pending_update_count: 2 };
    expect(await look()).toHaveLength(2);
  });
});

describe('WhatsApp', () => {
  const account = { token: 'EAAGtoken', phoneNumberId: '106540352242922', appSecret: 'segredo-do-aplicativo-00' };
  let graph: GraphServer;
  beforeEach(async () => {
    graph = await startGraphServer(account);
  });
  afterEach(() => graph.close());
  const look = async (more: object = {}) => {
    const config = { ...account, verifyToken: 'v', apiRoot: graph.root, ...more };
    const { level, what, todo = '' } = await whatsappFinding(config);
    return `${level} ${what} → ${todo}`;
  };

  it('shows the number Meta knows', async () =>
    expect(await look()).toContain('ok WhatsApp: a Meta conhece o número +55'));
  it('names a dead token and a wrong id, and tells them apart', async () => {
    expect(await look({ token: 'EAAGvencido' })).toMatch(/^problem .*WHATSAPP_TOKEN → .*24 horas/u);
    expect(await look({ token: 'EAAGvencido' })).not.toContain('EAAGvencido');
    expect(await look({ phoneNumberId: '1155' })).toMatch(/^problem .*WHATSAPP_PHONE_NUMBER_ID/u);
  });
  it('names a missing permission, and other errors by their code', async () => {
    graph.failNext({ kind: 'error', code: 200 });
    expect(await look()).toMatch(/^problem .*permissão/u);
    graph.failNext({ kind: 'error', code: 4 });
    expect(await look()).toMatch(/^warning .*erro 4/u);
    graph.failNext({ kind: 'status', status: 502 });
    expect(await look()).toMatch(/^warning .*HTTP 502/u);
  });
  it('is not alarmed by a network that is away', async () => {
    await graph.close();
    expect(await look()).toMatch(/^warning .*veja a rede/u);
  });
});

it.each([
  [{ HOST: '0.0.0.0' }, true],
  [{ NODE_ENV: 'production', WEB_CHANNEL: '1' }, true],
  [{}, false],
  [{ HOST: '0.0.0.0', WEB_CHANNEL: '0' }, false],
])('says of %j whether strangers reach the simulator', async (env, warns) => {
  const said = [];
  for await (const { what } of findings({ DATABASE_PATH: '/tmp/nao-ha/caderneta.db', ...env })) said.push(what);
  expect(said.some((what) => what.startsWith('o simulador fica aberto'))).toBe(warns);
});

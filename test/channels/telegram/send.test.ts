import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { telegramChannel } from '../../../src/channels/telegram/telegram-channel.ts';
import type { Reply, SendResult } from '../../../src/domain/message.ts';
import type { Address, Channel } from '../../../src/ports.ts';
import { type TelegramServer, telegramServer } from '../../fakes/telegram-server.ts';
import { fixture, TOKEN } from './fixture.ts';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const TO: Address = { channel: 'telegram', chat: '510000101', person: '510000101', group: false };

let server: TelegramServer;
let channel: Channel;

const open = (token = TOKEN, apiRoot = server.url): Channel =>
  telegramChannel({
    token,
    secret: 's',
    apiRoot,
    fetch: (url, init) => fetch(url, init),
    hmac: (secret, bytes) => createHmac('sha256', secret).update(bytes).digest(),
  });

const say = async (reply: Reply, to = TO): Promise<SendResult[]> => {
  const results: SendResult[] = [];
  for (const part of channel.render(reply, to)) results.push(await channel.send(part, to, 'k'));
  return results;
};

beforeEach(async () => {
  server = await telegramServer(TOKEN);
  channel = open();
});
afterEach(() => server.close());

describe('send', () => {
  it('sends text without previews, with quote and buttons', async () => {
    const results = await say({
      text: ['Salvo: ', { link: { label: 'Duna', url: 'https://exemplo.test/?a=1&b=2' } }],
      choices: [{ token: 'c7Qm', label: 'Desfazer' }],
      quote: '413',
    });
    expect(results).toEqual([{ kind: 'sent', nativeId: '9001' }]);
    expect(server.shown).toMatchObject([
      {
        chat: '510000101',
        text: 'Salvo: Duna',
        links: ['https://exemplo.test/?a=1&b=2'],
        choices: [{ token: 'c7Qm', label: 'Desfazer' }],
        quote: 413,
        previewOff: true,
      },
    ]);
  });

  it('changes what it sent before instead of saying it again', async () => {
    await say({ text: ['Guardei: duna'], choices: [{ token: 'desfazer.7', label: 'Desfazer' }] });
    const news: Reply = {
      text: ['Agora achei: Duna (2021)'],
      picture: { url: 'https://imagens.test/duna.jpg' },
      rewrite: {
        of: '9001',
        text: ['Guardei: ', { bold: 'Duna (2021)' }],
        choices: [{ token: 'desfazer.7', label: 'Desfazer' }],
      },
    };
    expect(await say(news)).toEqual([{ kind: 'sent', nativeId: '9001' }]);
    // A second time is "message is not modified", which is what was wanted.
    expect(await say(news)).toEqual([{ kind: 'sent', nativeId: '9001' }]);
    expect(server.shown).toMatchObject([
      {
        id: 9001,
        text: 'Guardei: Duna (2021)',
        choices: [{ token: 'desfazer.7', label: 'Desfazer' }],
        previewOff: true,
      },
    ]);
    const gone = { ...news, rewrite: { of: '404', text: ['Guardei: Duna (2021)'] } };
    expect(await say(gone)).toMatchObject([{ kind: 'refused' }]);
  });

  it('still sends when the quoted message is gone', async () => {
    expect(await say({ text: ['oi'], quote: '404' })).toMatchObject([{ kind: 'sent' }]);
  });

  it('uploads pictures and files, with caption and buttons', async () => {
    const results = await say({
      text: ['Gráfico de março & abril'],
      picture: { png: PNG },
      file: { name: 'tudo.json', mime: 'application/json', content: '{"ação":"🎉"}' },
      choices: [{ token: 't', label: 'Ok' }],
    });
    expect(results.map(({ kind }) => kind)).toEqual(['sent', 'sent']);
    expect(server.shown).toMatchObject([
      { text: 'Gráfico de março & abril', photo: { bytes: 70 }, choices: [] },
      { text: '', document: { name: 'tudo.json', content: '{"ação":"🎉"}' }, choices: [{ token: 't' }] },
    ]);
  });

  it('uploads a file of bytes as the bytes they are', async () => {
    const file = { name: 'a.xlsx', mime: 'application/zip', content: btoa('PK\u0003'), encoding: 'base64' } as const;
    expect(await say({ text: [], file })).toMatchObject([{ kind: 'sent' }]);
    expect(server.shown).toMatchObject([{ document: { name: 'a.xlsx', content: 'PK\u0003' } }]);
  });

  it('sends a picture by address', async () => {
    await say({ text: ['Duna'], picture: { url: 'https://imagens.exemplo.test/duna.jpg' } });
    expect(server.shown).toMatchObject([{ text: 'Duna', photo: { url: 'https://imagens.exemplo.test/duna.jpg' } }]);
  });

  it('falls back to words when Telegram cannot fetch the picture', async () => {
    const results = await say({
      text: ['Duna ', { bold: '(2021)' }],
      picture: { url: 'https://imagens.exemplo.test/nao-existe.jpg' },
      choices: [{ token: 't', label: 'Ok' }],
    });
    expect(results).toMatchObject([{ kind: 'sent' }]);
    expect(server.shown).toMatchObject([{ text: 'Duna (2021)', choices: [{ token: 't' }] }]);
    expect(server.calls.map(({ method }) => method)).toEqual(['sendPhoto', 'sendMessage']);
  });

  it('resends once as plain text when the markup is refused, and only once', async () => {
    const parse = { kind: 'answer', code: 400, description: "Bad Request: can't parse entities: x" } as const;
    server.fail(parse);
    expect(await say({ text: ['1 < 2 & ', { bold: '3' }] })).toMatchObject([{ kind: 'sent' }]);
    expect(server.shown).toMatchObject([{ text: '1 < 2 & 3' }]);
    expect(server.calls.at(-1)?.params).not.toHaveProperty('parse_mode');
    server.fail(parse);
    server.fail(parse);
    expect(await say({ text: ['de novo'] })).toMatchObject([{ kind: 'refused' }]);
    expect(server.calls).toHaveLength(4);
  });

  it('never repeats a resend that may have arrived', async () => {
    server.fail({ kind: 'answer', code: 400, description: "Bad Request: can't parse entities: x" });
    server.fail({ kind: 'accept-then-drop' });
    expect(await say({ text: ['oi'] })).toMatchObject([{ kind: 'ambiguous' }]);
    expect(server.shown).toHaveLength(1);
  });

  it('waits exactly as told, and tells where a group went', async () => {
    server.fail({ kind: 'answer', code: 429, description: 'Too Many Requests', parameters: { retry_after: 17 } });
    expect(await say({ text: ['oi'] })).toMatchObject([{ kind: 'unsent', afterMs: 17_000 }]);
    server.fail({
      kind: 'answer',
      code: 400,
      description: 'Bad Request: group chat was upgraded to a supergroup chat',
      parameters: { migrate_to_chat_id: -1002000000404 },
    });
    expect(await say({ text: ['oi'] }, { ...TO, chat: '-4000000303', group: true })).toMatchObject([
      { kind: 'moved', chat: '-1002000000404' },
    ]);
    expect(server.shown).toEqual([]);
  });

  it.each([
    [429, { 'retry-after': '9' }, { kind: 'unsent', afterMs: 9000 }],
    [502, {}, { kind: 'ambiguous' }],
    [413, {}, { kind: 'refused' }],
    [404, {}, { kind: 'halted' }],
    [200, {}, { kind: 'ambiguous' }],
    [302, { location: 'http://127.0.0.1:9/' }, { kind: 'ambiguous' }],
  ])('reads a proxy’s HTML page with status %i', async (status, headers, wanted) => {
    server.fail({ kind: 'raw', status, type: 'text/html', body: '<html>nginx</html>', headers });
    expect(await say({ text: ['oi'] })).toMatchObject([wanted]);
  });

  it.each([
    ['null', { kind: 'ambiguous' }],
    ['{}', { kind: 'ambiguous' }],
    ['[]', { kind: 'ambiguous' }],
    ['{"ok":true}', { kind: 'sent', nativeId: '' }],
    ['{"ok":true,"result":true}', { kind: 'sent', nativeId: '' }],
    ['{"ok":false,"error_code":"400"}', { kind: 'ambiguous' }],
  ])('reads the answer %s without falling over', async (body, wanted) => {
    server.fail({ kind: 'raw', status: 200, type: 'application/json', body });
    expect(await say({ text: ['oi'] })).toMatchObject([wanted]);
  });

  it('follows no redirect: the address holds the token', async () => {
    const elsewhere = await telegramServer(TOKEN);
    const headers = { location: `${elsewhere.url}/bot${TOKEN}/sendMessage` };
    server.fail({ kind: 'raw', status: 307, type: 'text/html', body: '', headers });
    expect(await say({ text: ['oi'] })).toMatchObject([{ kind: 'ambiguous' }]);
    expect(elsewhere.calls).toEqual([]);
    await elsewhere.close();
  });

  it('halts on a token that is revoked or never was', async () => {
    for (const token of ['7000000001:AAAnother', 'lixo', '']) {
      channel = open(token);
      expect(await say({ text: ['oi'] })).toMatchObject([{ kind: 'halted' }]);
    }
  });

  it('takes an apiRoot with a slash at its end, and survives one that is no address', async () => {
    channel = open(TOKEN, `${server.url}/`);
    expect(await say({ text: ['oi'] })).toMatchObject([{ kind: 'sent' }]);
    channel = open(TOKEN, 'lixo');
    const [result] = await say({ text: ['oi'] });
    expect(result?.kind).not.toBe('sent');
    expect(JSON.stringify(result)).not.toContain(TOKEN);
  });
});

describe('acknowledge', () => {
  const received = (name: string) => channel.parse(fixture(name), 0).messages[0];

  it.each([
    ['text-note', { method: 'sendChatAction', params: { chat_id: 510000101, action: 'typing' } }],
    ['callback-query', { method: 'answerCallbackQuery', params: { callback_query_id: '2191000000000000001' } }],
  ])('%s', async (name, call) => {
    const message = received(name);
    if (message) await channel.acknowledge(message);
    expect(server.calls).toMatchObject([call]);
  });

  it('shrugs off a query that is too old, a dead token and a cut connection', async () => {
    const message = received('callback-query');
    if (!message) throw new Error('not parsed');
    await channel.acknowledge({ ...message, body: { kind: 'choice', token: 't', callback: 'velha' } });
    server.fail({ kind: 'drop' }, /answer/u);
    await channel.acknowledge(message);
    await open('1:x').acknowledge(message);
    expect(server.shown).toEqual([]);
  });
});

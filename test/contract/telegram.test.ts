import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { telegramChannel } from '../../src/channels/telegram/telegram-channel.ts';
import type { Http } from '../../src/ports.ts';
import { type TelegramFault, telegramServer } from '../fakes/telegram-server.ts';
import type { ChannelHarness, Fault, OpenChannel, Sample } from './channel-harness.ts';
import { channelContract } from './channel-suite.ts';

const TOKEN = '7000000001:AAFake-Token_for_tests_0123456789abc';
const SECRET = 'segredo_de_teste-0123456789';

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../fixtures/webhooks/telegram/${name}.json`, import.meta.url), 'utf8'));
const sample = (name: string, expect: Sample['expect']): Sample => ({ body: fixture(name), expect });

const FAULTS: Record<Exclude<Fault, 'refused-connection' | 'window-closed'>, (waitMs: number) => TelegramFault> = {
  'rate-limited': (waitMs) => ({
    kind: 'answer',
    code: 429,
    description: `Too Many Requests: retry after ${waitMs / 1000}`,
    parameters: { retry_after: waitMs / 1000 },
  }),
  blocked: () => ({ kind: 'answer', code: 403, description: 'Forbidden: bot was blocked by the user' }),
  'token-dead': () => ({ kind: 'answer', code: 401, description: 'Unauthorized' }),
  unacceptable: () => ({ kind: 'answer', code: 400, description: 'Bad Request: chat not found' }),
  'server-error': () => ({ kind: 'answer', code: 500, description: 'Internal Server Error' }),
  'accepted-then-dropped': () => ({ kind: 'accept-then-drop' }),
  dropped: () => ({ kind: 'drop' }),
  gibberish: () => ({ kind: 'raw', status: 200, type: 'application/json', body: '{"ok":tru' }),
};

async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : 1;
}

async function open(): Promise<OpenChannel> {
  const server = await telegramServer(TOKEN);
  const nobody = await closedPort();
  let refuseNext = false;
  const http: Http = (url, init) => {
    const target = refuseNext ? url.replace(/127\.0\.0\.1:\d+/u, `127.0.0.1:${nobody}`) : url;
    refuseNext = false;
    return fetch(target, init);
  };
  const deps = {
    token: TOKEN,
    secret: SECRET,
    apiRoot: server.url,
    fetch: http,
    hmac: (secret: string, bytes: Uint8Array) => createHmac('sha256', secret).update(bytes).digest(),
    botUsername: () => 'caderneta_bot',
  };
  return {
    channel: telegramChannel(deps),
    withoutSecret: telegramChannel({ ...deps, secret: undefined }),
    to: { channel: 'telegram', chat: '510000101', person: '510000101', group: false },
    sign: () => new Headers({ 'X-Telegram-Bot-Api-Secret-Token': SECRET }),
    shown: async () =>
      server.shown.map(({ chat, text, choices, photo, document, quote }) => ({
        chat,
        text,
        choices,
        pictures: photo ? 1 : 0,
        files: document ? [document.name] : [],
        ...(quote !== undefined && { quote: String(quote) }),
      })),
    failNext: async (fault, waitMs = 0) => {
      if (fault === 'refused-connection') refuseNext = true;
      else if (fault !== 'window-closed') server.fail(FAULTS[fault](waitMs));
    },
    close: () => server.close(),
  };
}

const harness: ChannelHarness = {
  open,
  samples: {
    text: sample('text-note', {
      person: '510000101',
      chat: '510000101',
      name: 'Ana Souza',
      group: false,
      forwarded: false,
      body: { kind: 'text', text: 'anota comprar pão e leite amanhã cedo' },
    }),
    accents: sample('text-accents-emoji', {
      body: { kind: 'text', text: 'gastei R$ 23,50 no açaí com a Conceição 🍧👩🏽‍💻 ontem à noite' },
    }),
    choice: sample('callback-query', {
      body: { kind: 'choice', token: 'c7Qm2VtX0aLkP9sE', callback: '2191000000000000001' },
    }),
    media: sample('photo-caption', {
      body: {
        kind: 'media',
        media: 'photo',
        fileId: 'AgACAgEAAxkBFAKE-x',
        mime: 'image/jpeg',
        caption: 'nota do mercado de sábado, R$ 187,32',
      },
    }),
    edit: sample('edited-message', {
      body: { kind: 'edit', of: '413', text: 'anota comprar pão, leite e café amanhã cedo' },
    }),
    reply: sample('reply-quote', { replyTo: { messageId: '410', text: 'o encanador vem quinta às 14h' } }),
    forward: sample('forward-user', { forwarded: true }),
    group: sample('group-mention', {
      chat: '-4000000303',
      person: '510000101',
      body: { kind: 'text', text: 'anota: churrasco domingo às 12h na casa do Beto' },
    }),
  },
  noise: ['channel-post', 'my-chat-member-blocked', 'unknown-kind', 'group-unaddressed', 'service-new-member'].map(
    (name) => ({ name, body: fixture(name) }),
  ),
  faults: ['refused-connection', ...(Object.keys(FAULTS) as (keyof typeof FAULTS)[])],
  secrets: [TOKEN, SECRET, TOKEN.slice(11)],
  signsBytes: false,
  textLimit: { max: 4096, measure: (text) => text.length },
};

channelContract('telegram', harness);

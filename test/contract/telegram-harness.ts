// Telegram's side of the channel contract, free of node:* so that it also runs in workerd: the fake Bot API is
// reached through a `TelegramPlatform`, in this process or by remote control.

import { telegramChannel } from '../../src/channels/telegram/telegram-channel.ts';
import type { Hmac, Http } from '../../src/ports.ts';
import type { TelegramFault } from '../fakes/telegram-fault.ts';
import type { ShownMessage } from '../fakes/telegram-methods.ts';
import callback from '../fixtures/webhooks/telegram/callback-query.json' with { type: 'json' };
import channelPost from '../fixtures/webhooks/telegram/channel-post.json' with { type: 'json' };
import edited from '../fixtures/webhooks/telegram/edited-message.json' with { type: 'json' };
import forward from '../fixtures/webhooks/telegram/forward-user.json' with { type: 'json' };
import mention from '../fixtures/webhooks/telegram/group-mention.json' with { type: 'json' };
import unaddressed from '../fixtures/webhooks/telegram/group-unaddressed.json' with { type: 'json' };
import blocked from '../fixtures/webhooks/telegram/my-chat-member-blocked.json' with { type: 'json' };
import photo from '../fixtures/webhooks/telegram/photo-caption.json' with { type: 'json' };
import quote from '../fixtures/webhooks/telegram/reply-quote.json' with { type: 'json' };
import member from '../fixtures/webhooks/telegram/service-new-member.json' with { type: 'json' };
import textAccents from '../fixtures/webhooks/telegram/text-accents-emoji.json' with { type: 'json' };
import text from '../fixtures/webhooks/telegram/text-note.json' with { type: 'json' };
import unknown from '../fixtures/webhooks/telegram/unknown-kind.json' with { type: 'json' };
import type { ChannelHarness, Fault, OpenChannel } from './channel-harness.ts';

export const TOKEN = '7000000001:AAFake-Token_for_tests_0123456789abc';
const SECRET = 'segredo_de_teste-0123456789';

/** A fresh fake Bot API. */
type TelegramPlatform = {
  readonly url: string;
  shown(): Promise<readonly ShownMessage[]>;
  fail(fault: TelegramFault): Promise<void>;
  close(): Promise<void>;
};

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

export type TelegramHarnessDeps = {
  start(): Promise<TelegramPlatform>;
  readonly hmac: Hmac;
  /**
   * An origin where nobody listens, to see refused connections. Without one that fault is left out: workerd reports
   * it as "Network connection lost", which proves nothing and is rightly `ambiguous`.
   */
  nobody?(): Promise<string>;
};

export function telegramHarness(deps: TelegramHarnessDeps): ChannelHarness {
  return {
    open: () => open(deps),
    samples: {
      text: {
        body: text,
        expect: {
          person: '510000101',
          chat: '510000101',
          name: 'Ana Souza',
          group: false,
          forwarded: false,
          body: { kind: 'text', text: 'anota comprar pão e leite amanhã cedo' },
        },
      },
      accents: {
        body: textAccents,
        expect: { body: { kind: 'text', text: 'gastei R$ 23,50 no açaí com a Conceição 🍧👩🏽‍💻 ontem à noite' } },
      },
      choice: {
        body: callback,
        expect: { body: { kind: 'choice', token: 'c7Qm2VtX0aLkP9sE', callback: '2191000000000000001' } },
      },
      media: {
        body: photo,
        expect: { body: { kind: 'media', media: 'photo', caption: 'nota do mercado de sábado, R$ 187,32' } },
      },
      edit: {
        body: edited,
        expect: { body: { kind: 'edit', of: '413', text: 'anota comprar pão, leite e café amanhã cedo' } },
      },
      reply: { body: quote, expect: { replyTo: { messageId: '410', text: 'o encanador vem quinta às 14h' } } },
      forward: { body: forward, expect: { forwarded: true } },
      group: {
        body: mention,
        expect: { chat: '-4000000303', person: '510000101', group: true },
      },
    },
    noise: Object.entries({ channelPost, blocked, unknown, unaddressed, member }).map(([name, body]) => ({
      name,
      body,
    })),
    faults: [
      ...(deps.nobody ? (['refused-connection'] as const) : []),
      ...(Object.keys(FAULTS) as (keyof typeof FAULTS)[]),
    ],
    secrets: [TOKEN, SECRET, TOKEN.slice(11)],
    signsBytes: false,
    textLimit: { max: 4096, measure: (shown) => shown.length },
  };
}

async function open({ start, hmac, nobody }: TelegramHarnessDeps): Promise<OpenChannel> {
  const platform = await start();
  const deserted = (await nobody?.()) ?? platform.url;
  let refuseNext = false;
  const http: Http = (url, init) => {
    const target = refuseNext ? url.replace(platform.url, deserted) : url;
    refuseNext = false;
    return fetch(target, init);
  };
  const options = {
    token: TOKEN,
    secret: SECRET,
    apiRoot: platform.url,
    fetch: http,
    hmac,
    botUsername: () => 'caderneta_bot',
  };
  return {
    channel: telegramChannel(options),
    withoutSecret: telegramChannel({ ...options, secret: undefined }),
    to: { channel: 'telegram', chat: '510000101', person: '510000101', group: false },
    sign: () => new Headers({ 'X-Telegram-Bot-Api-Secret-Token': SECRET }),
    shown: async () =>
      (await platform.shown()).map(({ chat, text: words, choices, photo: picture, document, quote: quoted }) => ({
        chat,
        text: words,
        choices,
        pictures: picture ? 1 : 0,
        files: document ? [document.name] : [],
        ...(quoted !== undefined && { quote: String(quoted) }),
      })),
    failNext: async (fault, waitMs = 0) => {
      if (fault === 'refused-connection') refuseNext = true;
      else if (fault !== 'window-closed') await platform.fail(FAULTS[fault](waitMs));
    },
    close: () => platform.close(),
  };
}

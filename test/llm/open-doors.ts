// The whole product on Node with both platforms and the models as real servers on loopback: what a person sends by any door, and what
// they are shown for it.

import { readConfig } from '../../src/runtime/config.ts';
import { type Overrides, openNodeService } from '../../src/runtime/node-service.ts';
import { startGraphServer } from '../fakes/graph-server.ts';
import { signedWebhook } from '../fakes/signed-webhook.ts';
import { telegramServer } from '../fakes/telegram-server.ts';
import { onScreen } from '../fakes/whatsapp-screen.ts';

const TELEGRAM_TOKEN = '700000001:FAKE-token-of-the-doors-0000';
const SECRET = 'segredo-do-webhook-0001';
const GRAPH = {
  token: 'EAAG-token-das-portas',
  phoneNumberId: '106540352242922',
  appSecret: 'segredo-do-aplicativo-00',
};

/** One event of the page's stream, whole. */
const REPLY_EVENT = /event: reply\n(?:id: .*\n)?data: (.*)\n/u;

export type Sent =
  | { readonly text: string }
  | { readonly media: 'voice' | 'photo'; readonly bytes: Uint8Array; readonly caption?: string }
  | {
      readonly media: 'document';
      readonly name: string;
      readonly mime: string;
      readonly bytes: Uint8Array;
      readonly caption?: string;
    };

export type Screen = { readonly text: string; readonly buttons: readonly string[] };

/** Where Telegram keeps what was sent, and what WhatsApp calls it. */
const KEPT = {
  voice: { path: (id: string) => `voice/${id}.oga`, type: 'audio', mime: 'audio/ogg; codecs=opus' },
  photo: { path: (id: string) => `photos/${id}.jpg`, type: 'image', mime: 'image/jpeg' },
  document: { path: (id: string) => `documents/${id}`, type: 'document', mime: 'application/octet-stream' },
} as const;

/** @param env leads to models, or to none. */
export async function openDoors(env: Readonly<Record<string, string>>, overrides: Overrides = {}) {
  const [telegram, graph] = await Promise.all([telegramServer(TELEGRAM_TOKEN), startGraphServer(GRAPH)]);
  const config = readConfig({
    DATABASE_PATH: ':memory:',
    LOG_LEVEL: 'error',
    TELEGRAM_BOT_TOKEN: TELEGRAM_TOKEN,
    TELEGRAM_WEBHOOK_SECRET: SECRET,
    TELEGRAM_API_ROOT: telegram.url,
    WHATSAPP_TOKEN: GRAPH.token,
    WHATSAPP_PHONE_NUMBER_ID: GRAPH.phoneNumberId,
    WHATSAPP_APP_SECRET: GRAPH.appSecret,
    WHATSAPP_VERIFY_TOKEN: 'verifica-isto',
    WHATSAPP_API_ROOT: graph.root,
    ...env,
  });
  if (!config.ok) throw new Error(JSON.stringify(config.failure));
  const opened = openNodeService(config.value, overrides);
  if (!opened.ok) throw new Error(opened.failure.problem);
  const service = opened.value;
  let count = 0;

  async function post(path: string, body: string | Uint8Array, headers: Record<string, string>): Promise<void> {
    const response = await service.app.request(path, {
      method: 'POST',
      body: body as BodyInit,
      headers: { 'content-type': 'application/json', ...headers },
    });
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    await service.quiet();
  }

  const doors = {
    async telegram(sent: Sent): Promise<Screen[]> {
      count += 1;
      const before = telegram.shown.length;
      const fileId = `file${count}`;
      if ('media' in sent) {
        telegram.memory.files.set(fileId, { path: KEPT[sent.media].path(fileId), bytes: Buffer.from(sent.bytes) });
      }
      const message = {
        message_id: count,
        from: { id: 42, is_bot: false, first_name: 'Ana' },
        chat: { id: 42, type: 'private', first_name: 'Ana' },
        date: Math.floor(Date.now() / 1000),
        ...('text' in sent
          ? { text: sent.text }
          : {
              ...(sent.caption === undefined ? {} : { caption: sent.caption }),
              [sent.media]: telegramFile(sent, { file_id: fileId, file_unique_id: 'u' }),
            }),
      };
      await post('/webhooks/telegram', JSON.stringify({ update_id: 9_000 + count, message }), {
        'x-telegram-bot-api-secret-token': SECRET,
      });
      return telegram.shown
        .slice(before)
        .map(({ text, choices }) => ({ text, buttons: choices.map((one) => one.label) }));
    },

    async whatsapp(sent: Sent): Promise<Screen[]> {
      count += 1;
      const before = graph.messages.length;
      const mediaId = `77${count}`;
      const type = 'text' in sent ? 'text' : KEPT[sent.media].type;
      const mime = 'text' in sent ? '' : sent.media === 'document' ? sent.mime : KEPT[sent.media].mime;
      if ('media' in sent) graph.sent.set(mediaId, { mime, bytes: sent.bytes });
      const content =
        'text' in sent
          ? { body: sent.text }
          : {
              id: mediaId,
              mime_type: mime,
              ...(type === 'audio' ? { voice: true } : {}),
              ...(sent.media === 'document' ? { filename: sent.name } : {}),
              ...(sent.caption === undefined ? {} : { caption: sent.caption }),
            };
      const from = { from: '5511999990001', from_user_id: 'BR.1502576394655843' };
      const message = {
        ...from,
        id: `wamid.${count}`,
        timestamp: String(Math.floor(Date.now() / 1000)),
        type,
        [type]: content,
      };
      const value = {
        messaging_product: 'whatsapp',
        metadata: { display_phone_number: '551150283881', phone_number_id: GRAPH.phoneNumberId },
        contacts: [{ profile: { name: 'Ana' }, wa_id: '5511999990001', user_id: 'BR.1502576394655843' }],
        messages: [message],
      };
      const body = {
        object: 'whatsapp_business_account',
        entry: [{ id: '1', changes: [{ value, field: 'messages' }] }],
      };
      const { raw, headers } = signedWebhook(body, GRAPH.appSecret);
      await post('/webhooks/whatsapp', raw, headers as Record<string, string>);
      return graph.messages.slice(before).map(({ body: shown }) => screenOf(shown));
    },

    async web(sent: Sent): Promise<Screen[]> {
      if (!('text' in sent)) throw new Error('the page sends words');
      const gone = new AbortController();
      const page = await service.app.request('/api/web/events?conversation=ana', { signal: gone.signal });
      const reader = page.body?.pipeThrough(new TextDecoderStream()).getReader();
      count += 1;
      const body = JSON.stringify({ conversation: 'ana', id: `m${count}`, text: sent.text });
      await service.app.request('/api/web/messages', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      });
      let heard = '';
      while (!REPLY_EVENT.test(heard)) heard += (await reader?.read())?.value ?? '';
      await service.quiet();
      gone.abort();
      return [...heard.matchAll(new RegExp(REPLY_EVENT, 'gu'))].map(([, data = '{}']) => {
        const { text, choices = [] } = JSON.parse(data) as { text: string; choices?: { label: string }[] };
        return { text, buttons: choices.map(({ label }) => label) };
      });
    },
  };
  return {
    ...doors,
    service,
    rows: (query: string): readonly unknown[] => service.file.database.prepare(query).all(),
    async close() {
      await service.stop();
      await Promise.all([telegram.close(), graph.close()]);
    },
  };
}

type Media = Extract<Sent, { media: string }>;

function telegramFile(sent: Media, id: { readonly file_id: string; readonly file_unique_id: string }): unknown {
  if (sent.media === 'voice') return { ...id, duration: 3, mime_type: 'audio/ogg' };
  if (sent.media === 'document') return { ...id, file_name: sent.name, mime_type: sent.mime };
  return [{ ...id, width: 900, height: 1200 }];
}

function screenOf(body: Record<string, unknown>): Screen {
  const { text, interactive } = body as {
    text?: { body: string };
    interactive?: { body: { text: string }; action: { buttons?: { reply: { title: string } }[] } };
  };
  const buttons = interactive?.action.buttons?.map(({ reply }) => reply.title) ?? [];
  return { text: onScreen(interactive?.body.text ?? text?.body ?? ''), buttons };
}

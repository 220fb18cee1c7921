// The whole product on Node with both platforms and the models as real servers on loopback: what a person sends by any door, and what
// they are shown for it.

import { readConfig } from '../../src/runtime/config.ts';
import { type Overrides, openNodeService } from '../../src/runtime/node-service.ts';
import { type Arrived, startGraphServer } from '../fakes/graph-server.ts';
import { signedWebhook } from '../fakes/signed-webhook.ts';
import type { ShownMessage } from '../fakes/telegram-methods.ts';
import { telegramServer } from '../fakes/telegram-server.ts';
import { openMigratedCopy } from '../support/migrated-copy.ts';
import {
  type Screen,
  type Sent,
  telegramPath,
  telegramScreen,
  telegramUpdate,
  whatsappBody,
  whatsappMessage,
  whatsappMime,
  whatsappScreen,
} from './door-bodies.ts';

const TELEGRAM_TOKEN = '700000001:FAKE-token-of-the-doors-0000';
const SECRET = 'segredo-do-webhook-0001';
const GRAPH = {
  token: 'EAAG-token-das-portas',
  phoneNumberId: '106540352242922',
  appSecret: 'segredo-do-aplicativo-00',
};

/** One event of the page's stream, whole. */
const REPLY_EVENT = /event: reply\n(?:id: .*\n)?data: (.*)\n/u;

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
  const opened = openNodeService(config.value, { openFile: openMigratedCopy, ...overrides });
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
      if ('media' in sent)
        telegram.memory.files.set(fileId, { path: telegramPath(sent, fileId), bytes: Buffer.from(sent.bytes) });
      await post('/webhooks/telegram', telegramUpdate(sent, count, fileId), {
        'x-telegram-bot-api-secret-token': SECRET,
      });
      return telegram.shown.slice(before).map(telegramScreen);
    },

    async whatsapp(sent: Sent): Promise<Screen[]> {
      count += 1;
      const before = graph.messages.length;
      const mediaId = `77${count}`;
      if ('media' in sent) graph.sent.set(mediaId, { mime: whatsappMime(sent), bytes: sent.bytes });
      const { raw, headers } = signedWebhook(whatsappBody(sent, count, mediaId, GRAPH.phoneNumberId), GRAPH.appSecret);
      await post('/webhooks/whatsapp', raw, headers as Record<string, string>);
      return graph.messages.slice(before).map(whatsappScreen);
    },

    /** An update as Telegram would send it, but for its id. */
    async telegramRaw(update: object): Promise<ShownMessage[]> {
      count += 1;
      const before = telegram.shown.length;
      await post('/webhooks/telegram', JSON.stringify({ update_id: 9_000 + count, ...update }), {
        'x-telegram-bot-api-secret-token': SECRET,
      });
      return telegram.shown.slice(before);
    },

    telegramFails: telegram.fail,

    /** Everything shown so far, with what has fallen due by now. */
    async telegramShown(): Promise<readonly ShownMessage[]> {
      service.wakeDue();
      await service.quiet();
      return telegram.shown;
    },

    /** The same, on WhatsApp. */
    async whatsappShown(): Promise<readonly Arrived[]> {
      service.wakeDue();
      await service.quiet();
      return graph.messages;
    },

    /** A message as Meta would send it, but for its sender and ids. */
    async whatsappRaw(fields: object): Promise<readonly Arrived[]> {
      count += 1;
      const before = graph.messages.length;
      const { raw, headers } = signedWebhook(whatsappMessage(fields, count, GRAPH.phoneNumberId), GRAPH.appSecret);
      await post('/webhooks/whatsapp', raw, headers as Record<string, string>);
      return graph.messages.slice(before);
    },

    /** What Meta tells later of a message it took. */
    async whatsappStatus(...of: Parameters<typeof graph.statusWebhook>): Promise<readonly Arrived[]> {
      const before = graph.messages.length;
      const { raw, headers } = signedWebhook(graph.statusWebhook(...of), GRAPH.appSecret);
      await post('/webhooks/whatsapp', raw, headers as Record<string, string>);
      return graph.messages.slice(before);
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

// What is said aloud and photographed, in an account's object: fetched from the platforms, heard and read by a model, over real HTTP.

import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
// Loaded before an object asks for it: the test runner loads modules in an object of its own, where no other may go on.
import 'openai';
import { inject } from 'vitest';
import { inProcessHub } from '../../src/channels/web/in-process-hub.ts';
import type { WebhookRequest } from '../../src/ports.ts';
import { accountName } from '../../src/runtime/account-name.ts';
import { composeChannels } from '../../src/runtime/compose-channels.ts';
import { composeLlm } from '../../src/runtime/compose-llm.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { workerRim } from '../../src/runtime/worker-rim.ts';
import { remoteGraph } from '../fakes/graph-remote.ts';
import { remoteLlm } from '../fakes/llm/llm-remote.ts';
import { signedWebhook } from '../fakes/signed-webhook.ts';
import { remoteTelegram } from '../fakes/telegram-remote.ts';
import {
  telegramPath,
  telegramScreen,
  telegramUpdate,
  whatsappBody,
  whatsappMime,
  whatsappScreen,
} from '../llm/door-bodies.ts';
import { type Doors, voiceAndPhotos } from '../llm/voice-and-photos-suite.ts';
import { TELEGRAM, WHATSAPP } from './platforms.ts';
import { quiet } from './quiet.ts';
import { stagings } from './staged-objects.ts';

const KEY = 'sk-fake-0123456789';
const log = { info() {}, warn() {}, error() {} };
const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
let people = 0;

/** Two people nobody met before, one at each door. @param more leads to models, or to none. */
async function openDoors(more: Readonly<Record<string, string>>): Promise<Doors> {
  const telegram = await remoteTelegram(inject('telegramFake'));
  const graph = await remoteGraph(inject('graphFake'), WHATSAPP);
  const config = readConfig({
    TELEGRAM_BOT_TOKEN: TELEGRAM.token,
    TELEGRAM_WEBHOOK_SECRET: TELEGRAM.secret,
    TELEGRAM_API_ROOT: telegram.url,
    WHATSAPP_TOKEN: WHATSAPP.token,
    WHATSAPP_PHONE_NUMBER_ID: WHATSAPP.phoneNumberId,
    WHATSAPP_APP_SECRET: WHATSAPP.appSecret,
    WHATSAPP_VERIFY_TOKEN: WHATSAPP.verifyToken,
    WHATSAPP_API_ROOT: graph.root,
    ...more,
  });
  if (!config.ok) throw new Error(JSON.stringify(config.failure));
  const hub = inProcessHub();
  const channels = composeChannels(config.value, { ...workerRim, hub });
  const { llm: models } = config.value;
  people += 1;
  const who = {
    telegram: 770_000 + people,
    whatsapp: { id: `BR.77000000000${people}`, phone: `55119770000${people}` },
  };
  const names = {
    telegram: accountName('telegram', String(who.telegram)),
    whatsapp: accountName('whatsapp', who.whatsapp.id),
  };
  for (const name of Object.values(names)) {
    stagings.set(name, { hub, log, channels, models, llm: composeLlm(models, { ...workerRim, log }) });
  }
  let count = 0;
  let object = env.STAGED.getByName(names.telegram);

  async function take(door: keyof typeof names, request: WebhookRequest): Promise<void> {
    const channel = channels.get(door);
    if (channel === undefined || !(await channel.verify(request))) throw new Error(`${door} refused its own`);
    const { messages } = channel.parse(JSON.parse(new TextDecoder().decode(request.raw)), Date.now());
    object = env.STAGED.getByName(names[door]);
    await object.accept(names[door], messages, []);
    await quiet(object);
  }

  return {
    async telegram(sent) {
      count += 1;
      const before = (await telegram.shown()).length;
      const fileId = `file${count}`;
      if ('media' in sent)
        await telegram.keep({ fileId, path: telegramPath(sent, fileId), base64: base64(sent.bytes) });
      const raw = new TextEncoder().encode(telegramUpdate(sent, count, fileId, who.telegram));
      await take('telegram', { headers: new Headers({ 'x-telegram-bot-api-secret-token': TELEGRAM.secret }), raw });
      return (await telegram.shown()).slice(before).map(telegramScreen);
    },
    async whatsapp(sent) {
      count += 1;
      const before = (await graph.messages()).length;
      const mediaId = `77${people}${count}`;
      if ('media' in sent) await graph.keep({ id: mediaId, mime: whatsappMime(sent), base64: base64(sent.bytes) });
      const body = whatsappBody(sent, people * 100 + count, mediaId, WHATSAPP.phoneNumberId, who.whatsapp);
      const { raw, headers } = signedWebhook(body, WHATSAPP.appSecret);
      await take('whatsapp', { headers: new Headers(headers as Record<string, string>), raw: new Uint8Array(raw) });
      return (await graph.messages()).slice(before).map(whatsappScreen);
    },
    rows: (query) => runInDurableObject(object, (_, { storage }) => storage.sql.exec(query).toArray()),
    close: async () => void (await Promise.all([telegram.close(), graph.close()])),
  };
}

voiceAndPhotos('in workerd', async () => {
  const { baseUrl, ...llm } = await remoteLlm(inject('llmFake'), KEY);
  return { env: { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: baseUrl }, doors: openDoors, ...llm };
});

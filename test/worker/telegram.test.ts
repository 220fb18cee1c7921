// The channel contract inside workerd, and multipart uploads, whose streams differ from Node's.

import { createHmac } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { telegramChannel } from '../../src/channels/telegram/telegram-channel.ts';
import type { Address } from '../../src/ports.ts';
import { channelContract } from '../contract/channel-suite.ts';
import { TOKEN, telegramHarness } from '../contract/telegram-harness.ts';
import { remoteTelegram } from '../fakes/telegram-remote.ts';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const hmac = (secret: string, bytes: Uint8Array): Uint8Array => createHmac('sha256', secret).update(bytes).digest();
const start = () => remoteTelegram(inject('telegramControl'));

channelContract('telegram in workerd', telegramHarness({ start, hmac }));

it('uploads a picture and a file from workerd', async () => {
  const platform = await start();
  const channel = telegramChannel({
    token: TOKEN,
    secret: 's',
    apiRoot: platform.url,
    fetch: (url, init) => fetch(url, init),
    hmac,
  });
  const to: Address = { channel: 'telegram', chat: '5', person: '5', group: false };
  const file = { name: 'tudo.json', mime: 'application/json', content: '{"ação":1}' };
  for (const part of channel.render({ text: ['ação'], picture: { png: PNG }, file }, to))
    expect(await channel.send(part, to, 'k')).toMatchObject({ kind: 'sent' });
  expect(await platform.shown()).toMatchObject([
    { text: 'ação', photo: { bytes: 70 } },
    { document: { name: 'tudo.json', content: '{"ação":1}' } },
  ]);
  await platform.close();
});

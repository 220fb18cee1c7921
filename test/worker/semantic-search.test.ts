// Found by what it means, in an account's object: told after the save by the object's own alarm, over real HTTP.

import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, inject, it } from 'vitest';
import { inProcessHub } from '../../src/channels/web/in-process-hub.ts';
import { webChannel } from '../../src/channels/web/web-channel.ts';
import { accountName } from '../../src/runtime/account-name.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { remoteLlm } from '../fakes/llm/llm-remote.ts';
import { quiet } from './quiet.ts';
import { stagings } from './staged-objects.ts';

const KEY = 'sk-fake-0123456789';
const USER = 'sentido';

it('finds without a word in common, once the alarm rang', async () => {
  const { baseUrl, requests, close } = await remoteLlm(inject('llmFake'), KEY);
  const config = readConfig({
    EMBEDDINGS_MODEL: 'text-embedding-3-small',
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: baseUrl,
    TRANSCRIPTION_MODEL: 'off',
  });
  if (!config.ok) throw new Error(JSON.stringify(config.failure));
  const hub = inProcessHub();
  const heard: string[] = [];
  hub.subscribe(USER, (event) => {
    if (event.kind === 'reply') heard.push(event.reply.text);
  });
  let now = Date.parse('2026-11-18T14:05:00-03:00');
  const name = accountName('web', USER);
  stagings.set(name, {
    hub,
    clock: { now: () => now },
    log: { info() {}, warn() {}, error() {} },
    channels: new Map([['web', webChannel({ hub })]] as const),
    models: config.value.llm,
  });
  const object = env.STAGED.getByName(name);
  const person = { channel: 'web', person: USER, chat: USER, group: false, forwarded: false } as const;
  async function say(id: string, text: string): Promise<string | undefined> {
    heard.length = 0;
    const message = { nativeId: id, messageId: id, sentAt: now, body: { kind: 'text', text } } as const;
    await object.accept(name, [{ ...person, ...message }], []);
    await quiet(object);
    return heard.at(-1);
  }
  const vectors = () =>
    runInDurableObject(object, (_, { storage }) =>
      storage.sql.exec('select model, dimensions, length(vector) as bytes from itemVectors').toArray(),
    );

  await say('um', 'salva o filme A Origem');
  expect(await requests()).toEqual([]);
  now += 10_000;
  await runDurableObjectAlarm(object);
  await quiet(object);
  expect(await vectors()).toEqual([{ model: 'text-embedding-3-small', dimensions: 512, bytes: 2048 }]);
  expect(await say('dois', 'qual era aquele filme do sonho dentro do sonho?')).toContain(
    'mas tem parecido:\n1. A Origem',
  );
  await close();
});

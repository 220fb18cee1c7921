// FAULTS 20-21 in workerd: a model that fails in each of twelve ways, reached over real HTTP from an account's object. One sensible
// answer, and nothing kept.

import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
// Loaded before an object asks for it: the test runner loads modules in an object of its own, where no other may go on.
import 'openai';
import { describe, expect, inject, it } from 'vitest';
import { inProcessHub } from '../../src/channels/web/in-process-hub.ts';
import { webChannel } from '../../src/channels/web/web-channel.ts';
import type { WebReply } from '../../src/channels/web/web-reply.ts';
import { accountName } from '../../src/runtime/account-name.ts';
import { composeLlm } from '../../src/runtime/compose-llm.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { workerRim } from '../../src/runtime/worker-rim.ts';
import { quiet } from './quiet.ts';
import { stagings } from './staged-objects.ts';

/** The first of them pays for a cold start as well, and on a busy machine the model must still have been asked. */
const PLAN_MS = 6000;
const MACHINERY = /json|modelo|timeout|erro \d|\{|provider|token|servidor/iu;

describe.each(Object.entries(inject('failingModels')))('%s', (mode, baseUrl) => {
  it('one sensible answer', async () => {
    const config = readConfig({
      PLANNER_MODEL: 'gpt-6-luna',
      CHAT_MODEL: 'gpt-6-luna',
      OPENAI_API_KEY: 'sk-fake-0123456789',
      OPENAI_BASE_URL: baseUrl,
    });
    if (!config.ok) throw new Error(JSON.stringify(config.failure));
    const log = { info() {}, warn() {}, error() {} };
    const hub = inProcessHub();
    const heard: WebReply[] = [];
    let modelCalls = 0;
    const user = `falha-${mode}`;
    hub.subscribe(user, (event) => {
      if (event.kind === 'reply') heard.push(event.reply);
      if (event.kind === 'trace') ({ modelCalls } = event.trace);
    });
    const name = accountName('web', user);
    stagings.set(name, {
      hub,
      log,
      channels: new Map([['web', webChannel({ hub })]] as const),
      models: config.value.llm,
      llm: composeLlm(config.value.llm, { ...workerRim, log }),
      planMs: PLAN_MS,
    });
    const object = env.STAGED.getByName(name);
    const person = { channel: 'web', person: user, chat: user, group: false } as const;
    const text = 'bla bla bla';
    const message = {
      nativeId: 'um',
      messageId: 'um',
      sentAt: 0,
      forwarded: false,
      body: { kind: 'text', text },
    } as const;
    await object.accept(name, [{ ...person, ...message }], []);
    await quiet(object);
    expect(heard).toHaveLength(1);
    expect(modelCalls).toBeGreaterThan(0);
    expect(heard[0]?.text).not.toMatch(MACHINERY);
    const kept = await runInDurableObject(object, (_, { storage }) => [...storage.sql.exec('select id from items')]);
    expect(kept).toEqual([]);
  });
});

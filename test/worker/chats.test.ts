// Every golden conversation once more, in workerd: each person is an object, the clock is the chat's, and the outside of those that have
// one is their own and lives in Node.

import { runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, inject, it } from 'vitest';
import { inProcessHub } from '../../src/channels/web/in-process-hub.ts';
import { webChannel } from '../../src/channels/web/web-channel.ts';
import { chatClock } from '../../src/cli/chat/chat-clock.ts';
import { memoryClientCache } from '../../src/clients/memory-client-cache.ts';
import { prepareWith, type World } from '../../src/conversation/prepare.ts';
import type { Trace } from '../../src/domain/trace.ts';
import type { Clock } from '../../src/ports.ts';
import { accountName } from '../../src/runtime/account-name.ts';
import { composeCatalogue } from '../../src/runtime/compose-catalogue.ts';
import { composeMarket } from '../../src/runtime/compose-market.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { guardedFetchWorker } from '../../src/runtime/guarded-fetch-worker.ts';
import { drawPngWorker } from '../../src/runtime/worker-draw-png.ts';
import { workerRim } from '../../src/runtime/worker-rim.ts';
import { hangs, parseChatScript } from '../support/chat-script.ts';
import { offlineWorld } from '../support/offline-world.ts';
import { type Heard, playChat, type Speech, type Stage } from '../support/play-chat.ts';
import { type RemoteWorld, remoteWorld } from '../support/remote-world.ts';
import { quiet } from './quiet.ts';
import { type StagedObject, stagings } from './staged-objects.ts';

const chats = import.meta.glob<string>('../chats/*.chat', { query: '?raw', import: 'default', eager: true });

/** Where somebody hangs, all of it is waited for. */
const HUNG_MS = 1_500;

function composeWorld({ env }: RemoteWorld, clock: Clock, hangs: boolean): World {
  const config = readConfig(env);
  if (!config.ok) throw new Error('the test configuration is wrong');
  const { fetch } = workerRim;
  const cache = memoryClientCache();
  const fetchPage = guardedFetchWorker({ fetch, allowPrivate: true });
  const common = { fetch, clock, cache };
  return {
    catalogue: composeCatalogue(config.value, { ...common, fetchPage, ...(hangs ? { deadlineMs: HUNG_MS } : {}) }),
    market: composeMarket(config.value, { ...common, ...(hangs ? { deadlineMs: 3 * HUNG_MS } : {}) }),
    drawPng: drawPngWorker(),
  };
}

function openStage(outside: RemoteWorld | undefined, hangs: boolean): Stage {
  const clock = chatClock('2026-11-18T14:05', 'America/Sao_Paulo');
  if (clock === undefined) throw new Error('the test configuration is wrong');
  const hub = inProcessHub();
  const world = outside === undefined ? offlineWorld : composeWorld(outside, clock, hangs);
  const staging = {
    clock,
    hub,
    prepare: prepareWith(world),
    market: world.market,
    channels: new Map([['web', webChannel({ hub })]] as const),
  };
  const run = crypto.randomUUID();
  const objects = new Map<string, DurableObjectStub<StagedObject>>();
  const heard: { replies: Heard[]; traces: Trace[] } = { replies: [], traces: [] };

  function nameOf(user: string) {
    return accountName('web', `${run}/${user}`);
  }
  function objectOf(user: string): DurableObjectStub<StagedObject> {
    const known = objects.get(user);
    if (known !== undefined) return known;
    stagings.set(nameOf(user), staging);
    hub.subscribe(user, (event) => {
      if (event.kind === 'reply') heard.replies.push(event.reply);
      if (event.kind === 'trace') heard.traces.push(event.trace);
    });
    const object = env.STAGED.getByName(nameOf(user));
    objects.set(user, object);
    return object;
  }

  return {
    async say({ user, body, replyTo, forwarded = false }: Speech) {
      const messageId = crypto.randomUUID();
      const person = { channel: 'web', person: user, chat: user, group: false } as const;
      const told = { nativeId: messageId, messageId, sentAt: clock.now(), forwarded, body };
      const quote = replyTo === undefined ? {} : { replyTo: { messageId: replyTo } };
      heard.replies = [];
      heard.traces = [];
      const object = objectOf(user);
      await object.accept(nameOf(user), [{ ...person, ...told, ...quote }], []);
      await quiet(object);
      const { replies, traces } = heard;
      const trace = traces.at(-1);
      return { replies, messageId, state: trace?.state, tool: trace?.tool };
    },
    async moveTo(iso) {
      if (!clock.set(iso)) throw new Error(`not a moment: ${iso}`);
      heard.replies = [];
      for (const object of objects.values()) {
        await runDurableObjectAlarm(object);
        await quiet(object);
      }
      return heard.replies;
    },
    ...(outside === undefined ? {} : { fail: outside.fail }),
  };
}

describe('golden conversations in workerd', () => {
  for (const [path, source] of Object.entries(chats)) {
    it(path.replace('../chats/', '').replace('.chat', ''), async () => {
      const world = source.includes('% mundo') ? await remoteWorld(inject('worlds')) : undefined;
      const script = parseChatScript(source.replaceAll('{site}', world?.site ?? ''));
      try {
        await playChat(script, openStage(world, hangs(source)));
      } finally {
        await world?.close();
      }
    });
  }
});

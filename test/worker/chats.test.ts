// Golden conversations once more, in workerd: each person is an object, the clock is the chat's, and the outside of those that have one
// is their own and lives in Node.

import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, inject, it } from 'vitest';
import { inProcessHub } from '../../src/channels/web/in-process-hub.ts';
import { webChannel } from '../../src/channels/web/web-channel.ts';
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
import { chatOutside } from '../support/chat-outside.ts';
import { hangs, type Outside, outsideOf, parseChatScript } from '../support/chat-script.ts';
import { loopTurns } from '../support/loop-turns.ts';
import { noPauses } from '../support/no-pauses.ts';
import { offlineWorld } from '../support/offline-world.ts';
import { type Heard, playChat, type Speech, type Stage } from '../support/play-chat.ts';
import { type RemoteWorld, remoteWorld } from '../support/remote-world.ts';
import { workerdChats } from '../support/workerd-chats.ts';
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

function openStage(outside: Outside, remote: RemoteWorld | undefined, hangs: boolean): Stage {
  const { time, env: modelEnv, model, market, holds } = chatOutside(outside);
  const { clock, after } = time;
  const config = readConfig(modelEnv);
  if (!config.ok) throw new Error('the test configuration is wrong');
  const hub = inProcessHub();
  const offline = { ...offlineWorld, ...(market === undefined ? {} : { market }) };
  const world = remote === undefined ? offline : composeWorld(remote, clock, hangs);
  const staging = {
    clock,
    hub,
    after: after ?? noPauses,
    prepare: prepareWith(world),
    market: world.market,
    channels: new Map([['web', webChannel({ hub })]] as const),
    ...(model === undefined ? {} : { llm: model.llm, models: config.value.llm }),
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
      if (event.kind === 'reply') heard.replies.push({ ...event.reply, id: event.id, to: user });
      if (event.kind === 'trace') heard.traces.push(event.trace);
    });
    const object = env.STAGED.getByName(nameOf(user));
    objects.set(user, object);
    return object;
  }
  /** All of them; where there are several once more, as the last may have moved to the first. */
  async function still(): Promise<void> {
    // Where time stands still nothing sets an alarm while one runs, so that this one overlaps with none.
    if (after === undefined) for (const object of objects.values()) await runDurableObjectAlarm(object);
    const all = [...objects.values()];
    for (const object of all.length === 1 ? all : [...all, ...all]) {
      if (after !== undefined) await loopTurns();
      await quiet(object, holds);
    }
  }

  return {
    async say({ user, body, replyTo, forwarded = false }: Speech) {
      const messageId = crypto.randomUUID();
      const person = { channel: 'web', person: user, chat: user, group: false } as const;
      const told = { nativeId: messageId, messageId, sentAt: clock.now(), forwarded, body };
      const quote = replyTo === undefined ? {} : { replyTo: { messageId: replyTo } };
      heard.replies = [];
      heard.traces = [];
      await objectOf(user).accept(nameOf(user), [{ ...person, ...told, ...quote }], []);
      await still();
      const { replies, traces } = heard;
      const trace = traces.at(-1);
      return { replies, messageId, state: trace?.state, tool: trace?.tool };
    },
    async moveTo(moment) {
      heard.replies = [];
      // Timers belong to the object whose alarm set them.
      const [first] = objects.values();
      if (after === undefined || first === undefined) await time.move(moment);
      else await runInDurableObject(first, () => time.move(moment));
      for (const object of objects.values()) if (after === undefined) await runDurableObjectAlarm(object);
      await still();
      return heard.replies;
    },
    ...(remote === undefined ? {} : { fail: remote.fail }),
    ...(model === undefined ? {} : { model }),
  };
}

describe('golden conversations in workerd', () => {
  for (const [path, source] of workerdChats(chats, inject('allChats'))) {
    it(path.replace('../chats/', '').replace('.chat', ''), async () => {
      const outside = outsideOf(source);
      const world = outside.world ? await remoteWorld(inject('worlds')) : undefined;
      const script = parseChatScript(source.replaceAll('{site}', world?.site ?? ''));
      try {
        await playChat(script, openStage(outside, world, hangs(source)));
      } finally {
        await world?.close();
      }
    });
  }
});

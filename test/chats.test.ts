// Every golden conversation, on Node: one database each, the clock at a Wednesday afternoon unless the chat says otherwise. Chats
// with `% mundo` look films, videos and pages up over real HTTP; to the others the world was never configured.

import { describe, it } from 'vitest';
import { chatClock } from '../src/cli/chat/chat-clock.ts';
import { prepareWith } from '../src/conversation/prepare.ts';
import { readConfig } from '../src/runtime/config.ts';
import { openDesk } from '../src/runtime/desk.ts';
import { hangs, parseChatScript } from './support/chat-script.ts';
import { type FakeWorld, fakeWorld } from './support/fake-world.ts';
import { offlineWorld } from './support/offline-world.ts';
import { playChat, type Stage } from './support/play-chat.ts';

const chats = import.meta.glob<string>('./chats/*.chat', { query: '?raw', import: 'default', eager: true });

/** Real seconds nobody wants to wait for; where somebody hangs, all of them are waited for. */
const PATIENCE_MS = 10_000;
const HUNG_MS = 1_500;

function openStage(world: FakeWorld | undefined, lookupMs: number): Stage & { close(): Promise<void> } {
  const config = readConfig({ DATABASE_PATH: ':memory:', LOG_LEVEL: 'error', ...world?.env });
  const clock = chatClock('2026-11-18T14:05', 'America/Sao_Paulo');
  if (!config.ok || clock === undefined) throw new Error('the test configuration is wrong');
  const desk = openDesk(config.value, {
    clock,
    log: { info() {}, warn() {}, error: (event, data) => console.error(event, data) },
    ...(world === undefined ? { prepare: prepareWith(offlineWorld), market: offlineWorld.market } : { lookupMs }),
  });
  if (!desk.ok) throw new Error(desk.failure.problem);
  const { say, pending, close } = desk.value;
  return {
    async say(speech) {
      const { replies, trace, messageId } = await say(speech);
      return { replies, messageId, state: trace?.state, tool: trace?.tool };
    },
    async moveTo(iso) {
      if (!clock.set(iso)) throw new Error(`not a moment: ${iso}`);
      return (await pending()).replies;
    },
    ...(world === undefined ? {} : { fail: world.fail }),
    close,
  };
}

describe('golden conversations', () => {
  for (const [path, source] of Object.entries(chats)) {
    it(path.replace('./chats/', '').replace('.chat', ''), async () => {
      const world = source.includes('% mundo') ? await fakeWorld() : undefined;
      const stage = openStage(world, hangs(source) ? HUNG_MS : PATIENCE_MS);
      try {
        await playChat(parseChatScript(source.replaceAll('{site}', world?.site ?? '')), stage);
      } finally {
        await stage.close();
        await world?.close();
      }
    }, 15_000);
  }
});

// Every golden conversation, on Node: one database each, the clock at a Wednesday afternoon unless the chat says otherwise. Chats
// with `% mundo` look films, videos and pages up over real HTTP; to the others the world was never configured.

import { afterAll, describe, expect, it } from 'vitest';
import { prepareWith } from '../src/conversation/prepare.ts';
import { readConfig } from '../src/runtime/config.ts';
import { type Exchange, type HeardReply, type LocalSession, openLocalSession } from '../src/runtime/local-session.ts';
import { chatOutside } from './support/chat-outside.ts';
import { hangs, type Outside, outsideOf, parseChatScript } from './support/chat-script.ts';
import { type FakeWorld, fakeWorld } from './support/fake-world.ts';
import { loopTurns } from './support/loop-turns.ts';
import { openMigratedCopy } from './support/migrated-copy.ts';
import { noPauses } from './support/no-pauses.ts';
import { offlineWorld } from './support/offline-world.ts';
import { playChat, type Stage } from './support/play-chat.ts';
import { MISSIONS_RUNNING } from './support/rows-waiting.ts';
import { watchHandlers } from './support/watch-handlers.ts';

const chats = import.meta.glob<string>('./chats/*.chat', { query: '?raw', import: 'default', eager: true });

/** Real seconds nobody wants to wait for; where somebody hangs, all of them are waited for. */
const PATIENCE_MS = 10_000;
const HUNG_MS = 1_500;

/** Where time passes as the chat says, a stage is still when all that goes on waits for it. */
async function still(session: LocalSession, holds: () => boolean): Promise<Exchange> {
  const running = session.service.file.database.prepare(MISSIONS_RUNNING).pluck();
  const replies: HeardReply[] = [];
  for (;;) {
    await loopTurns();
    const more = await session.pending('answered');
    replies.push(...more.replies);
    if (running.get() === 0 || holds()) return { ...more, replies };
  }
}

function openStage(
  outside: Outside,
  world: FakeWorld | undefined,
  lookupMs: number,
): Stage & { close(): Promise<void> } {
  const { time, env, model, market = offlineWorld.market, holds } = chatOutside(outside);
  const config = readConfig({ DATABASE_PATH: ':memory:', LOG_LEVEL: 'error', ...world?.env, ...env });
  if (!config.ok) throw new Error('the test configuration is wrong');
  const opened = openLocalSession(config.value, {
    clock: time.clock,
    openFile: openMigratedCopy,
    log: { info() {}, warn() {}, error: (event, data) => console.error(event, data) },
    ...(world === undefined ? { prepare: prepareWith({ ...offlineWorld, market }), market } : { lookupMs }),
    after: time.after ?? noPauses,
    ...(model === undefined ? {} : { llm: model.llm }),
  });
  if (!opened.ok) throw new Error(opened.failure.problem);
  const session = opened.value;
  const moves = time.after !== undefined;
  return {
    async say(speech) {
      const { replies, trace, messageId } = await session.say(speech, moves ? 'answered' : 'quiet');
      const later = moves ? (await still(session, holds)).replies : [];
      return { replies: [...replies, ...later], messageId, state: trace?.state, tool: trace?.tool };
    },
    async moveTo(moment) {
      await time.move(moment);
      return (await (moves ? still(session, holds) : session.pending())).replies;
    },
    ...(world === undefined ? {} : { fail: world.fail }),
    ...(model === undefined ? {} : { model }),
    close: session.close,
  };
}

describe('golden conversations', () => {
  const handlers = watchHandlers();
  afterAll(handlers.stop);

  for (const [path, source] of Object.entries(chats)) {
    it(path.replace('./chats/', '').replace('.chat', ''), async () => {
      const outside = outsideOf(source);
      const world = outside.world ? await fakeWorld() : undefined;
      const stage = openStage(outside, world, hangs(source) ? HUNG_MS : PATIENCE_MS);
      try {
        await playChat(parseChatScript(source.replaceAll('{site}', world?.site ?? '')), stage);
      } finally {
        await stage.close();
        await world?.close();
      }
    }, 15_000);
  }

  it('no handler claims what an earlier one answers, but where the table says so', () =>
    expect([...handlers.undeclared]).toEqual([]));
});

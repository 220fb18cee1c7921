// Every golden conversation, on Node: one database each, the clock at a Wednesday afternoon unless the chat says otherwise.

import { describe, it } from 'vitest';
import { chatClock } from '../src/cli/chat/chat-clock.ts';
import { readConfig } from '../src/runtime/config.ts';
import { openDesk } from '../src/runtime/desk.ts';
import { parseChatScript } from './support/chat-script.ts';
import { playChat, type Stage } from './support/play-chat.ts';

const chats = import.meta.glob<string>('./chats/*.chat', { query: '?raw', import: 'default', eager: true });

function openStage(): Stage & { close(): Promise<void> } {
  const config = readConfig({ DATABASE_PATH: ':memory:', LOG_LEVEL: 'error' });
  const clock = chatClock('2026-11-18T14:05', 'America/Sao_Paulo');
  if (!config.ok || clock === undefined) throw new Error('the test configuration is wrong');
  const desk = openDesk(config.value, { clock });
  if (!desk.ok) throw new Error(desk.failure.problem);
  const { say, pending, close } = desk.value;
  return {
    async say(speech) {
      const { replies, trace, messageId } = await say(speech);
      return { replies, messageId, state: trace?.state, tool: trace?.tool };
    },
    async moveTo(iso) {
      if (!clock.set(iso)) throw new Error(`not a moment: ${iso}`);
      await pending();
    },
    close,
  };
}

describe('golden conversations', () => {
  for (const [path, source] of Object.entries(chats)) {
    it(path.replace('./chats/', '').replace('.chat', ''), async () => {
      const stage = openStage();
      try {
        await playChat(parseChatScript(source), stage);
      } finally {
        await stage.close();
      }
    });
  }
});

import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { personChat } from '../../src/cli/chat/person-chat.ts';
import type { Said } from '../../src/runtime/local-session.ts';

it('says every line that was pasted at once, and presses the button of the reply before', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const heard: Said['body'][] = [];
  const session = {
    async say({ body }: Said) {
      heard.push(body);
      await new Promise(setImmediate);
      return {
        replies: [{ id: '', text: '', spans: [], to: '', choices: [{ token: `t${heard.length}`, label: '' }] }],
        messageId: '',
      };
    },
  };
  await personChat(session, 'ana', Readable.from(['uber 20\nmercado 30\n\na.\n/sair\nnunca\n']));
  vi.restoreAllMocks();
  expect(heard).toEqual([
    { kind: 'text', text: 'uber 20' },
    { kind: 'text', text: 'mercado 30' },
    { kind: 'choice', token: 't2' },
  ]);
});

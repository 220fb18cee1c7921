// What a line that cannot be obeyed answers; the lines after it go on.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chatClock } from '../../src/cli/chat/chat-clock.ts';
import { jsonChat } from '../../src/cli/chat/json-chat.ts';
import type { LocalSession } from '../../src/runtime/local-session.ts';

const folder = mkdtempSync(join(tmpdir(), 'chat-'));
const session = {
  say: async () => ({ replies: [], messageId: '1' }),
  pending: async () => ({ replies: [] }),
} as unknown as LocalSession;

async function answers(...lines: string[]): Promise<unknown[]> {
  const clock = chatClock('2026-11-18T12:00', 'America/Sao_Paulo');
  if (clock === undefined) throw new Error('no clock');
  const written: unknown[] = [];
  const given = (async function* () {
    yield* lines;
  })();
  await jsonChat(session, clock, given, 'voce', (line) => void written.push(JSON.parse(line)));
  return written;
}

const said = { replies: [], trace: null };

it('says why, and goes on', async () => {
  expect(
    await answers(
      JSON.stringify({ file: folder }),
      JSON.stringify({ photo: folder }),
      JSON.stringify({ file: join(folder, 'nada.csv') }),
      '{"now":"2026-13-45T00:00"}',
      '{"user":"ana"}',
      '{"text":"apaga tudo"',
      'oi',
      '{"replyTo":4,"text":"apaga isso"}',
      '{"replyTo":7,"text":"apaga isso"}',
    ),
  ).toEqual([
    { error: `${folder}: é uma pasta; diga os arquivos dentro dela` },
    { error: `${folder}: é uma pasta; diga os arquivos dentro dela` },
    { error: `${join(folder, 'nada.csv')}: não achei este arquivo` },
    { error: 'não entendi a data 2026-13-45T00:00' },
    { error: expect.stringContaining('docs/chat-json.md') },
    { error: 'isto não é JSON; veja os formatos em docs/chat-json.md' },
    said,
    { error: 'ninguém disse nada na linha 4' },
    said,
  ]);
});

it('takes a photo that is not there for one without a file', async () => {
  writeFileSync(join(folder, 'a.jpg'), 'x');
  expect(await answers(JSON.stringify({ photo: join(folder, 'a.jpg') }), '{"photo":"/nao/existe.jpg"}')).toEqual([
    said,
    said,
  ]);
});

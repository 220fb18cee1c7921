// The command itself: messages as arguments, and lines that cannot be read.

import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const classify = (args: readonly string[], input = ''): unknown[] => {
  const command = new URL('../../src/cli/classify.ts', import.meta.url).pathname;
  const { stdout } = spawnSync(process.execPath, [command, ...args], { input, encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
};

it('answers messages given as arguments', () =>
  expect(classify(['uber 23,50', 'oi'])).toMatchObject([{ intent: 'lancamento' }, { intent: 'greeting' }]));

it('says of a line it cannot read why not, and goes on', () => {
  const lines = [
    'uber 23',
    '{"id":1}',
    '{"id":2,"text":"2","context":{"options":"a"}}',
    '{"id":3,"text":"oi","context":null}',
  ];
  expect(classify([], lines.join('\n'))).toMatchObject([
    { error: expect.stringContaining('não é JSON'), line: 'uber 23' },
    { id: 1, error: expect.stringContaining('"text"') },
    { id: 2, error: expect.stringContaining('context.options') },
    { id: 3, intent: 'greeting' },
  ]);
});

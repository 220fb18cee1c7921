// Labelled sets of other people: what an editor adds, what is left out, and what cannot be read, told with its line.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseLabelled } from '../../src/cli/eval/labelled.ts';
import { fileGiven } from '../../src/cli/file-given.ts';

const folder = mkdtempSync(join(tmpdir(), 'labelled-'));

it('reads a set that an editor began with a mark, and names a message without an id by its line', () => {
  const path = join(folder, 'set.jsonl');
  writeFileSync(path, '\uFEFF{"text":"oi","intent":"greeting"}\n\n{"text":"uber 3","intent":"lancamento"}\n');
  const given = fileGiven(path);
  const set = parseLabelled(given.ok ? given.value : '');
  expect(set.ok && set.value.map(({ id }) => id)).toEqual(['1', '3']);
});

it.each([
  ['{"text":"uber 3","intent":"lancamento","now":"banana"}', 'banana'],
  ['{"text":"uber 3","intent":"lancamento","slots":5}', 'slots'],
  ['{"text":"uber 3","intent":"lancamento","also":5}', 'also'],
])('says what is wrong with %s', (line, said) => {
  expect(parseLabelled(line)).toMatchObject({ ok: false, failure: expect.stringMatching(`^1: .*${said}`) });
});

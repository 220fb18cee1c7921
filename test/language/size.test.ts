// What the worker carries of language/, gzipped. The goal is 150 KB; until then nothing makes it heavier unnoticed.

import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { RULES } from '../../src/language/rules/rule-table.ts';

const MOST_KB = 295.4;

const { outputFiles } = await build({
  entryPoints: [new URL('../../src/language/understand.ts', import.meta.url).pathname],
  bundle: true,
  minify: true,
  charset: 'utf8',
  format: 'esm',
  write: false,
});
const code = outputFiles[0]?.contents ?? new Uint8Array();

it('stays under its weight', () => {
  const weight = gzipSync(code).length / 1024;
  expect(weight, 'pay for what you add by removing (CONTRIBUTING.md, Adding things)').toBeLessThan(MOST_KB);
});

it('leaves the examples of the rules at home', () => {
  const text = new TextDecoder().decode(code);
  const carried = RULES.filter(({ examples }) =>
    (examples || []).flat().some((said) => typeof said === 'string' && said.length > 30 && text.includes(said)),
  );
  expect(carried.map(({ id }) => id)).toEqual([]);
});

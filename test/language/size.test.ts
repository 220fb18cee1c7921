// What the worker carries of language/, gzipped. The goal is 150 KB; until then nothing makes it heavier unnoticed.

import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const MOST_KB = 249;

it('stays under its weight', async () => {
  const { outputFiles } = await build({
    entryPoints: [new URL('../../src/language/understand.ts', import.meta.url).pathname],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  expect(gzipSync(outputFiles[0]?.contents ?? '').length / 1024).toBeLessThan(MOST_KB);
});

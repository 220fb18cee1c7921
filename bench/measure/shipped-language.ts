// What the worker carries of language/.

import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { onlyWhatRuns } from '../../src/runtime/only-what-runs.ts';
import { shortened } from '../../src/runtime/shortened.ts';

const ENTRY = fileURLToPath(new URL('../../src/language/understand.ts', import.meta.url));

/** `understand` and all it needs, its data too, by the steps of src/runtime/build-worker.ts; `kb` is gzipped, of 1,024 bytes. */
export async function shippedLanguage(): Promise<{ readonly code: string; readonly kb: number }> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    target: 'es2024',
    charset: 'utf8',
    format: 'esm',
    plugins: [onlyWhatRuns],
    write: false,
  });
  const code = await shortened(outputFiles[0]?.text ?? '');
  return { code, kb: gzipSync(code).length / 1024 };
}

// A server as `npm run build` would ship it, compiled once: a child starts in a third of the time. Made once per entry and process,
// and shared by the goals.

import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { requiredBuiltins } from '../../../src/runtime/required-builtins.ts';
import { fromRoot } from './paths.ts';

const made = new Map<string, Promise<string>>();

/** Bundles `entry` (from the project root), laid out so that it finds its pages, prompts and migrations. @returns the script. */
export function bundle(entry: string): Promise<string> {
  const known = made.get(entry);
  if (known !== undefined) return known;
  const making = make(entry);
  made.set(entry, making);
  return making;
}

async function make(entry: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'caderneta-bundle-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'src', 'runtime'), { recursive: true });
  for (const name of ['db', 'node_modules', 'prompts', 'strategies']) symlinkSync(fromRoot(name), join(folder, name));
  for (const name of readdirSync(fromRoot('src'))) {
    if (name !== 'runtime') symlinkSync(fromRoot(`src/${name}`), join(folder, 'src', name));
  }
  const script = join(folder, 'src', 'runtime', 'server.mjs');
  await build({
    entryPoints: [fromRoot(entry)],
    outdir: join(folder, 'src', 'runtime'),
    entryNames: 'server',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    // Not the names: keeping them beside shorter ones would be a call for each function at every start.
    minifySyntax: true,
    minifyWhitespace: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: ['better-sqlite3'],
    plugins: [requiredBuiltins],
    banner: {
      js: [
        "import { createRequire as rigRequire, flushCompileCache as rigFlush } from 'node:module';",
        'const require = rigRequire(import.meta.url);',
        // The first life long enough leaves what was compiled to all that follow it.
        'setTimeout(rigFlush, 300).unref();',
      ].join(''),
    },
    logLevel: 'error',
  });
  return script;
}

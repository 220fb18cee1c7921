// One file of a server, so that a child starts in half the time. Made once per entry and process, and shared by the goals.

import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { fromRoot } from './paths.ts';

const made = new Map<string, Promise<string>>();

/** Bundles `entry` (from the project root), laid out so that it finds its pages and migrations. @returns the script. */
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
  for (const name of ['db', 'node_modules']) symlinkSync(fromRoot(name), join(folder, name));
  for (const name of readdirSync(fromRoot('src'))) {
    if (name !== 'runtime') symlinkSync(fromRoot(`src/${name}`), join(folder, 'src', name));
  }
  const script = join(folder, 'src', 'runtime', 'server.mjs');
  await build({
    entryPoints: [fromRoot(entry)],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: ['better-sqlite3'],
    banner: {
      js: "import { createRequire as rigRequire } from 'node:module';const require = rigRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  return script;
}

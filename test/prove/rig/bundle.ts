// One file of the server, so that a child starts in a third of the time, and so that a copy of it can be given a planted bug.
// The product is never changed: a patch applies to the bundled text, and a patch whose words are gone fails loudly.

import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { fromRoot, ROOT } from './paths.ts';

/** Replaces `find`, which must stand exactly once in `file` (from the project root), by `put`. */
export type Patch = { readonly file: string; readonly find: string; readonly put: string };

/**
 * Bundles `entry` into `folder`, laid out so that the program finds its pages and migrations.
 * @returns the path of the script.
 */
export async function bundle(entry: string, folder: string, patches: readonly Patch[] = []): Promise<string> {
  mkdirSync(join(folder, 'src', 'runtime'), { recursive: true });
  symlinkSync(fromRoot('db'), join(folder, 'db'));
  symlinkSync(fromRoot('node_modules'), join(folder, 'node_modules'));
  for (const name of readdirSync(fromRoot('src'))) {
    if (name !== 'runtime') symlinkSync(fromRoot(`src/${name}`), join(folder, 'src', name));
  }
  const script = join(folder, 'src', 'runtime', 'server.mjs');
  const applied = new Set<Patch>();
  await build({
    entryPoints: [join(ROOT, entry)],
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
    plugins: [patching(patches, applied)],
  });
  for (const patch of patches) if (!applied.has(patch)) throw new Error(`${patch.file} is not part of the bundle`);
  return script;
}

function patching(patches: readonly Patch[], applied: Set<Patch>): Plugin {
  return {
    name: 'patches',
    setup({ onLoad }) {
      if (patches.length === 0) return;
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const here = patches.filter(({ file }) => path === fromRoot(file));
        if (here.length === 0) return undefined;
        let contents = readFileSync(path, 'utf8');
        for (const patch of here) {
          contents = replaceOnce(contents, patch);
          applied.add(patch);
        }
        return { contents, loader: 'ts' };
      });
    },
  };
}

export function replaceOnce(text: string, { file, find, put }: Patch): string {
  const [before, after, ...more] = text.split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`cannot plant a bug: ${file} does not hold exactly one ${JSON.stringify(find)}`);
  }
  return before + put + after;
}

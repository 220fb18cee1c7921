// `npm run build`: writes dist/. One bundled file instead of 600 starts in a fifth of the time with a third of the
// memory (most of it drizzle, of which only the SQL writer is kept). better-sqlite3 is native code and stays external.
// Names stay as written: a stack can be read, and keeping them beside shorter ones would take a call for each function.
// The layout of dist/ is that of the sources, so that pages and migrations are found by the same relative paths;
// dist/server.js stores V8's compile cache beside itself for the next start.

import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { requiredBuiltins } from './required-builtins.ts';

const ROOT = new URL('../../', import.meta.url);
const at = (path: string): string => fileURLToPath(new URL(path, ROOT));

/** Files the running program reads from disk. */
const READ_AT_RUN_TIME = ['db/migrations', 'src/http/simulator', 'src/http/admin', 'src/charts/fonts', 'prompts'];

const START = `// Written by npm run build.
import * as compiled from 'node:module';
import { fileURLToPath } from 'node:url';
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(\`Preciso do Node 24, e este é o \${process.versions.node}. Rode: node_modules/.bin/node dist/server.js\`);
  process.exit(1);
}
compiled.enableCompileCache(fileURLToPath(new URL('./cache', import.meta.url)));
await import('./src/runtime/node.js');
setTimeout(compiled.flushCompileCache, 2000).unref();
`;

rmSync(at('dist'), { recursive: true, force: true });
mkdirSync(at('dist/src/runtime'), { recursive: true });
for (const path of READ_AT_RUN_TIME) cpSync(at(path), at(`dist/${path}`), { recursive: true });
const result = await build({
  entryPoints: [at('src/runtime/node.ts')],
  outdir: at('dist/src/runtime'),
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  minifySyntax: true,
  minifyWhitespace: true,
  external: ['better-sqlite3'],
  plugins: [requiredBuiltins],
  // CommonJS code bundled into an ES module needs these names.
  banner: {
    js: "import { createRequire as toRequire } from 'node:module';const require = toRequire(import.meta.url);",
  },
  metafile: true,
  logLevel: 'warning',
});
writeFileSync(at('dist/server.js'), START);
writeFileSync(at('dist/package.json'), '{ "type": "module" }\n');

for (const [path, { bytes, entryPoint }] of Object.entries(result.metafile.outputs)) {
  if (entryPoint !== undefined) console.log(`${path} ${(bytes / 1024).toFixed(0)} KiB`);
}

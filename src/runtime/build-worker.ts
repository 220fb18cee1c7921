// Run by wrangler before it deploys or starts (wrangler.toml [build]): writes dist/worker/. What is imported with `import()` becomes a file of its
// own, which is evaluated when it is first needed; wrangler's own bundle is one file, where each such module costs a wrapper (docs/adr/0028).

import { readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const OUT = at('dist/worker');
const BUILTIN = new RegExp(`^(?:node:)?(?:${builtinModules.join('|')})$`);

/** What only workerd has, what a library that takes the whole of zod gets of it, and scripts of pages, which are texts here. */
const asOnWorkers: Plugin = {
  name: 'as on Workers',
  setup(one) {
    one.onResolve({ filter: /^cloudflare:/ }, ({ path }) => ({ path, external: true }));
    one.onResolve({ filter: BUILTIN }, ({ path }) => ({ path: path.replace(/^(?:node:)?/, 'node:'), external: true }));
    one.onResolve({ filter: /^zod$/ }, () => ({ path: at('src/runtime/worker-zod.ts') }));
    one.onLoad({ filter: /\.client\.js$/ }, ({ path }) => ({ contents: readFileSync(path, 'utf8'), loader: 'text' }));
  },
};

const TEMPLATE = /((?:pattern\([^)]*\)|piece)`)((?:[^`\\]|\\.)*)`/gsu;

/** What src/domain/pattern.ts leaves out when the module is loaded, left out of its text. */
const patternsOnOneLine: Plugin = {
  name: 'patterns on one line',
  setup(one) {
    one.onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(
        TEMPLATE,
        (_, tag: string, lines: string) => `${tag}${lines.replace(/\n\s*/gu, '')}\``,
      ),
      loader: 'ts',
    }));
  },
};

/**
 * Most of the models' clients administers organisations and keeps agents, files and skills of theirs, of which nothing is
 * called here. By the end of the file's path; the classes its importers name.
 */
const UNCALLED: readonly (readonly [path: RegExp, classes: readonly string[]])[] = [
  [/openai\/resources\/admin\/admin\.mjs$/, ['Admin']],
  [/openai\/resources\/beta\/beta\.mjs$/, ['Beta']],
  [
    /@anthropic-ai\/sdk\/resources\/beta\/beta\.mjs$/,
    ['Beta', 'BetaOrganizationNotEnrolledInBetaError', 'BetaRequestBodyTimeoutError', 'BetaUnsupportedCharsetError'],
  ],
];

const emptyClass = (name: string): string =>
  `export class ${name} ${name.endsWith('Error') ? 'extends Error {}' : '{}'}`;

const clientsWithoutTheUncalled: Plugin = {
  name: 'clients without the uncalled',
  setup(one) {
    for (const [filter, classes] of UNCALLED)
      one.onLoad({ filter }, () => ({ contents: classes.map(emptyClass).join('\n') }));
  },
};

rmSync(OUT, { recursive: true, force: true });
await build({
  entryPoints: [at('src/runtime/worker.ts')],
  outdir: OUT,
  bundle: true,
  splitting: true,
  format: 'esm',
  outExtension: { '.js': '.mjs' },
  target: 'es2024',
  charset: 'utf8',
  conditions: ['workerd', 'worker', 'browser'],
  mainFields: ['browser', 'module', 'main'],
  // Leaves out what no worker needs as well: the examples of the rules are read by tests (src/language/rules/proofs.ts).
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: {
    '.sql': 'text',
    '.md': 'text',
    '.css': 'text',
    '.html': 'text',
    '.svg': 'text',
    '.bin': 'copy',
    '.wasm': 'copy',
  },
  plugins: [asOnWorkers, patternsOnOneLine, clientsWithoutTheUncalled],
  logLevel: 'warning',
});

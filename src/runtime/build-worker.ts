// Run by wrangler before it deploys or starts (wrangler.toml [build]): writes dist/worker/. What is imported with `import()` becomes a file of its
// own, which is evaluated when it is first needed; wrangler's own bundle is one file, where each such module costs a wrapper (docs/adr/0028).

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { chartsForWorker } from './charts-for-worker.ts';
import { decimalForWorker } from './decimal-for-worker.ts';
import { drizzleForWorker } from './drizzle-for-worker.ts';
import { entitiesForWorker } from './entities-for-worker.ts';
import { onlyWhatRuns } from './only-what-runs.ts';
import { sheetsForWorker } from './sheets-for-worker.ts';
import { shortened } from './shortened.ts';
import { telegramForWorker } from './telegram-for-worker.ts';
import { whatsappForWorker } from './whatsapp-for-worker.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const OUT = at('dist/worker');
const BUILTIN = new RegExp(`^(?:node:)?(?:${builtinModules.join('|')})$`);

/** What only workerd has, what a library that takes the whole of zod gets of it. */
const asOnWorkers: Plugin = {
  name: 'as on Workers',
  setup(one) {
    one.onResolve({ filter: /^cloudflare:/ }, ({ path }) => ({ path, external: true }));
    one.onResolve({ filter: BUILTIN }, ({ path }) => ({ path: path.replace(/^(?:node:)?/, 'node:'), external: true }));
    one.onResolve({ filter: /^zod$/ }, () => ({ path: at('src/runtime/worker-zod.ts') }));
  },
};

/**
 * Of the models' clients chats are asked for and the models listed; the rest of them (administration, agents, files, batches, skills, streams,
 * other clouds, certificates, traces) is never called, or does nothing when it is. What its importers name stays, empty.
 */
const UNCALLED: readonly RegExp[] = [
  /\/openai\/(?:azure|bedrock|auth\/workload-identity-auth|helpers\/computer|lib\/ChatCompletion(?:(?:Streaming)?Runner|Stream))\.mjs$/,
  /\/openai\/internal\/auth\/x509-workload-identity-auth\.mjs$/,
  /\/openai\/resources\/(?:batches|completions|content-provenance-checks|decisions|embeddings|files|images|moderations|videos)\.mjs$/,
  /\/openai\/resources\/(?<folder>admin|audio|beta|containers|conversations|evals|fine-tuning|graders|live|realtime|responses|safety|skills|uploads|vector-stores|webhooks)\/\k<folder>\.mjs$/,
  /\/@anthropic-ai\/sdk\/(?:resources\/files|resources\/messages\/batches|lib\/(?:MessageStream|middleware)|internal\/tracing|lib\/credentials\/credential-chain)\.mjs$/,
  /\/(?:openai|@anthropic-ai\/sdk)\/(?:internal\/uploads|core\/streaming|internal\/decoders\/line)\.mjs$/,
  /\/@anthropic-ai\/sdk\/lib\/internal\/tracing\/(?:api-call|content|response|streaming)\.mjs$/,
  /\/@anthropic-ai\/sdk\/resources\/(?<folder>beta|organization|skills|user-profiles)\/\k<folder>\.mjs$/,
  /\/@opentelemetry\/api\/dist\/index\.mjs$/,
  // What they say of the machine they run on; files, certificates and tokens of other ways in.
  /\/(?:openai|@anthropic-ai\/sdk)\/internal\/(?:detect-platform|to-file)\.mjs$/,
  /\/openai\/(?:internal\/auth\/x509-(?:transport-state-browser|api-origin|transport-state)|resources\/chat\/completions\/messages)\.mjs$/,
  /\/@anthropic-ai\/sdk\/(?:lib\/credentials\/token-cache|tools\/agent-toolset\/node\.browser)\.mjs$/,
];

/** Of axios, which is asked for JSON over fetch and nothing else (clients/json-api.ts): forms, cookies, cancel tokens and the other adapter. */
const UNCALLED_OF_AXIOS =
  /\/axios\/lib\/(?:adapters\/xhr|cancel\/CancelToken|core\/createMultipartBody|helpers\/(?:HttpStatusCode|cookies|deprecatedMethod|formDataTo(?:Blob|JSON)|isURLSameOrigin|spread|toFormData|toURLEncodedForm|AxiosURLSearchParams))\.js$/;

/** The client of WhatsApp checks what it is given by schemas; nobody reads in which words they refuse it. */
const REFUSALS = /\/zod\/v4\/locales\/en\.js$/;

/** What stands in a query is a word or a number. */
const QUERY = /\/internal\/qs\/stringify\.mjs$/;
const PLAIN_QUERY = 'export const stringify = (query) => new URLSearchParams(query).toString();';

/** No certificate stands for a key. */
const CREDENTIALS = /\/openai\/internal\/auth\/x509-credential-options\.mjs$/;
const NO_CREDENTIAL =
  'export const normalizeX509CredentialOptions = (options) => ({ credential: undefined, options }); export const prepareX509ClientClone = () => ({});';

const EXPORTED = /^export (class|var|const|(?:async )?function) (\w+)(?<arrow> = (?:async )?\()?/gmu;
const REEXPORTED = /^export \{([^}]*)\}/gmu;

/** What a module exports, each of it doing nothing. */
function emptied(source: string): string {
  const own = [...source.matchAll(EXPORTED)].map(([, kind = '', name = '', arrow]) =>
    kind.endsWith('function') || arrow !== undefined ? `export const ${name} = () => undefined` : emptyClass(name),
  );
  const again = [...source.matchAll(REEXPORTED)].flatMap(([, names = '']) => names.split(','));
  const renamed = again.map((name) => name.trim().replace(/^.* as /u, '')).filter((name) => name !== '');
  return [...own, ...renamed.map(emptyClass)].join('\n');
}

const emptyClass = (name: string): string =>
  `export ${name === 'default' ? 'default class' : `class ${name}`} ${name.endsWith('Error') ? 'extends Error {}' : '{}'}`;

const clientsWithoutTheUncalled: Plugin = {
  name: 'clients without the uncalled',
  setup(one) {
    one.onLoad({ filter: QUERY }, () => ({ contents: PLAIN_QUERY }));
    one.onLoad({ filter: CREDENTIALS }, () => ({ contents: NO_CREDENTIAL }));
    one.onLoad({ filter: REFUSALS }, () => ({ contents: 'export default () => ({});' }));
    for (const filter of UNCALLED)
      one.onLoad({ filter: /\/(?:openai|@anthropic-ai|@opentelemetry)\/.*\.mjs$/ }, ({ path }) =>
        filter.test(path) ? { contents: emptied(readFileSync(path, 'utf8')) } : undefined,
      );
  },
};

const axiosOverFetch: Plugin = {
  name: 'axios over fetch',
  setup(one) {
    one.onLoad({ filter: UNCALLED_OF_AXIOS }, () => ({ contents: 'export default () => undefined;' }));
  },
};

/** What is taken of each library that comes with `import()`, which keeps all of it otherwise. */
const TAKEN: Readonly<Record<string, string>> = {
  'grammy/web': 'Api, InputFile',
  '@kapso/whatsapp-cloud-api': 'WhatsAppClient, GraphApiError',
};

const RESOLVING = 'resolving';
const onlyWhatIsTaken: Plugin = {
  name: 'only what is taken',
  setup(one) {
    one.onResolve(
      { filter: /^(?:grammy\/web|@kapso\/whatsapp-cloud-api)$/ },
      async ({ path, kind, resolveDir, pluginData }) => {
        if (pluginData === RESOLVING) return undefined;
        if (kind === 'dynamic-import') return { path, namespace: 'taken', pluginData: resolveDir };
        const found = await one.resolve(path, { kind: 'import-statement', resolveDir, pluginData: RESOLVING });
        return { path: found.path, sideEffects: false };
      },
    );
    one.onLoad({ filter: /.*/, namespace: 'taken' }, ({ path, pluginData }) => ({
      contents: `export { ${TAKEN[path]} } from '${path}';`,
      resolveDir: pluginData as string,
    }));
  },
};

const { outputFiles } = await build({
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
    '.bin': 'copy',
    '.wasm': 'copy',
  },
  plugins: [
    asOnWorkers,
    onlyWhatRuns,
    clientsWithoutTheUncalled,
    axiosOverFetch,
    chartsForWorker,
    decimalForWorker,
    drizzleForWorker,
    entitiesForWorker,
    sheetsForWorker,
    telegramForWorker,
    whatsappForWorker,
    onlyWhatIsTaken,
  ],
  logLevel: 'warning',
  write: false,
});

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
for (const { path, contents, text } of outputFiles)
  writeFileSync(path, path.endsWith('.mjs') ? await shortened(text) : contents);

// G16: from nothing to the first answer. The shipped bundle is started on a database that exists, gets one Telegram message, and
// the clock stops when its answer reaches Telegram's side; a bare node:http process is started in between, to its first 'ok'.

import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SECRET, telegramBody } from '../load/webhook-bodies.ts';
import { interleave, ratioOf } from '../measure/interleave.ts';
import { median } from '../measure/median.ts';
import { residentBytes } from '../measure/process-usage.ts';
import { openBotApi } from '../servers/bot-api.ts';
import { atMost, type Bench, type BenchOptions, type Verdict } from '../verdict.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MOST_WORKER_KIB = 64;

/** `ms` from spawn to answer, resident `bytes` at that moment. */
type Start = { readonly ms: number; readonly bytes: number };

async function start(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  first: (port: number) => Promise<number>,
): Promise<Start> {
  const began = performance.now();
  const child = spawn(process.execPath, args, { env, cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.once('data', (line) => resolve(Number(/(\d+)\s*$/.exec(String(line).split('\n')[0] ?? '')?.[1])));
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
  });
  const answered = await first(port);
  const bytes = residentBytes(child.pid ?? 0);
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  return { ms: answered - began, bytes };
}

const bare = (): Promise<Start> =>
  start(['bench/servers/bare-http.ts'], process.env, async (port) => {
    await (await fetch(`http://127.0.0.1:${port}/`)).text();
    return performance.now();
  });

let update = 0;

async function shipped(databasePath: string): Promise<Start> {
  const api = await openBotApi();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_PATH: databasePath,
    LOG_LEVEL: 'error',
    TELEGRAM_BOT_TOKEN: '123456:bench-token-000000000000',
    TELEGRAM_WEBHOOK_SECRET: SECRET,
    TELEGRAM_API_ROOT: api.root,
  };
  const started = await start(['dist/server.js'], env, async (port) => {
    update += 1;
    const headers = { 'x-telegram-bot-api-secret-token': SECRET, 'content-type': 'application/json' };
    await fetch(`http://127.0.0.1:${port}/webhooks/telegram`, { method: 'POST', headers, body: telegramBody(update) });
    return api.answered;
  });
  api.close();
  return started;
}

async function run({ rounds, folder, say }: BenchOptions): Promise<readonly Verdict[]> {
  say('building dist/ and the worker');
  execFileSync(process.execPath, ['src/runtime/build.ts'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  const database = join(folder, 'cold.db');
  await shipped(database);
  say('cold starts');
  const starts = await interleave(rounds * 2, { bare, shipped: () => shipped(database) });
  const ms = (one: Start): number => one.ms;
  const bytes = (one: Start): number => one.bytes;
  const figures = (all: readonly Start[]): string =>
    `${median(all.map(ms)).toFixed(0)} ms, ${(median(all.map(bytes)) / 1e6).toFixed(0)} MB`;
  const how = `dist/server.js ${figures(starts.shipped)}; bare node:http ${figures(starts.bare)}`;
  return [
    {
      goal: 'G16',
      what: 'cold start to the first answer / node:http',
      ...atMost(ratioOf(starts.shipped, starts.bare, ms), 2),
      how: `${how}; clock stops when sendMessage reaches the fake Bot API`,
      why: 'loading the code, opening the file and the first calls of grammY and fetch, all unwarmed',
    },
    {
      goal: 'G16 RSS',
      what: 'resident memory then / node:http',
      ...atMost(ratioOf(starts.shipped, starts.bare, bytes), 1.25),
      how,
      why: 'SQLite, the lexicon and the rule table, fetch',
    },
    ...workerSize(folder),
  ];
}

function workerSize(folder: string): Verdict[] {
  if (!existsSync(join(ROOT, 'src/runtime/worker.ts'))) return [];
  const args = [
    'node_modules/wrangler/bin/wrangler.js',
    'deploy',
    '--dry-run',
    '--minify',
    '--outdir',
    join(folder, 'worker'),
  ];
  const said = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', env: { ...process.env, CI: '1' } });
  const kib = Number(/gzip: ([\d.]+) KiB/.exec(said)?.[1]);
  return [
    {
      goal: 'G16 worker',
      what: 'worker, minified and gzipped',
      target: `<= ${MOST_WORKER_KIB} KiB`,
      value: `${kib.toFixed(0)} KiB`,
      holds: kib <= MOST_WORKER_KIB,
      how: 'wrangler deploy --dry-run --minify; first turn in workerd is not timed here',
      why: 'the whole product and not only its core: the lexicon, the learned weights, drizzle and every handler are in it',
    },
  ];
}

export const coldStart: Bench = { goals: ['G16'], run };

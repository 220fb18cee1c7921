// What vitest's workerd is laxer about than production: the bundle wrangler makes, and a start of that very bundle.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type Anthropic from '@anthropic-ai/sdk';
import type * as kapso from '@kapso/whatsapp-cloud-api';
import type OpenAI from 'openai';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { unstable_startWorker } from 'wrangler';
import { startGraphServer } from '../fakes/graph-server.ts';
import { anthropicServer } from '../fakes/llm/anthropic-server.ts';
import { chatServer } from '../fakes/llm/chat-server.ts';
import { openPage } from '../support/open-page.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const WRANGLER = join(ROOT, 'node_modules/wrangler/bin/wrangler.js');
/** The free plan takes 3 MB compressed, the drawing of charts (wasm, fonts) included; our own code and its libraries get half of it. */
const LARGEST_GZ = 3_000_000;
const LARGEST_CODE_GZ = LARGEST_GZ / 2;

const scratch = mkdtempSync(join(tmpdir(), 'caderneta-wrangler-'));
const started: ChildProcess[] = [];

function wrangler(...args: string[]): ChildProcess {
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: scratch, CI: '1' };
  // A group of its own: stopping wrangler alone would leave workerd running.
  const child = spawn(process.execPath, [WRANGLER, ...args], { cwd: ROOT, env, detached: true });
  started.push(child);
  return child;
}

afterAll(async () => {
  for (const child of started) {
    if (child.pid === undefined || child.exitCode !== null) continue;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid, 'SIGKILL');
    await gone;
  }
  rmSync(scratch, { recursive: true });
});

/** Resolves with what was printed up to a match; rejects when the process ends without one. */
function printed(child: ChildProcess, wanted: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer): void => {
      text += chunk;
      const match = wanted.exec(text);
      if (match) resolve(match);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(text)));
  });
}

it('bundles to a size that leaves room', { timeout: 60_000 }, async () => {
  const out = join(scratch, 'bundle');
  await printed(wrangler('deploy', '--dry-run', '--minify', '--outdir', out), /--dry-run: exiting now/);
  const files = readdirSync(out).filter((file) => !/\.(map|md)$/.test(file));
  expect(files).toContain('worker.mjs');
  const sizeOf = (all: readonly string[]): number =>
    all.reduce((sum, file) => sum + gzipSync(readFileSync(join(out, file))).length, 0);
  expect(sizeOf(files)).toBeLessThan(LARGEST_GZ);
  expect(sizeOf(files.filter((file) => !/\.(?:wasm|bin)$/.test(file)))).toBeLessThan(LARGEST_CODE_GZ);
});

it('keeps of the clients of models what is called', async () => {
  const out = join(scratch, 'bundle');
  const clientIn = async (file: RegExp): Promise<Record<string, unknown>> =>
    (await import(join(out, readdirSync(out).find((one) => file.test(one)) ?? 'none'))) as Record<string, unknown>;
  const key = 'sk-test-0123456789';
  const chat = await chatServer('openai', key);
  const anthropic = await anthropicServer(key);
  onTestFinished(async () => {
    await chat.close();
    await anthropic.close();
  });
  const { default: OpenAi } = (await clientIn(/^openai-/)) as { default: typeof OpenAI };
  chat.next({ do: 'say', text: 'Olá' });
  anthropic.next({ do: 'say', text: 'Olá' });
  const asked = { role: 'user' as const, content: [{ type: 'text' as const, text: 'oi' }] };
  const openAi = new OpenAi({ apiKey: key, baseURL: chat.baseUrl, maxRetries: 0 });
  const completed = () => openAi.chat.completions.create({ model: 'gpt-6-luna', messages: [asked] });
  expect((await completed()).choices[0]?.message.content).toContain('Olá');
  const { default: Claude } = (await clientIn(/^sdk-/)) as { default: typeof Anthropic };
  const claude = new Claude({ apiKey: key, baseURL: anthropic.root, maxRetries: 0 });
  const created = () => claude.messages.create({ model: 'claude-haiku-5-5', max_tokens: 100, messages: [asked] });
  expect(JSON.stringify((await created()).content)).toContain('Olá');
  for (const model of [chat, anthropic]) model.next({ do: 'fail', fault: { kind: 'status', status: 401 } });
  await expect(completed()).rejects.toMatchObject({ status: 401 });
  await expect(created()).rejects.toMatchObject({ status: 401 });
});

it('keeps of the client of WhatsApp what is called', async () => {
  const out = join(scratch, 'bundle');
  const file = readdirSync(out).find((one) => /^whatsapp-cloud-api-/.test(one)) ?? 'none';
  const { WhatsAppClient: Client, GraphApiError: GraphError } = (await import(join(out, file))) as typeof kapso;
  const account = { token: 'EAAtoken', phoneNumberId: '106540352242922', appSecret: 'secret' };
  const graph = await startGraphServer(account);
  onTestFinished(() => graph.close());
  const { phoneNumberId } = account;
  const client = new Client({ accessToken: account.token, baseUrl: graph.root, graphVersion: 'v25.0' });
  const payload = { messaging_product: 'whatsapp', to: '5511999990000', type: 'text', text: { body: 'Olá' } };
  await client.messages.sendRaw({ phoneNumberId, payload });
  await client.messages.markRead({ phoneNumberId, messageId: 'wamid.1', typingIndicator: { type: 'text' } });
  await client.media.upload({ phoneNumberId, type: 'text/plain', file: new Blob(['oi']), fileName: 'oi.txt' });
  expect(graph.messages.map(({ body }) => body['text'])).toEqual([{ body: 'Olá' }]);
  expect(graph.reads).toEqual([{ messageId: 'wamid.1', typing: true }]);
  expect(graph.uploads.map(({ name }) => name)).toEqual(['oi.txt']);
  graph.failNext({ kind: 'error', code: 131026 });
  await expect(client.messages.sendRaw({ phoneNumberId, payload })).rejects.toBeInstanceOf(GraphError);
});

it('starts from such a bundle, and answers a message on the page', { timeout: 60_000 }, async () => {
  const server = await unstable_startWorker({
    config: join(ROOT, 'wrangler.toml'),
    bindings: { NODE_ENV: { type: 'plain_text', value: 'development' } },
    dev: { watch: false, inspector: false, logLevel: 'none', server: { port: 0 }, persist: join(scratch, 'state') },
  });
  onTestFinished(() => server.dispose());
  const { origin } = await server.url;
  const worker = {
    fetch: (url: string, init?: RequestInit) => fetch(url.replace('http://caderneta.test', origin), init),
  };
  expect((await worker.fetch('http://caderneta.test/')).headers.get('content-security-policy')).toContain("'none'");
  const script = await worker.fetch('http://caderneta.test/simulator/simulator.client.js');
  expect(await script.text()).toContain('import');
  const page = await openPage(worker, 'ana');
  const body = JSON.stringify({ conversation: 'ana', text: 'anota: senha do wi-fi é bolo123' });
  const posted = await worker.fetch('http://caderneta.test/api/web/messages', { method: 'POST', body });
  expect(posted.status).toBe(202);
  expect((await page.next('reply', 10_000)).text).toContain('wi-fi');
  await page.close();
});

// What the fakes of all providers share: a script, a log of what was asked, the cache, and the ways to fail.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { loopbackServer } from '../loopback-server.ts';
import { failAs } from '../web-fault.ts';
import type { LlmTurn } from './llm-turn.ts';
import { type Billed, type PrefixCache, prefixCache } from './prefix-cache.ts';

export type LlmServer = {
  readonly root: string;
  /** Bodies in order, those refused too. */
  readonly requests: readonly unknown[];
  /** What each answered request was billed. */
  readonly billed: readonly Billed[];
  /** Served once each, before the brain is asked; what was left of an earlier script is dropped. */
  next(...turns: readonly LlmTurn[]): void;
  /** What it does when the script is empty. */
  think(brain: (prompt: unknown) => LlmTurn): void;
  close(): Promise<void>;
};

export type Refusal = { readonly status: number; readonly message: string };

/** How one provider reads requests and writes answers. */
export type Wire = {
  readonly path: string;
  /** The body as it is logged and checked; JSON unless it says otherwise. */
  read?(request: IncomingMessage, raw: Buffer): unknown;
  check(request: IncomingMessage, body: unknown): Refusal | undefined;
  errorBody(refusal: Refusal): unknown;
  bill(body: unknown, cache: PrefixCache): Billed;
  answer(body: unknown, said: { text: string; stopped?: 'max_tokens' | 'refusal' }, billed: Billed): unknown;
  /** Server-sent events of a streamed answer. */
  events(answer: unknown, body: unknown): readonly string[];
};

const JSON_TYPE = { 'content-type': 'application/json' };
const DRIP_MS = 100;

export type LlmServerOptions = {
  /** Milliseconds; tests move it. */
  readonly now?: (() => number) | undefined;
  readonly port?: number;
  /** More than so many requests in a minute are told to wait, as all providers do. */
  readonly perMinute?: number;
};

const MINUTE_MS = 60_000;

export async function llmServer(
  wires: readonly Wire[],
  { now = Date.now, port = 0, perMinute = Number.POSITIVE_INFINITY }: LlmServerOptions = {},
): Promise<LlmServer> {
  const requests: unknown[] = [];
  const billed: Billed[] = [];
  const script: LlmTurn[] = [];
  let taken: number[] = [];
  const cache = prefixCache(now);
  let brain: (prompt: unknown) => LlmTurn = () => ({ do: 'say', text: '{"action":"NOOP","message":null}' });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const wire = wires.find(({ path }) => request.method === 'POST' && request.url === path);
    if (wire === undefined) return void response.writeHead(404).end('{}');
    const raw = Buffer.concat(chunks);
    const body: unknown = wire.read?.(request, raw) ?? JSON.parse(raw.toString('utf8'));
    requests.push(body);
    const refusal = wire.check(request, body);
    if (refusal !== undefined)
      return void response.writeHead(refusal.status, JSON_TYPE).end(JSON.stringify(wire.errorBody(refusal)));
    taken = taken.filter((at) => at > now() - MINUTE_MS);
    if (taken.length >= perMinute) {
      const wait = Math.ceil(((taken[0] ?? 0) + MINUTE_MS - now()) / 1000);
      const busy = wire.errorBody({ status: 429, message: `Rate limit reached: ${perMinute} requests a minute` });
      return void response.writeHead(429, { ...JSON_TYPE, 'retry-after': String(wait) }).end(JSON.stringify(busy));
    }
    taken.push(now());
    const turn = script.shift() ?? brain(body);
    if (turn.do === 'fail') return failAs(turn.fault, request, response);
    if (turn.do === 'drip') return drip(response);
    const bill = wire.bill(body, cache);
    billed.push(bill);
    if (turn.do === 'say' && turn.afterMs !== undefined) await new Promise((end) => setTimeout(end, turn.afterMs));
    const said = turn.do === 'say' ? { text: turn.text } : { text: turn.text, stopped: turn.why };
    const answer = wire.answer(body, said, bill);
    if (!(body as { stream?: boolean }).stream)
      return void response.writeHead(200, JSON_TYPE).end(JSON.stringify(answer));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const event of wire.events(answer, body)) response.write(event);
    response.end();
  }

  const serve = (request: IncomingMessage, response: ServerResponse): void =>
    void handle(request, response).catch(() => response.destroy());
  const server = await loopbackServer(serve, '127.0.0.1', port);
  return {
    root: server.root,
    requests,
    billed,
    next: (...turns) => void script.splice(0, script.length, ...turns),
    think(mind) {
      brain = mind;
    },
    close: server.close,
  };
}

function drip(response: ServerResponse): void {
  response.writeHead(200, JSON_TYPE);
  const timer = setInterval(() => response.write(' '), DRIP_MS);
  response.on('close', () => clearInterval(timer));
}

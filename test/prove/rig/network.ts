// The network between the product and the platforms: each call goes through, except the next send when told otherwise. One call at
// a time, so that a fault meets the send it was meant for and never a courtesy such as "digitando…".

import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Http } from '../../../src/ports.ts';
import type { Letter } from './letter.ts';
import type { World } from './world.ts';

export type Ending =
  /** Nobody listens. */
  | 'refused'
  /** Cut before the platform read the request: from here it cannot be told from being cut later. */
  | 'dropped'
  /** Shown to the person, connection cut before the answer. */
  | 'accepted-then-dropped'
  /** Taken, never answered. */
  | 'hang'
  /** Shown to the person, answered 500. */
  | 'error-after-write'
  /** 429 with a wait of 7 s. */
  | 'too-many';

export type Network = {
  readonly fetch: Http;
  /** How the next send of a letter's reply ends. */
  next(ending: Ending): void;
  /** How often the reply to a letter was tried. */
  attempts(letter: Letter): number;
};

export const RETRY_AFTER_MS = 7_000;
const POLL_MS = 10;

export function networkOf({ telegram, graph }: World): Network {
  const tried: string[] = [];
  let ending: Ending | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  async function call(url: string, init: RequestInit = {}): Promise<Response> {
    const body = String(init.body ?? '');
    const onTelegram = url.startsWith(telegram.url);
    const send = onTelegram ? /\/send(?:Message|Photo|Document)$/.test(url) : !body.includes('"status":"read"');
    if (!send) return fetch(url, init);
    tried.push(body);
    const how = ending;
    ending = undefined;
    if (how === 'refused') return fetch(url.replace(/^http:\/\/[^/]+/, await nobody()), init);
    if (how === 'dropped') onTelegram ? telegram.fail({ kind: 'drop' }) : graph.failNext({ kind: 'drop' });
    if (how === 'hang') onTelegram ? telegram.fail({ kind: 'hang' }) : graph.failNext({ kind: 'hang' });
    if (how === 'accepted-then-dropped')
      onTelegram ? telegram.fail({ kind: 'accept-then-drop' }) : graph.failNext({ kind: 'accept-then-drop' });
    if (how === 'too-many') {
      const seconds = RETRY_AFTER_MS / 1000;
      if (onTelegram)
        telegram.fail({
          kind: 'answer',
          code: 429,
          description: 'Too Many Requests',
          parameters: { retry_after: seconds },
        });
      else graph.failNext({ kind: 'error', code: 130429, status: 429, retryAfter: seconds });
    }
    const taken = onTelegram ? telegram.hanging : () => graph.requests.length;
    const signal = how === 'hang' ? timeoutOnceTaken(taken) : init.signal;
    const response = await fetch(url, { ...init, ...(signal && { signal }) });
    if (how !== 'error-after-write') return response;
    await response.arrayBuffer();
    return Response.json(
      onTelegram
        ? { ok: false, error_code: 500, description: 'Internal Server Error' }
        : { error: { message: 'unavailable', type: 'OAuthException', code: 2 } },
      { status: 500 },
    );
  }

  return {
    fetch: (url, init) => {
      const mine = turn.then(() => call(url, init));
      turn = mine.catch(() => {});
      return mine;
    },
    next: (how) => {
      ending = how;
    },
    attempts: ({ mark }) => tried.filter((body) => body.includes(mark)).length,
  };
}

/** Times out when `taken` has grown: on a busy machine a fixed time could end before the request arrives, and the fault would meet the next. */
function timeoutOnceTaken(taken: () => number): AbortSignal {
  const abort = new AbortController();
  const before = taken();
  const poll = setInterval(() => {
    if (taken() === before) return;
    clearInterval(poll);
    abort.abort(new DOMException('The operation timed out', 'TimeoutError'));
  }, POLL_MS);
  return abort.signal;
}

/** An address at which nobody listens any more. */
async function nobody(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}

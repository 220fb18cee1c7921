// Node's fast path for webhooks: bytes go from the socket to the handler without a Request and Response, which would
// cost as much as storing the message. Everything else goes to the app.

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LARGEST_BODY, type WebhookHandler, type WebhookStatus } from '../http/webhook-handler.ts';

/** Of a body, always read: a message is 1 to 4 KB. */
const ALWAYS_READ = 64 * 1024;
/** What unfinished bodies beyond that may hold together. A signature is checked at a body's end, so anybody can fill this. */
const MOST_HELD = 64 * 1024 * 1024;

/** @param handlers handlers by path; POST only. @param most bytes of unfinished large bodies held together. */
export function rawWebhooks(
  handlers: ReadonlyMap<string, WebhookHandler>,
  rest: RequestListener,
  most = MOST_HELD,
): RequestListener {
  const room: Room = { left: most };
  return (request, response) => {
    const handler = request.method === 'POST' ? handlers.get(pathOf(request.url)) : undefined;
    if (handler === undefined) rest(request, response);
    else receive(request, response, handler, room);
  };
}

type Room = { left: number };

const pathOf = (url = ''): string => {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
};

function receive(request: IncomingMessage, response: ServerResponse, handler: WebhookHandler, room: Room): void {
  let chunks: Buffer[] | undefined = [];
  let size = 0;
  let held = 0;
  const letGo = (): void => {
    room.left += held;
    held = 0;
  };
  const refuse = (status: WebhookStatus): void => {
    chunks = undefined;
    letGo();
    // The rest of the body is not read: the connection closes with the response.
    response.setHeader('connection', 'close');
    say(response, status);
  };
  // Content-Length is only a claim, so received bytes are counted as well.
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY) {
    refuse(handler.tooLarge());
    return;
  }
  request.on('data', (chunk: Buffer) => {
    if (chunks === undefined) return;
    size += chunk.length;
    if (size > LARGEST_BODY) return refuse(handler.tooLarge());
    if (size > ALWAYS_READ) {
      if (chunk.length > room.left) return refuse(handler.busy());
      if (held === 0) request.once('close', letGo);
      held += chunk.length;
      room.left -= chunk.length;
    }
    chunks.push(chunk);
  });
  request.on('end', () => {
    if (chunks === undefined) return;
    const [first] = chunks;
    const raw = first !== undefined && chunks.length === 1 ? first : Buffer.concat(chunks);
    const headers = { get: (name: string): string | null => single(request.headers[name]) };
    void handler.take({ headers, raw }).then((status) => say(response, status));
  });
}

const single = (value: string | string[] | undefined): string | null =>
  value === undefined ? null : typeof value === 'string' ? value : value.join(', ');

function say(response: ServerResponse, status: WebhookStatus): void {
  response.writeHead(status, { 'content-length': 0 }).end();
}

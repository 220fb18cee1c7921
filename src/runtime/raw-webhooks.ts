// Node's fast path for webhooks: bytes go from the socket to the handler without a Request and Response, which would
// cost as much as storing the message. Everything else goes to the app.

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LARGEST_BODY, type WebhookHandler, type WebhookStatus } from '../http/webhook-handler.ts';

/** @param handlers handlers by path; POST only */
export function rawWebhooks(handlers: ReadonlyMap<string, WebhookHandler>, rest: RequestListener): RequestListener {
  return (request, response) => {
    const handler = request.method === 'POST' ? handlers.get(pathOf(request.url)) : undefined;
    if (handler === undefined) rest(request, response);
    else receive(request, response, handler);
  };
}

const pathOf = (url = ''): string => {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
};

function receive(request: IncomingMessage, response: ServerResponse, handler: WebhookHandler): void {
  let chunks: Buffer[] | undefined = [];
  let size = 0;
  const refuse = (): void => {
    chunks = undefined;
    // The rest of the body is not read: the connection closes with the response.
    response.setHeader('connection', 'close');
    say(response, handler.tooLarge());
  };
  // Content-Length is only a claim, so received bytes are counted as well.
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY) {
    refuse();
    return;
  }
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= LARGEST_BODY) chunks?.push(chunk);
    else if (chunks !== undefined) refuse();
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

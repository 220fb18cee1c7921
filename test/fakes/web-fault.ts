// The ways a JSON service on the web fails, shared by the fakes that speak one. Each is what a client sees on the wire.

import type { IncomingMessage, ServerResponse } from 'node:http';

export type WebFault =
  /** A status with the service's own kind of body, or another. */
  | { readonly kind: 'status'; readonly status: number; readonly body?: string; readonly retryAfter?: string }
  /** 200 and not JSON. */
  | { readonly kind: 'garbage' }
  /** 200, JSON, and of another shape. */
  | { readonly kind: 'odd'; readonly body: unknown }
  /** A body of so many bytes. */
  | { readonly kind: 'huge'; readonly bytes: number }
  /** Read, never answered. */
  | { readonly kind: 'hang' }
  /** The headers come, the body does not. */
  | { readonly kind: 'stall' }
  /** Connection cut before an answer. */
  | { readonly kind: 'drop' }
  /** Connection cut in the middle of the body. */
  | { readonly kind: 'cut' };

export function failAs(fault: WebFault, request: IncomingMessage, response: ServerResponse): void {
  const json = { 'content-type': 'application/json;charset=utf-8' };
  switch (fault.kind) {
    case 'status':
      response.writeHead(fault.status, {
        ...json,
        // A 3xx points back here: a client that follows it asks twice.
        ...(fault.status >= 300 && fault.status < 400 ? { location: request.url ?? '/' } : {}),
        ...(fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter }),
      });
      response.end(fault.body ?? '{}');
      break;
    case 'garbage':
      response.writeHead(200, json).end('<!doctype html><title>Bad gateway</title>');
      break;
    case 'odd':
      response.writeHead(200, json).end(JSON.stringify(fault.body));
      break;
    case 'huge':
      response.writeHead(200, json).end(`{"title":"${'x'.repeat(fault.bytes)}"}`);
      break;
    case 'hang':
      break;
    case 'stall':
      response.writeHead(200, json).write('{"title":');
      break;
    case 'drop':
      request.socket.destroy();
      break;
    case 'cut':
      response.writeHead(200, { ...json, 'content-length': '500' }).write('{"title":"pela met');
      setTimeout(() => request.socket.destroy(), 20);
      break;
    default:
      fault satisfies never;
  }
}

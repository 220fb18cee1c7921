// A loopback server that remembers what was asked and fails on demand, and is otherwise one service.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { loopbackServer } from './loopback-server.ts';
import { failAs, type WebFault } from './web-fault.ts';

export type FailingServer = {
  readonly root: string;
  /** Path and query of every request, oldest first. */
  readonly requests: readonly string[];
  /** Applies to the next request; several wait in turn. */
  failNext(fault: WebFault): void;
  close(): Promise<void>;
};

/** @param answer gets the address asked, on a host that does not matter */
export async function failingServer(
  answer: (url: URL, request: IncomingMessage, response: ServerResponse) => void,
): Promise<FailingServer> {
  const requests: string[] = [];
  const faults: WebFault[] = [];
  const server = await loopbackServer((request, response) => {
    const asked = request.url ?? '/';
    requests.push(asked);
    const fault = faults.shift();
    if (fault !== undefined) return failAs(fault, request, response);
    answer(new URL(asked, 'http://service'), request, response);
  });
  return { root: server.root, requests, failNext: (fault) => void faults.push(fault), close: server.close };
}

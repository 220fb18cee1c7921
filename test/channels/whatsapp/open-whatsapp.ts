// The real channel on a fresh fake Graph over real HTTP, for contract and send tests.

import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WhatsAppDeps, whatsappChannel } from '../../../src/channels/whatsapp/whatsapp-channel.ts';
import type { Channel } from '../../../src/ports.ts';
import { type GraphServer, startGraphServer } from '../../fakes/graph-server.ts';
import { PHONE_NUMBER_ID } from './fixture.ts';

export const TOKEN = 'EAAGm0PX4ZCpsBAnaoEUmTokenDeVerdade123';
export const APP_SECRET = 'segredo-do-aplicativo-0123456789abcdef';

export const nodeHmac = (secret: string, bytes: Uint8Array): Uint8Array =>
  createHmac('sha256', secret).update(bytes).digest();

export type OpenWhatsApp = {
  readonly graph: GraphServer;
  readonly channel: Channel;
  readonly withoutSecret: Channel;
  /** The next request goes to a port nobody listens on. */
  refuseNextConnection(): void;
  close(): Promise<void>;
};

export async function openWhatsApp(more: Partial<WhatsAppDeps> = {}): Promise<OpenWhatsApp> {
  const graph = await startGraphServer({ token: TOKEN, phoneNumberId: PHONE_NUMBER_ID, appSecret: APP_SECRET });
  const deadRoot = await freePort();
  let refused = 0;
  const http = (url: string, init?: RequestInit): Promise<Response> => {
    if (refused === 0) return fetch(url, init);
    refused -= 1;
    return fetch(url.replace(graph.root, deadRoot), init);
  };
  const deps: WhatsAppDeps = {
    token: TOKEN,
    phoneNumberId: PHONE_NUMBER_ID,
    appSecret: APP_SECRET,
    apiRoot: graph.root,
    fetch: http,
    hmac: nodeHmac,
    ...more,
  };
  return {
    graph,
    channel: whatsappChannel(deps),
    withoutSecret: whatsappChannel({ ...deps, appSecret: '' }),
    refuseNextConnection: () => {
      refused += 1;
    },
    close: () => graph.close(),
  };
}

/** The address of a port that was free a moment ago. */
async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

// WhatsApp Cloud API as a Channel: verify + parse + render + send, wired and nothing else. Webhooks are read by our own code
// (security, and every item of every batch); the client library only sends. See docs/adr/0003-whatsapp-client.md.

import type { Channel, Hmac } from '../../ports.ts';
import { download } from './download.ts';
import { type GraphAccess, graphClient } from './graph-client.ts';
import { parseWebhook } from './parse-webhook.ts';
import { render } from './render.ts';
import { send } from './send.ts';
import { verifySignature } from './verify.ts';

export type WhatsAppDeps = GraphAccess & {
  readonly phoneNumberId: string;
  /** Empty = nobody is believed. */
  readonly appSecret: string;
  readonly hmac: Hmac;
};

export function whatsappChannel(deps: WhatsAppDeps): Channel {
  const graph = graphClient(deps);
  const { phoneNumberId } = deps;

  /** One call: blue ticks and "typing…", which ends with our answer or after 25 s. */
  async function read(messageId: string): Promise<void> {
    try {
      const { client } = await graph();
      await client.messages.markRead({ phoneNumberId, messageId, typingIndicator: { type: 'text' } });
    } catch {
      // A courtesy: the answer matters, this does not.
    }
  }

  return {
    name: 'whatsapp',
    verify: (request) => verifySignature(request, deps.appSecret, deps.hmac),
    parse: (body, now) => parseWebhook(body, phoneNumberId, now),
    render,
    send: async (outgoing, to, key) => send(await graph(), phoneNumberId, outgoing, to, key),
    acknowledge: (message) => read(message.nativeId),
    typing: async (_, messageId) => (messageId === undefined ? undefined : read(messageId)),
    download: (fileId, most) => download(deps, fileId, most),
  };
}

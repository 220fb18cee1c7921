// The WhatsApp Cloud API implementation of the Channel port. Webhooks are parsed by this program's own code; the client
// library is used only for sending. See docs/adr/0003-whatsapp-client.md.

import type { Channel, Hmac } from '../../ports.ts';
import { download } from './download.ts';
import { type GraphAccess, graphClient } from './graph-client.ts';
import { parseWebhook } from './parse-webhook.ts';
import { render } from './render.ts';
import { send } from './send.ts';
import { verifySignature } from './verify.ts';

/** FAULTS: a status with the key of a doubtful send comes within a minute, or hardly at all. */
const RECEIPT_WAIT_MS = 60_000;

export type WhatsAppDeps = GraphAccess & {
  readonly phoneNumberId: string;
  /** Empty: every webhook is rejected. */
  readonly appSecret: string;
  readonly hmac: Hmac;
};

/** The library is loaded with the first send, not at the start. */
export function whatsappChannel(deps: WhatsAppDeps): Channel {
  const graph = graphClient(deps);
  const { phoneNumberId } = deps;

  /** Marks as read and shows "digitando…", which ends with the answer or after 25 s. */
  async function read(messageId: string): Promise<void> {
    try {
      const { client } = await graph();
      await client.messages.markRead({ phoneNumberId, messageId, typingIndicator: { type: 'text' } });
    } catch {
      // Best effort.
    }
  }

  return {
    name: 'whatsapp',
    receiptWaitMs: RECEIPT_WAIT_MS,
    verify: (request) => verifySignature(request, deps.appSecret, deps.hmac),
    parse: (body, now) => parseWebhook(body, phoneNumberId, now),
    render,
    send: async (outgoing, to, key) => send(await graph(), phoneNumberId, outgoing, to, key),
    // A reaction is rarely answered: the typing indicator would stay until it times out.
    acknowledge: async (message) => (message.body.kind === 'reaction' ? undefined : read(message.nativeId)),
    typing: async (_, messageId) => (messageId === undefined ? undefined : read(messageId)),
    download: (fileId, most) => download(deps, fileId, most),
  };
}

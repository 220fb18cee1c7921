// The web implementation of the Channel port, used by the simulator.

import type { Parsed } from '../../domain/parsed.ts';
import type { Channel } from '../../ports.ts';
import type { WebHub } from './hub.ts';
import { inlineFile } from './inline-file.ts';
import { parseWebMessage } from './parse-web-message.ts';
import { readWebReply, renderWebReply } from './web-reply.ts';

/**
 * Creates the web channel. `send` without an open page returns `away`: the reply stays in the outbox until the page is
 * back.
 */
export function webChannel(deps: { readonly hub: WebHub }): Channel {
  const { hub } = deps;

  async function typing({ chat }: { readonly chat: string }): Promise<void> {
    try {
      await hub.publish(chat, { kind: 'typing' });
    } catch {
      // Best effort.
    }
  }

  return {
    name: 'web',
    // Requests are not signed: the routes exist only when WEB_CHANNEL is enabled.
    verify: () => true,
    parse(body, now): Parsed {
      const read = parseWebMessage(body, now);
      return read.ok
        ? { messages: [read.value], receipts: [], rejected: [] }
        : { messages: [], receipts: [], rejected: [{ raw: body, reason: read.failure }] };
    },
    render: renderWebReply,
    async send(outgoing, to, key) {
      const reply = readWebReply(outgoing.wire);
      if (!reply) return { kind: 'refused', reason: 'not a reply of this channel' };
      try {
        // The prefix keeps these ids apart from those the page gives to the person's messages.
        const id = reply.rewrites ?? `caderneta-${key}`;
        const listeners = await hub.publish(to.chat, { kind: 'reply', id, reply });
        if (listeners === 0) return { kind: 'away', reason: 'nobody has the page open' };
        return { kind: 'sent', nativeId: id };
      } catch (error) {
        return { kind: 'unsent', reason: `hub: ${String(error)}` };
      }
    },
    acknowledge: typing,
    typing,
    download: async (fileId, most) => inlineFile(fileId, most),
  };
}

// The handler of every webhook: verify, parse, insert. Anything slower belongs to the actor. 200 is returned only when
// the message is on disk; otherwise 503 makes the platform deliver it again.

import type { Channel, Clock, Ingress, Log, WebhookRequest } from '../ports.ts';

/** Legal WhatsApp bodies reach about 3 MB (FACTS section 2). */
export const LARGEST_BODY = 4 * 1024 * 1024;

export type WebhookDeps = {
  readonly ingress: Ingress;
  readonly clock: Clock;
  readonly log: Log;
  /** Counts answers for /metrics. */
  readonly answered: (channel: string, status: number) => void;
};

export type WebhookStatus = 200 | 401 | 413 | 503;

export type WebhookHandler = {
  /** 200 stored (or quarantined), 401 not signed, 503 not stored. `raw` is at most LARGEST_BODY bytes. Never rejects. */
  readonly take: (request: WebhookRequest) => Promise<WebhookStatus>;
  /** The answer to more than LARGEST_BODY bytes. */
  readonly tooLarge: () => WebhookStatus;
  /** The answer where there is no memory to read it now: the platform delivers it again. */
  readonly busy: () => WebhookStatus;
};

/** The handler of one channel. */
export function webhookHandler(channel: Channel, deps: WebhookDeps): WebhookHandler {
  const counted = (status: WebhookStatus): WebhookStatus => {
    deps.answered(channel.name, status);
    return status;
  };
  return {
    take: async (request) => counted(await receive(request, channel, deps)),
    tooLarge: () => counted(413),
    busy: () => counted(503),
  };
}

async function receive(request: WebhookRequest, channel: Channel, deps: WebhookDeps): Promise<WebhookStatus> {
  const { raw } = request;
  try {
    // Awaited only where it must be: each await costs the burst a turn of the microtask queue.
    const verified = channel.verify(request);
    if (!(typeof verified === 'boolean' ? verified : await verified)) return 401;
    const body = parseJson(raw);
    if (body === undefined) {
      await deps.ingress.quarantine(channel.name, raw, 'not JSON');
      return 200;
    }
    const { messages, receipts, moved, rejected } = channel.parse(body, deps.clock.now());
    for (const each of moved ?? []) {
      const moving = await deps.ingress.move(each);
      deps.log.info('moved', { channel: channel.name, kind: each.kind, moving });
    }
    if (messages.length > 0 || receipts.length > 0) await deps.ingress.accept(messages, receipts);
    const strange = rejected.filter((item) => item.quiet !== true);
    // The whole body is kept, not the item: re-serialising what we do not understand could fail.
    if (strange.length > 0)
      await deps.ingress.quarantine(channel.name, raw, strange.map((item) => item.reason).join('; '));
    return 200;
  } catch (error) {
    deps.log.error('not stored', { channel: channel.name, error: String(error) });
    return 503;
  }
}

const decoder = new TextDecoder();

function parseJson(raw: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(raw));
  } catch {
    return undefined;
  }
}

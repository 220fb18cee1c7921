// The path a platform waits for: verify, parse, insert, 200. Anything slower belongs to the actor. 200 is only said when
// the message is on disk; when it is not, 503 makes the platform keep it and try again.

import { type Context, Hono } from 'hono';
import type { Channel, Clock, Ingress, Log } from '../ports.ts';
import { readBody } from './read-body.ts';

/** Legal WhatsApp bodies reach about 3 MB (FACTS section 2). */
const LARGEST_BODY = 4 * 1024 * 1024;

export type WebhookDeps = {
  readonly ingress: Ingress;
  readonly clock: Clock;
  readonly log: Log;
  /** Counts answers for /metrics. */
  readonly answered: (channel: string, status: number) => void;
};

/** One POST route for one channel. 200 stored (or quarantined), 401 not signed, 413 too large, 503 not stored. */
export function webhook(path: string, channel: Channel, deps: WebhookDeps): Hono {
  const app = new Hono();
  app.post(path, async (c) => {
    const status = await receive(c, channel, deps);
    deps.answered(channel.name, status);
    // Not c.body(null): that makes a Headers object and a chunked answer, where this is one line with a length.
    return new Response('', { status });
  });
  return app;
}

async function receive(c: Context, channel: Channel, deps: WebhookDeps): Promise<200 | 401 | 413 | 503> {
  const raw = await bytesOf(c);
  if (raw === undefined) return 413;
  const { headers } = c.req.raw;
  if (!(await channel.verify({ headers, raw }))) return 401;
  try {
    const body = parseJson(raw);
    if (body === undefined) {
      await deps.ingress.quarantine(channel.name, raw, 'not JSON');
      return 200;
    }
    const { messages, receipts, rejected } = channel.parse(body, deps.clock.now());
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

/** A claimed length within bounds is read at once; an unclaimed one is counted as it comes. */
async function bytesOf(c: Context): Promise<Uint8Array | undefined> {
  const claimed = c.req.header('content-length');
  if (claimed !== undefined) {
    return Number(claimed) <= LARGEST_BODY ? new Uint8Array(await c.req.arrayBuffer()) : undefined;
  }
  const read = await readBody(c.req.raw, LARGEST_BODY);
  return read.ok ? read.value : undefined;
}

const decoder = new TextDecoder();

function parseJson(raw: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(raw));
  } catch {
    return undefined;
  }
}

// Server-sent events of one chat for one open page, with a heartbeat that keeps proxies from closing the connection and
// detects lost pages. The subscription ends with the stream, whether the page closed, the request was aborted or the
// reader was too slow.

import type { WebEvent, WebHub } from '../../channels/web/hub.ts';
import type { Timers } from '../../ports.ts';

const HEARTBEAT_MS = 15_000;
/** Unread chunks after which the stream is closed; the page reconnects and loads the history. */
const MAX_BACKLOG = 256;

type EventStreamDeps = {
  readonly hub: WebHub;
  readonly timers: Timers;
  /** The page is listening: releases what was held for it. */
  readonly arrived: (chat: string) => void;
};

/** A `text/event-stream` response that stays open until the page closes. */
export function eventStream(deps: EventStreamDeps, chat: string, signal: AbortSignal): Response {
  let close = (): void => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const encoder = new TextEncoder();
        const write = (text: string): void => {
          if ((controller.desiredSize ?? 0) < -MAX_BACKLOG) {
            close();
            throw new Error('this page stopped reading');
          }
          controller.enqueue(encoder.encode(text));
        };
        write('retry: 2000\n\n');
        const unsubscribe = deps.hub.subscribe(chat, (event) => write(frame(event)));
        const stopBeating = deps.timers.every(HEARTBEAT_MS, () => write(': ainda aqui\n\n'));
        close = () => {
          close = () => {};
          unsubscribe();
          stopBeating();
          try {
            controller.close();
          } catch {
            // Already closed by the reader.
          }
        };
        signal.addEventListener('abort', () => close(), { once: true });
        if (signal.aborted) close();
        else deps.arrived(chat);
      },
      cancel: () => close(),
    },
    new CountQueuingStrategy({ highWaterMark: 1 }),
  );
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  });
}

/** One event in wire format. JSON has no raw line breaks, so `data` is one line. */
function frame(event: WebEvent): string {
  switch (event.kind) {
    case 'reply':
      return `event: reply\nid: ${event.id}\ndata: ${JSON.stringify({ ...event.reply, id: event.id })}\n\n`;
    case 'typing':
      return 'event: typing\ndata: {}\n\n';
    case 'trace':
      return `event: trace\nid: turno-${event.trace.turn}\ndata: ${JSON.stringify(event.trace)}\n\n`;
    default:
      return event satisfies never;
  }
}

// One open page: a chat's events as server-sent events, with a heartbeat so that proxies keep the line and a page that
// vanished is noticed. Whatever ends it (page closed, request aborted, reader too slow), the subscription goes with it.

import type { WebEvent, WebHub } from '../../channels/web/hub.ts';
import type { Timers } from '../../ports.ts';

const HEARTBEAT_MS = 15_000;
/** Chunks a page may leave unread before we hang up: it reconnects and reads its history. */
const MAX_BACKLOG = 256;

type EventStreamDeps = {
  readonly hub: WebHub;
  readonly timers: Timers;
  /** The page is listening: what was held for it may go out now. */
  readonly arrived: (chat: string) => void;
};

/** A `text/event-stream` response that lives until the page leaves. */
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

/** One event on the wire. JSON has no raw line breaks, so `data` is always one line. */
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

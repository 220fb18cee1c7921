// A WebHub for pages and account in one process (Node, or one Durable Object).

import type { WebEvent, WebHub, WebListener } from './hub.ts';

/** A hub in memory. A listener that throws (a closed page) counts as not delivered and does not affect the others. */
export function inProcessHub(): WebHub {
  const rooms = new Map<string, Set<WebListener>>();
  return {
    publish(chat, event) {
      return [...(rooms.get(chat) ?? [])].filter((listener) => took(listener, event)).length;
    },
    subscribe(chat, listener) {
      const room = rooms.get(chat) ?? new Set<WebListener>();
      // A new function each time, so that one listener subscribed twice is two entries.
      const entry: WebListener = (event) => listener(event);
      rooms.set(chat, room.add(entry));
      return () => {
        room.delete(entry);
        if (room.size === 0 && rooms.get(chat) === room) rooms.delete(chat);
      };
    },
  };
}

function took(listener: WebListener, event: WebEvent): boolean {
  try {
    listener(event);
    return true;
  } catch {
    return false;
  }
}

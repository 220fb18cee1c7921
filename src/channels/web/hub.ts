// Where the web channel meets open pages: replies, typing and traces go in by chat, every page listening to that chat
// gets them. It keeps nothing: a reply nobody heard waits in the outbox, which is the only place that is durable.

import type { Trace } from '../../domain/trace.ts';
import type { WebReply } from './web-reply.ts';

export type WebEvent =
  /** `id` is what a person's `replyTo` quotes. */
  | { readonly kind: 'reply'; readonly id: string; readonly reply: WebReply }
  | { readonly kind: 'typing' }
  | { readonly kind: 'trace'; readonly trace: Trace };

export type WebListener = (event: WebEvent) => void;

export interface WebHub {
  /** Hands an event to every listener of the chat; answers how many took it (0 = nobody is there). */
  publish(chat: string, event: WebEvent): number | Promise<number>;
  /** Hears the chat until the returned function is called; calling it twice is harmless. */
  subscribe(chat: string, listener: WebListener): () => void;
}

// Publishes events of the web channel (replies, typing, traces) to the open pages of a chat. Nothing is stored here: an
// undelivered reply stays in the outbox.

import type { Trace } from '../../domain/trace.ts';
import type { WebReply } from './web-reply.ts';

export type WebEvent =
  /** `id` is what `replyTo` of a later message refers to. */
  | { readonly kind: 'reply'; readonly id: string; readonly reply: WebReply }
  | { readonly kind: 'typing' }
  | { readonly kind: 'trace'; readonly trace: Trace };

export type WebListener = (event: WebEvent) => void;

export interface WebHub {
  /** Delivers an event to every listener of the chat. @returns how many received it; 0 when no page is open. */
  publish(chat: string, event: WebEvent): number | Promise<number>;
  /** @returns the unsubscribe function; calling it again has no effect. */
  subscribe(chat: string, listener: WebListener): () => void;
}

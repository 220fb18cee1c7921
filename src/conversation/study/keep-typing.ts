// Keeps "digitando…" visible while a mission runs: platforms drop it after a few seconds.

import type { ConversationId } from '../../domain/ids.ts';
import type { After, Channel, Reads } from '../../ports.ts';

/** Telegram's indicator lasts five seconds. */
const EVERY_MS = 4_000;
const RECENT_EVENTS = 12;

type Typing = { readonly after: After; readonly channels: ReadonlyMap<string, Channel> };

/** @returns a function that stops it */
export function keepTyping({ after, channels }: Typing, read: Reads, id: ConversationId): () => void {
  const conversation = read.conversation(id);
  const channel = conversation === undefined ? undefined : channels.get(conversation.channel);
  if (conversation === undefined || channel === undefined) return () => {};
  const { chat, person, group } = conversation;
  const newest = read.history(id, RECENT_EVENTS).findLast(({ body }) => body.kind === 'user')?.body;
  const { messageId, topic } = newest?.kind === 'user' ? newest : {};
  const to = { channel: channel.name, chat, person, group, ...(topic === undefined ? {} : { topic }) };
  let forget = after(EVERY_MS, again);
  function again(): void {
    void channel?.typing(to, messageId);
    forget = after(EVERY_MS, again);
  }
  return () => forget();
}

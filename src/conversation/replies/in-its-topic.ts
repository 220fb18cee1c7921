// In a chat divided into topics an answer goes where its message was written. What comes by itself, as a reminder, goes
// where the person wrote last.

import { type InboxMessage, isInternal } from '../../domain/internal-message.ts';
import type { Reply } from '../../domain/message.ts';
import type { Conversation, Reads } from '../../ports.ts';

const RECENT_EVENTS = 12;

/** The reply as it came outside such chats. */
export function inItsTopic(
  reply: Reply | undefined,
  message: InboxMessage,
  conversation: Conversation,
  read: Pick<Reads, 'history'>,
): Reply | undefined {
  const topic = isInternal(message) ? lastTopic(conversation, read) : message.topic;
  return reply === undefined || topic === undefined ? reply : { ...reply, topic };
}

function lastTopic({ id, group }: Conversation, read: Pick<Reads, 'history'>): string | undefined {
  if (!group) return undefined;
  const newest = read.history(id, RECENT_EVENTS).findLast(({ body }) => body.kind === 'user')?.body;
  return newest?.kind === 'user' ? newest.topic : undefined;
}

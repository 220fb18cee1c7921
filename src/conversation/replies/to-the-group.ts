// In a group many people talk at once: an answer quotes whom it is for or the message whose button was pressed, and a
// question is answered by answering it.

import type { InboxMessage } from '../../domain/internal-message.ts';
import { isInternal } from '../../domain/internal-message.ts';
import type { Reply } from '../../domain/message.ts';
import type { State } from '../decision.ts';

/** The reply as it came in a private chat. */
export function toTheGroup(
  reply: Reply | undefined,
  message: InboxMessage,
  before: State,
  next: State,
): Reply | undefined {
  if (reply === undefined || isInternal(message) || !message.group) return reply;
  const pressed = message.body.kind === 'choice' ? message.replyTo?.messageId : undefined;
  const quote = reply.quote ?? message.messageId ?? pressed;
  const awaits = asks(before, next) && (reply.choices ?? []).length === 0;
  return { ...reply, ...(quote === undefined ? {} : { quote }), ...(awaits ? { awaits: true as const } : {}) };
}

/** A question that was open before is only asked again when that used up one of its attempts. */
const asks = (before: State, next: State): boolean =>
  next.at === 'pending' &&
  (before.at !== 'pending' || before.action.id !== next.action.id || before.attempts !== next.attempts);

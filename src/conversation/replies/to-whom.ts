// What comes by itself in a group (a reminder, a finished study) quotes no message, so it says whom it is for: by the
// name they asked to be called by, else by the one they wrote there with.

import { type InboxMessage, isInternal } from '../../domain/internal-message.ts';
import type { Reply } from '../../domain/message.ts';
import type { Conversation, Reads } from '../../ports.ts';
import { accountFacts } from '../load/account-facts.ts';

const RECENT_EVENTS = 12;

/** Returned unchanged in a private chat, as an answer to what a person wrote, and when their name is not known. */
export function toWhom(
  reply: Reply | undefined,
  message: InboxMessage,
  conversation: Conversation,
  read: Reads,
): Reply | undefined {
  if (reply === undefined || !conversation.group || !isInternal(message)) return reply;
  const name = accountFacts(read).callName() ?? profileName(conversation, read);
  if (name === undefined) return reply;
  return { ...reply, text: [{ mention: { name, person: conversation.person } }, ', ', ...reply.text] };
}

function profileName({ id }: Conversation, read: Pick<Reads, 'history'>): string | undefined {
  const said = read.history(id, RECENT_EVENTS).flatMap(({ body }) => (body.kind === 'user' ? [body.name] : []));
  return said.findLast((name) => name !== undefined);
}

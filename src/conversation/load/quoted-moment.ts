// Words that quote a message are about what happened there: the conversation is seen as it was when that turn ended, so
// that "isso", "era 45" and "cancela" mean what they would have meant then.

import type { ChatEvent } from '../../domain/event.ts';
import type { InboxId } from '../../domain/ids.ts';
import type { InboxMessage } from '../../domain/internal-message.ts';
import type { Conversation, Reads } from '../../ports.ts';
import type { PointedAt } from './pointed-at.ts';

/** `of`: the turn that is meant instead of the newest; 'nothing' when the quoted message is not of this conversation. */
export type QuotedMoment = { readonly events: readonly ChatEvent[]; readonly of?: InboxId | 'nothing' };

/** @param recent the newest events of the conversation, and how many of them are looked at. */
export function quotedMoment(
  read: Reads,
  { id }: Conversation,
  { body, replyTo }: Pick<InboxMessage, 'body' | 'replyTo'>,
  pointed: PointedAt | undefined,
  { recent, limit }: { readonly recent: readonly ChatEvent[]; readonly limit: number },
): QuotedMoment {
  if (replyTo === undefined || (body.kind !== 'text' && body.kind !== 'media')) return { events: recent };
  if (pointed?.turn === undefined) return { events: recent, of: 'nothing' };
  const events = read.history(id, limit, pointed.turn);
  return events.at(-1)?.seq === recent.at(-1)?.seq ? { events: recent } : { events, of: pointed.turn };
}

// A send whose answer was lost may or may not have arrived, and is not repeated: whoever misses it asks (say-again).

import type { Instant } from '../../domain/ids.ts';
import type { Reply } from '../../domain/message.ts';
import type { Channel, Conversation, Repos } from '../../ports.ts';
import { asksAgain } from '../wording/asks-again.ts';

const DOUBT = 'Talvez minha mensagem anterior não tenha chegado. Se não viu, diga “repete”.\n\n';

type Answered = {
  /** What the reply answers. */
  readonly text: string;
  readonly conversation: Conversation;
  readonly channel: Channel;
  readonly now: Instant;
};

/** Says once, before the reply, that earlier messages may be missing. Call inside the turn's transaction. */
export function withDoubt(reply: Reply, answered: Answered, tx: Pick<Repos, 'tellDoubtful'>): Reply {
  const { text, conversation, channel, now } = answered;
  const doubtful = tx.tellDoubtful(conversation.id, now - (channel.receiptWaitMs ?? 0), now);
  return doubtful && !asksAgain(text) ? { ...reply, text: [DOUBT, ...reply.text] } : reply;
}

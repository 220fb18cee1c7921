// Feedback before the answer: stops the spinner of a pressed button or shows "digitando…". Best effort: failures are
// not reported, since "query is too old" is the normal result of a press handled late.

import type { Inbound } from '../../domain/message.ts';
import type { Address } from '../../ports.ts';
import type { Client } from './api-client.ts';

/** Answers the callback query of a choice, and shows typing for every other message. Never throws. */
export async function acknowledge(client: () => Promise<Client>, message: Inbound): Promise<void> {
  if (message.body.kind === 'reaction') return;
  try {
    const { api } = await client();
    if (message.body.kind !== 'choice') await api.sendChatAction(Number(message.chat), 'typing', inTopic(message));
    else if (message.body.callback !== undefined) await api.answerCallbackQuery(message.body.callback);
  } catch {
    // Best effort.
  }
}

/** Shows the typing indicator, which Telegram clears after five seconds. Never throws. */
export async function showTyping(client: () => Promise<Client>, to: Pick<Address, 'chat' | 'topic'>): Promise<void> {
  try {
    const { api } = await client();
    await api.sendChatAction(Number(to.chat), 'typing', inTopic(to));
  } catch {
    // Best effort.
  }
}

const inTopic = ({ topic }: Pick<Address, 'topic'>) =>
  topic === undefined ? {} : { message_thread_id: Number(topic) };

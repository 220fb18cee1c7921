// Courtesies before the answer: the button stops spinning, the chat shows "digitando…". Lost ones are not missed, and
// "query is too old" is the ordinary end of a press that waited out an outage, so failures are not even reported.

import type { Inbound } from '../../domain/message.ts';
import type { Address } from '../../ports.ts';
import type { Client } from './api-client.ts';

/** A choice is answered even though nothing is said (its button spins until then); all else shows typing. Never throws. */
export async function acknowledge(client: () => Promise<Client>, message: Inbound): Promise<void> {
  try {
    const { api } = await client();
    if (message.body.kind !== 'choice') await api.sendChatAction(Number(message.chat), 'typing');
    else if (message.body.callback !== undefined) await api.answerCallbackQuery(message.body.callback);
  } catch {
    // Best effort by contract.
  }
}

/** It fades after five seconds unless it is said again. Never throws. */
export async function showTyping(client: () => Promise<Client>, { chat }: Pick<Address, 'chat'>): Promise<void> {
  try {
    const { api } = await client();
    await api.sendChatAction(Number(chat), 'typing');
  } catch {
    // Best effort by contract.
  }
}

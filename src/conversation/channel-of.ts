// The channel a message came by, and the address its answer goes to.

import type { Address, Channel, Leased } from '../ports.ts';

type Placed = Pick<Leased, 'conversation'>;

/** Throws when the channel is not configured. */
export function channelOf(
  { channels }: { readonly channels: ReadonlyMap<string, Channel> },
  { conversation }: Placed,
): Channel {
  const channel = channels.get(conversation.channel);
  if (channel === undefined) throw new Error(`no channel ${conversation.channel} is configured`);
  return channel;
}

/** Of the conversation, not of the message quoted in it. */
export const addressOf = ({ conversation }: Placed): Address => ({
  channel: conversation.channel,
  chat: conversation.chat,
  person: conversation.person,
  group: conversation.group,
});

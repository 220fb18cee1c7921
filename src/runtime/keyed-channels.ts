// Channels whose sends carry a key of our choice: where every account has its own database, an outbox id alone is
// ambiguous.

import type { ChannelName } from '../domain/message.ts';
import type { Channel } from '../ports.ts';

/** @param keyOf maps our outbox id to the key attached to the send */
export function withKeys(
  channels: ReadonlyMap<ChannelName, Channel>,
  keyOf: (outbox: string) => string,
): ReadonlyMap<ChannelName, Channel> {
  const keyed = [...channels].map(([name, channel]): [ChannelName, Channel] => [
    name,
    { ...channel, send: (outgoing, to, outbox) => channel.send(outgoing, to, keyOf(outbox)) },
  ]);
  return new Map(keyed);
}

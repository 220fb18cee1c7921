// Channels whose sends carry a key of our choice: where every account has its own database, a send's own key is
// ambiguous.

import type { ChannelName } from '../domain/message.ts';
import type { Channel } from '../ports.ts';

/** @param keyOf maps a send's own key to the one attached to it */
export function withKeys(
  channels: ReadonlyMap<ChannelName, Channel>,
  keyOf: (send: string) => string,
): ReadonlyMap<ChannelName, Channel> {
  const keyed = [...channels].map(([name, channel]): [ChannelName, Channel] => [
    name,
    { ...channel, send: (outgoing, to, key) => channel.send(outgoing, to, keyOf(key)) },
  ]);
  return new Map(keyed);
}

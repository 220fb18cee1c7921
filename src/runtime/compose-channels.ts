// The configured channels. Adding one takes one entry here.

import { telegramChannel } from '../channels/telegram/telegram-channel.ts';
import type { WebHub } from '../channels/web/hub.ts';
import { webChannel } from '../channels/web/web-channel.ts';
import { whatsappChannel } from '../channels/whatsapp/whatsapp-channel.ts';
import type { ChannelName } from '../domain/message.ts';
import type { Channel, Hmac, Http } from '../ports.ts';
import type { Config } from './config.ts';

export type ChannelRim = {
  readonly fetch: Http;
  readonly hmac: Hmac;
  readonly hub: WebHub;
  /** The bot's @name once known; until then any "@…bot" in a group counts as ours. */
  readonly botUsername?: () => string | undefined;
};

/** Always has the web channel, the simulator's own; the others only with their tokens. */
export function composeChannels(config: Config, rim: ChannelRim): ReadonlyMap<ChannelName, Channel> {
  const { telegram, whatsapp } = config;
  const channels: Channel[] = [webChannel({ hub: rim.hub })];
  if (telegram !== undefined) channels.push(telegramChannel({ ...telegram, ...rim }));
  if (whatsapp !== undefined) channels.push(whatsappChannel({ ...whatsapp, ...rim }));
  return new Map(channels.map((channel) => [channel.name, channel]));
}

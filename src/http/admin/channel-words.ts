// Names of the channels.

import type { ChannelName } from '../../domain/message.ts';

const WORDS: Readonly<Record<ChannelName, string>> = { telegram: 'Telegram', whatsapp: 'WhatsApp', web: 'simulador' };

/** What is not in the list is shown as it is. */
export const channelWords = (channel: string): string => WORDS[channel as ChannelName] ?? channel;

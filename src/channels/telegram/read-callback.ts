// Reads a callback query (a pressed button). Telegram sends no time of the press; `message` is the message that holds
// the button, or only its id when it is old.

import type { Instant } from '../../domain/ids.ts';
import { cleanText } from '../clean-text.ts';
import { asInteger, asObject, asText } from '../json-reader.ts';
import { ignored, malformed, type Reading } from './reading.ts';
import { readSender, readTopic } from './sender.ts';

/** The choice with the callback id to be answered; `replyTo` is the message that holds the button. */
export function readCallback(nativeId: string, value: unknown, now: Instant): Reading {
  const query = asObject(value);
  const callback = asText(query?.id);
  if (query === undefined || callback === undefined || callback === '') return malformed('callback without id');
  const holder = asObject(query.message);
  // Buttons under inline results and games, which this bot does not use.
  if (holder === undefined) return ignored('callback without message');
  if (query.data === undefined) return ignored('callback without data');
  const token = asText(query.data);
  const sender = readSender(query.from, holder.chat);
  if (token === undefined || sender === undefined) return malformed('callback without sender, chat or token');
  const messageId = asInteger(holder.message_id);
  return {
    kind: 'message',
    message: {
      channel: 'telegram',
      nativeId,
      ...sender,
      ...readTopic(holder),
      sentAt: now,
      ...(messageId !== undefined && { replyTo: { messageId: String(messageId) } }),
      forwarded: false,
      body: { kind: 'choice', token: cleanText(token), callback },
    },
  };
}

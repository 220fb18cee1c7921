// Reads sender, chat and topic, for messages, edits and callback queries alike.

import type { Inbound } from '../../domain/message.ts';
import { cleanText } from '../clean-text.ts';
import { asInteger, asObject, asText, type JsonObject } from '../json-reader.ts';

export type Sender = Pick<Inbound, 'person' | 'name' | 'chat' | 'group'>;

/** Reads Telegram's `from` and `chat`; undefined when either has no usable id. Ids become decimal text. */
export function readSender(from: unknown, chat: unknown): Sender | undefined {
  const user = asObject(from);
  const room = asObject(chat);
  const person = asInteger(user?.id);
  const place = asInteger(room?.id);
  if (user === undefined || person === undefined || place === undefined || place === 0) return undefined;
  const type = asText(room?.type);
  const name = readName(user);
  return {
    person: String(person),
    chat: String(place),
    group: type === undefined ? place < 0 : type !== 'private',
    ...(name && { name }),
  };
}

function readName(user: JsonObject): string | undefined {
  const first = asText(user.first_name) ?? '';
  const last = asText(user.last_name);
  // Telegram's maximum is 64 + 64 characters.
  return cleanText((last ? `${first} ${last}` : first).slice(0, 129)).trim() || undefined;
}

/**
 * The topic of a chat divided into topics. Other chats also number threads of replies, where nothing can be sent to that
 * number; only `is_topic_message` tells them apart.
 */
export function readTopic(message: JsonObject | undefined): Pick<Inbound, 'topic'> {
  const topic = message?.is_topic_message === true ? asInteger(message.message_thread_id) : undefined;
  return topic === undefined ? {} : { topic: String(topic) };
}

// Reads what is written in a group in the name of a chat: by an anonymous admin, or by somebody as their channel. Its
// `from` is one account that all of them share, over all of Telegram, so a notebook keyed on it would be readable by
// strangers: nothing of it is kept. Where it addresses this bot, the group is told once a day how to be heard.

import { asInteger, asObject, asText, type JsonObject } from '../json-reader.ts';
import { type Me, readGroup } from './addressing.ts';
import { ignored, type Reading } from './reading.ts';
import { readTopic } from './sender.ts';

const DAY_MS = 86_400_000;

/** The platform's stand-in for somebody of a chat whose name is withheld; never a user's id, which is all digits. */
export const somebodyOf = (chat: string): string => `somebody of ${chat}`;

/** `elsewhere` for what is not for us. The message carries no words; its `nativeId` is the same for a day. */
export function readNameless(message: JsonObject, now: number, me: Me): Reading {
  const room = asObject(message.chat);
  const place = asInteger(room?.id);
  const messageId = asInteger(message.message_id);
  if (place === undefined || messageId === undefined) return ignored('written in the name of a chat');
  // Posts of a linked channel are copied into the group by Telegram.
  if (message.is_automatic_forward === true || room?.type === 'channel') return ignored('a post of a channel');
  const forwarded = message.forward_origin !== undefined || message.via_bot !== undefined;
  const heard = readGroup(asText(message.text) ?? asText(message.caption) ?? '', me);
  const answersUs = me.id !== undefined && asObject(asObject(message.reply_to_message)?.from)?.id === me.id;
  if (forwarded || heard.to === 'another bot' || (heard.to === 'nobody' && !answersUs)) return { kind: 'elsewhere' };
  const chat = String(place);
  return {
    kind: 'message',
    message: {
      channel: 'telegram',
      nativeId: `nameless ${chat} ${Math.floor(now / DAY_MS)}`,
      person: somebodyOf(chat),
      nameless: true,
      chat,
      group: true,
      ...readTopic(message),
      messageId: String(messageId),
      sentAt: now,
      forwarded: false,
      body: { kind: 'text', text: '' },
    },
  };
}

// Reads a message or an edit to `Inbound`. Third-party text (forwards, results of inline bots) is marked here.

import type { Inbound, InboundBody } from '../../domain/message.ts';
import { cleanText } from '../clean-text.ts';
import { asInteger, asObject, asText, type JsonObject } from '../json-reader.ts';
import { type Me, readGroup, readPrivate } from './addressing.ts';
import { withHiddenLinks } from './hidden-links.ts';
import { mediaBody } from './media-body.ts';
import { readNameless } from './read-nameless.ts';
import { readUpgrade } from './read-upgrade.ts';
import { ignored, malformed, type Reading } from './reading.ts';
import { readSender, readTopic } from './sender.ts';

/** Seconds; year 5138. A larger value is milliseconds or invalid and would exceed the safe integers. */
const LAST_DATE = 1e11;

/** @param now epoch ms, used when the date is missing. @param event 'edited' reads an `edit` of the message with that id. */
export function readMessage(nativeId: string, value: unknown, event: 'new' | 'edited', now: number, me: Me): Reading {
  const message = asObject(value);
  const messageId = asInteger(message?.message_id);
  if (message === undefined || messageId === undefined) return malformed('message without id');
  const moved = readUpgrade(message);
  if (moved !== undefined) return { kind: 'moved', moved };
  if (message.sender_chat !== undefined)
    return event === 'edited' ? ignored('edited in the name of a chat') : readNameless(message, now, me);
  const sender = readSender(message.from, message.chat);
  if (sender === undefined) return malformed('message without sender or chat');
  if (asObject(message.from)?.is_bot === true) return ignored('written by a bot');

  const written = asText(message.text) ?? asText(message.caption);
  const media = message.text === undefined ? mediaBody(message) : undefined;
  if (media === undefined && asText(message.text) === undefined)
    return message.text === undefined
      ? ignored(event === 'edited' ? 'edit without text' : 'service message')
      : malformed('text');
  const reply = asObject(message.reply_to_message);
  const entities = asText(message.text) === undefined ? message.caption_entities : message.entities;
  const answersUs = me.id !== undefined && asObject(reply?.from)?.id === me.id;
  let words = cleanText(written === undefined ? '' : withHiddenLinks(written, entities));
  if (sender.group) {
    const heard = readGroup(words, me);
    if (heard.to === 'another bot' || (heard.to === 'nobody' && !answersUs)) return { kind: 'elsewhere' };
    // A command or mention in somebody else's words, passed on to the group, does not address us.
    if (isThirdParty(message) && !answersUs) return { kind: 'elsewhere' };
    words = heard.text;
  } else words = readPrivate(words, me);

  if (event === 'edited' && written === undefined) return ignored('edit without text');
  const body: InboundBody =
    event === 'edited' ? { kind: 'edit', of: String(messageId), text: words } : bodyOf(words, media);
  const date = asInteger(event === 'edited' ? (message.edit_date ?? message.date) : message.date);
  const replyTo = readReply(message, answersUs);
  return {
    kind: 'message',
    message: {
      channel: 'telegram',
      nativeId,
      ...sender,
      ...readTopic(message),
      messageId: String(messageId),
      sentAt: date !== undefined && date > 0 && date < LAST_DATE ? date * 1000 : now,
      ...(replyTo && { replyTo }),
      forwarded: isThirdParty(message),
      body,
    },
  };
}

function bodyOf(words: string, media: (InboundBody & { readonly kind: 'media' }) | undefined): InboundBody {
  if (media === undefined) return { kind: 'text', text: words };
  return words === '' ? media : { ...media, caption: words };
}

/** Servers before Bot API 7.0 mark a forward with `forward_date`. */
function isThirdParty(message: JsonObject): boolean {
  return message.forward_origin !== undefined || message.forward_date !== undefined || message.via_bot !== undefined;
}

/**
 * In a forum every message "replies" to the one that opened its topic; that is no quotation. A quoted message of another
 * chat has an id of that chat, and a story has none: only the quoted text is used, with the fact that something was quoted.
 */
function readReply(message: JsonObject, ours: boolean): Inbound['replyTo'] {
  const reply = asObject(message.reply_to_message);
  const quote = asObject(message.quote);
  const quoted = asText(quote?.text);
  const id = asInteger(reply?.message_id);
  if (reply === undefined || id === undefined) {
    if (message.external_reply === undefined && message.reply_to_story === undefined) return undefined;
    return quoted === undefined ? {} : { text: cleanText(quoted) };
  }
  if (reply.forum_topic_created !== undefined) return undefined;
  const text = quoted ?? asText(reply.text) ?? asText(reply.caption);
  return {
    messageId: String(id),
    ...(text !== undefined && { text: cleanText(text) }),
    ...(quoted !== undefined && { part: true }),
    ...(ours && { ours }),
  };
}

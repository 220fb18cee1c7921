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

type Event = 'new' | 'edited';

/** What a message is read by: the time where it gives none, in epoch ms, and who we are. */
export type ReadBy = { readonly now: number; readonly me: Me };

/** @param event 'edited' reads an `edit` of the message with that id. */
export function readMessage(nativeId: string, value: unknown, event: Event, { now, me }: ReadBy): Reading {
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
  const nothing = nothingIn(message, event);
  if (nothing !== undefined) return nothing;

  const written = asText(message.text) ?? asText(message.caption);
  const words = wordsForUs(cleanText(written === undefined ? '' : linked(written, message)), message, sender.group, me);
  if (words === undefined) return { kind: 'elsewhere' };
  if (event === 'edited' && written === undefined) return ignored('edit without text');
  const replyTo = readReply(message, answersUs(message, me));
  return {
    kind: 'message',
    message: {
      channel: 'telegram',
      nativeId,
      ...sender,
      ...readTopic(message),
      messageId: String(messageId),
      sentAt: sentAt(message, event) ?? now,
      ...(replyTo && { replyTo }),
      forwarded: isThirdParty(message),
      body: event === 'edited' ? { kind: 'edit', of: String(messageId), text: words } : bodyOf(words, mediaIn(message)),
    },
  };
}

/** A caption is no text: what goes with one is media. */
const mediaIn = (message: JsonObject) => (message.text === undefined ? mediaBody(message) : undefined);

/** Why there is nothing to read in a message; undefined when it holds words, or media that we know. */
function nothingIn(message: JsonObject, event: Event): Reading | undefined {
  if (asText(message.text) !== undefined || mediaIn(message) !== undefined) return undefined;
  if (message.text !== undefined) return malformed('text');
  return ignored(event === 'edited' ? 'edit without text' : 'service message');
}

/** The words with the addresses that stand behind some of them. */
const linked = (written: string, message: JsonObject): string =>
  withHiddenLinks(written, asText(message.text) === undefined ? message.caption_entities : message.entities);

const answersUs = (message: JsonObject, me: Me): boolean =>
  me.id !== undefined && asObject(asObject(message.reply_to_message)?.from)?.id === me.id;

/** The words without what only addresses us; undefined when, in a group, they are not for us. */
function wordsForUs(words: string, message: JsonObject, group: boolean, me: Me): string | undefined {
  if (!group) return readPrivate(words, me);
  const heard = readGroup(words, me);
  const ours = answersUs(message, me);
  if (heard.to === 'another bot' || (heard.to === 'nobody' && !ours)) return undefined;
  // A command or mention in somebody else's words, passed on to the group, does not address us.
  return isThirdParty(message) && !ours ? undefined : heard.text;
}

/** In epoch ms; undefined when it is missing or impossible. */
function sentAt(message: JsonObject, event: Event): number | undefined {
  const date = asInteger(event === 'edited' ? (message.edit_date ?? message.date) : message.date);
  return date !== undefined && date > 0 && date < LAST_DATE ? date * 1000 : undefined;
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

// Reads one item of `messages[]` to `Inbound`. Never throws: an invalid item does not affect the others.

import type { Instant } from '../../domain/ids.ts';
import type { Inbound, InboundBody } from '../../domain/message.ts';
import type { MovedPerson } from '../../domain/moved.ts';
import { asObject, type JsonObject } from '../json-reader.ts';
import { readBody } from './message-body.ts';
import { readRenumbering } from './read-renumbering.ts';
import { senderOf } from './sender.ts';
import { id, instant } from './webhook-schema.ts';

export type ReadMessage =
  | { readonly kind: 'message'; readonly message: Inbound }
  | { readonly kind: 'moved'; readonly moved: MovedPerson }
  | { readonly kind: 'ignored' }
  | { readonly kind: 'unreadable'; readonly reason: string };

const unreadable = (reason: string): ReadMessage => ({ kind: 'unreadable', reason });

/** @param ourNumber digits of the business number; messages it sent itself (echoes) are ignored. */
export function readMessage(raw: unknown, contacts: readonly unknown[], ourNumber: string, now: Instant): ReadMessage {
  const message = asObject(raw);
  if (message === undefined) return unreadable('message is not an object');
  if (ourNumber !== '' && id(message.from) === ourNumber) return { kind: 'ignored' };
  const nativeId = id(message.id);
  if (nativeId === undefined) return unreadable('message without id');
  const moved = readRenumbering(message);
  if (moved !== undefined) return { kind: 'moved', moved };
  const read = readBody(message);
  if (read.kind !== 'body') return read;
  const sender = senderOf(message, contacts);
  if (sender === undefined) return unreadable('message without sender');

  const group = id(message.group_id);
  const context = asObject(message.context);
  const quoted = id(context?.id);
  const ours = ourNumber !== '' && id(context?.from) === ourNumber;
  const mention = ourNumber === '' ? undefined : `@${ourNumber}`;
  const overheard = group !== undefined && !ours && !wordsOf(read.body).includes(mention ?? '@');
  return {
    kind: 'message',
    message: {
      channel: 'whatsapp',
      nativeId,
      person: sender.person,
      ...(sender.aliases.length === 0 ? {} : { aliases: sender.aliases }),
      ...(sender.name === undefined ? {} : { name: sender.name }),
      chat: group ?? sender.chat,
      group: group !== undefined,
      messageId: nativeId,
      sentAt: instant(message.timestamp, now),
      ...(quoted === undefined ? {} : { replyTo: { messageId: quoted, ...(ours && { ours }) } }),
      forwarded: isForwarded(context),
      ...(overheard ? { overheard } : {}),
      body: mention === undefined ? read.body : withoutMention(read.body, mention),
    },
  };
}

const wordsOf = (body: InboundBody): string =>
  body.kind === 'text' ? body.text : body.kind === 'media' ? (body.caption ?? '') : '';

function withoutMention(body: InboundBody, mention: string): InboundBody {
  if (!wordsOf(body).includes(mention)) return body;
  const rest = wordsOf(body)
    .replaceAll(mention, ' ')
    .replace(/ {2,}/gu, ' ')
    .replace(/^\s*[,:]?\s*/u, '')
    .trimEnd();
  if (body.kind === 'text') return { ...body, text: rest };
  return body.kind === 'media' ? { ...body, caption: rest } : body;
}

function isForwarded(context: JsonObject | undefined): boolean {
  return context?.forwarded === true || context?.frequently_forwarded === true;
}

// Reads the body of a message by its `type`, one row per type. Unknown types become media 'other', which is answered as
// not supported; removed reactions and deletions are ignored.

import type { InboundBody, MediaKind } from '../../domain/message.ts';
import { asObject, type JsonObject } from '../json-reader.ts';
import { id, text } from './webhook-schema.ts';

export type ReadBody =
  | { readonly kind: 'body'; readonly body: InboundBody }
  | { readonly kind: 'ignored' }
  | { readonly kind: 'unreadable'; readonly reason: string };

type Reader = (content: JsonObject) => ReadBody;

const ignored: ReadBody = { kind: 'ignored' };
const unreadable = (reason: string): ReadBody => ({ kind: 'unreadable', reason });
const said = (body: InboundBody): ReadBody => ({ kind: 'body', body });
const other = said({ kind: 'media', media: 'other' });

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['text', (content) => spoken(text(content.body), 'text without body')],
  ['interactive', (content) => chosen(asObject(content.button_reply) ?? asObject(content.list_reply))],
  ['button', quickReply],
  ['image', media('photo')],
  ['video', media('video')],
  ['audio', (content) => media(content.voice === true ? 'voice' : 'audio')(content)],
  ['document', media('document')],
  ['sticker', media('sticker')],
  ['location', media('location')],
  ['contacts', media('contact')],
  ['reaction', reaction],
  ['edit', edit],
  ['revoke', () => ignored],
  ['request_welcome', () => ignored],
  // A changed number is read before (read-renumbering); anything else the platform says of a person is new to us.
  ['system', (content) => unreadable(`system ${text(content.type) ?? 'message'}`)],
]);

/** Returns the body, `ignored` or `unreadable`; never throws. */
export function readBody(message: JsonObject): ReadBody {
  const type = text(message.type);
  if (type === undefined) return unreadable('message without type');
  const reader = readers.get(type);
  if (reader === undefined) return other;
  return reader(asObject(message[type]) ?? {});
}

function spoken(words: string | undefined, reason: string): ReadBody {
  return words === undefined ? unreadable(reason) : said({ kind: 'text', text: words });
}

/** Interactive answers of kinds this program never sends (forms, call permissions) carry no token of ours. */
function chosen(reply: JsonObject | undefined): ReadBody {
  const token = text(reply?.id);
  return token === undefined ? other : said({ kind: 'choice', token });
}

/** Quick reply of a template. Without a payload Meta sends the visible text instead, which counts as a message. */
function quickReply(content: JsonObject): ReadBody {
  const words = text(content.text);
  const payload = text(content.payload) ?? words;
  return words !== undefined && payload === words ? said({ kind: 'text', text: words }) : chosen({ id: payload });
}

function media(kind: MediaKind): Reader {
  return (content) => {
    const fileId = id(content.id);
    const mime = text(content.mime_type);
    const name = text(content.filename);
    const caption = text(content.caption);
    return said({
      kind: 'media',
      media: kind,
      ...(fileId === undefined ? {} : { fileId }),
      ...(mime === undefined ? {} : { mime }),
      ...(name === undefined ? {} : { name }),
      ...(caption === undefined ? {} : { caption }),
    });
  };
}

/** Without an emoji it was removed. */
function reaction(content: JsonObject): ReadBody {
  const emoji = text(content.emoji);
  const of = id(content.message_id);
  if (emoji === undefined) return ignored;
  return of === undefined ? unreadable('reaction to nothing') : said({ kind: 'reaction', of, emoji });
}

function edit(content: JsonObject): ReadBody {
  const of = id(content.original_message_id);
  const now = asObject(content.message);
  const type = text(now?.type) ?? '';
  const words = text(asObject(now?.text)?.body) ?? text(asObject(now?.[type])?.caption);
  if (of === undefined || words === undefined) return unreadable('edit without words');
  return said({ kind: 'edit', of, text: words });
}

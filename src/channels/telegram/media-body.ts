// Reads the media of a message. Telegram names the kind by the field that is present; some kinds carry an older field
// beside the new one (an animation is also a document), so the order of the table matters.

import type { InboundBody, MediaKind } from '../../domain/message.ts';
import { asArray, asObject, asText, type JsonObject } from '../json-reader.ts';

const KINDS: readonly (readonly [field: string, media: MediaKind])[] = [
  ['animation', 'video'],
  ['live_photo', 'photo'],
  ['photo', 'photo'],
  ['video', 'video'],
  ['video_note', 'video'],
  ['voice', 'voice'],
  ['audio', 'audio'],
  ['document', 'document'],
  ['sticker', 'sticker'],
  ['venue', 'location'],
  ['location', 'location'],
  ['contact', 'contact'],
  ['rich_message', 'other'],
  ['poll', 'other'],
  ['dice', 'other'],
  ['game', 'other'],
  ['story', 'other'],
  ['checklist', 'other'],
  ['paid_media', 'other'],
  ['invoice', 'other'],
];

/** The media body without its caption, or undefined for service messages and unknown kinds. */
export function mediaBody(message: JsonObject): (InboundBody & { readonly kind: 'media' }) | undefined {
  const found = KINDS.find(([field]) => message[field] !== undefined && message[field] !== null);
  if (!found) return undefined;
  const [field, media] = found;
  // Photos are an array of sizes, the largest last.
  const file = asObject(field === 'photo' ? asArray(message.photo).at(-1) : message[field]);
  const fileId = asText(file?.file_id);
  const mime = asText(file?.mime_type) ?? (field === 'photo' ? 'image/jpeg' : undefined);
  const name = field === 'document' ? asText(file?.file_name) : undefined;
  return { kind: 'media', media, ...(fileId && { fileId }), ...(mime && { mime }), ...(name && { name }) };
}

// One Bot API call as stored in the outbox: plain JSON, so that a send survives a restart unchanged. Validated when
// read, since an older version may have written it.

import { asObject } from '../json-reader.ts';

export type Button = { readonly text: string; readonly callback_data: string };

type Common = {
  /** Telegram HTML; the caption when there is a photo or a document. */
  readonly html: string;
  readonly keyboard?: readonly (readonly Button[])[];
  /** Message id to quote. */
  readonly quote?: number;
  /** The forum topic to send to. */
  readonly topic?: number;
  /** Opens the reply field for the quoted person: in a group a bot receives only replies to its messages. */
  readonly answer?: true;
};

export type TelegramWire =
  | (Common & { readonly kind: 'text' })
  /** Changes the message with that id. */
  | (Common & { readonly kind: 'edit'; readonly message: number })
  | (Common & { readonly kind: 'photo'; readonly url: string })
  | (Common & { readonly kind: 'photo'; readonly png: string })
  | (Common & {
      readonly kind: 'document';
      readonly name: string;
      readonly content: string;
      readonly encoding?: 'base64';
    });

/** The stored JSON as a call, or undefined when it has another shape. */
export function readWire(stored: unknown): TelegramWire | undefined {
  const wire = asObject(stored);
  if (wire === undefined || typeof wire.html !== 'string') return undefined;
  if (wire.keyboard !== undefined && !Array.isArray(wire.keyboard)) return undefined;
  const known =
    wire.kind === 'text' ||
    (wire.kind === 'edit' && typeof wire.message === 'number') ||
    (wire.kind === 'photo' && (typeof wire.url === 'string' || typeof wire.png === 'string')) ||
    (wire.kind === 'document' && typeof wire.name === 'string' && typeof wire.content === 'string');
  return known ? (wire as unknown as TelegramWire) : undefined;
}

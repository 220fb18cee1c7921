// A Graph message as stored in the outbox: its content without the address, and a file to upload first. Validated when
// read, since it comes from the database.

import { asObject } from '../json-reader.ts';

export type Button = { readonly type: 'reply'; readonly reply: { readonly id: string; readonly title: string } };
export type Row = { readonly id: string; readonly title: string; readonly description?: string };

export type Interactive =
  | {
      readonly type: 'button';
      readonly body: { readonly text: string };
      readonly action: { readonly buttons: readonly Button[] };
    }
  | {
      readonly type: 'list';
      readonly body: { readonly text: string };
      readonly action: { readonly button: string; readonly sections: readonly { readonly rows: readonly Row[] }[] };
    };

export type Content =
  | { readonly type: 'text'; readonly text: { readonly body: string; readonly preview_url: false } }
  | { readonly type: 'interactive'; readonly interactive: Interactive }
  | { readonly type: 'image'; readonly image: { readonly link?: string; readonly caption?: string } }
  | { readonly type: 'document'; readonly document: { readonly filename: string; readonly caption?: string } };

/** A file to upload before the message; its media id then goes into `image` or `document`. */
export type Upload =
  | { readonly encoding: 'base64'; readonly data: string; readonly mime: string; readonly name: string }
  | { readonly encoding: 'utf-8'; readonly data: string; readonly mime: string; readonly name: string };

export type Wire = {
  readonly content: Content;
  readonly upload?: Upload;
  /** wamid of the message to quote. */
  readonly quote?: string;
};

const types: ReadonlySet<unknown> = new Set(['text', 'interactive', 'image', 'document']);

/** Whether a stored value has the fields this program relies on; Graph validates the rest. */
export function isWire(value: unknown): value is Wire {
  const content = asObject(asObject(value)?.content);
  const type = content?.type;
  if (content === undefined || typeof type !== 'string' || !types.has(type)) return false;
  const wire = asObject(value);
  return asObject(content[type]) !== undefined && isUpload(wire?.upload) && isQuote(wire?.quote);
}

function isUpload(value: unknown): boolean {
  if (value === undefined) return true;
  const upload = asObject(value);
  return [upload?.encoding, upload?.data, upload?.mime, upload?.name].every((field) => typeof field === 'string');
}

function isQuote(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

// Names of account objects: channel and person. The name travels with each send, so that receipts return to the object
// that sent it; outbox ids are unique within an object only.

import type { ChannelName, Receipt } from '../domain/message.ts';

export type AccountName = string & { readonly __brand: 'AccountName' };

/** Channel names contain no colon, so names are unambiguous. */
export const accountName = (channel: ChannelName, person: string): AccountName => `${channel}:${person}` as AccountName;

/** Who a name leads to. */
export function named(name: AccountName): { readonly channel: ChannelName; readonly person: string } {
  const colon = name.indexOf(':');
  return { channel: name.slice(0, colon) as ChannelName, person: name.slice(colon + 1) };
}

/** The key attached to a send: `whatsapp%3ABR.15/7.1`. Far below the 512 characters WhatsApp echoes. */
export const echoKey = (name: AccountName, send: string): string => `${encodeURIComponent(name)}/${send}`;

/** The object and send a receipt refers to; undefined when it carries no key of ours. */
export function addressee(receipt: Receipt): { readonly name: AccountName; readonly receipt: Receipt } | undefined {
  const [, name, outbox] = /^([^/]+)\/(\d+(?:\.\d+)?)$/.exec(receipt.outbox ?? '') ?? [];
  if (name === undefined || outbox === undefined) return undefined;
  try {
    return { name: decodeURIComponent(name) as AccountName, receipt: { ...receipt, outbox } };
  } catch {
    return undefined;
  }
}

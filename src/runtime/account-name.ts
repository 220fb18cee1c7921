// The names that lead to an account's object. A name is its channel and person, and travels with what we send, so that
// news of a message comes back to the object that sent it: outbox ids are numbered within an object only.

import type { ChannelName, Receipt } from '../domain/message.ts';

export type AccountName = string & { readonly __brand: 'AccountName' };

/** No channel has a colon in its name, so that no two pairs meet in one name. */
export const accountName = (channel: ChannelName, person: string): AccountName => `${channel}:${person}` as AccountName;

/** Who a name leads to. */
export function named(name: AccountName): { readonly channel: ChannelName; readonly person: string } {
  const colon = name.indexOf(':');
  return { channel: name.slice(0, colon) as ChannelName, person: name.slice(colon + 1) };
}

/** The key attached to a send: `whatsapp%3ABR.15/7`. Far below the 512 characters WhatsApp echoes. */
export const echoKey = (name: AccountName, outbox: string): string => `${encodeURIComponent(name)}/${outbox}`;

/** Whose send a receipt is about, with our outbox id as its object knows it; undefined when it carries no key of ours. */
export function addressee(receipt: Receipt): { readonly name: AccountName; readonly receipt: Receipt } | undefined {
  const [, name, outbox] = /^([^/]+)\/(\d+)$/.exec(receipt.outbox ?? '') ?? [];
  if (name === undefined || outbox === undefined) return undefined;
  try {
    return { name: decodeURIComponent(name) as AccountName, receipt: { ...receipt, outbox } };
  } catch {
    return undefined;
  }
}

// Platforms that accept every call, without a socket: for attacks on incoming requests.

import type { Http } from '../../../src/ports.ts';

let count = 0;

export const yesToAll: Http = async (url) => {
  count += 1;
  return url.includes('/bot')
    ? Response.json({ ok: true, result: { message_id: count, date: 0, chat: { id: 1, type: 'private' } } })
    : Response.json({ messaging_product: 'whatsapp', messages: [{ id: `wamid.YES${count}` }] });
};

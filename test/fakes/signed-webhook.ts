// A webhook as Meta sends it: one line of JSON with every non-ASCII sign as \uXXXX and slashes escaped, signed over those very
// bytes. Parsing and writing it again gives other bytes, which is the trap this shape is for.

import { createHmac } from 'node:crypto';

export type SignedWebhook = { readonly raw: Uint8Array<ArrayBuffer>; readonly headers: Record<string, string> };

export function signedWebhook(body: unknown, appSecret: string): SignedWebhook {
  const raw = new Uint8Array(new TextEncoder().encode(escaped(JSON.stringify(body))));
  return { raw, headers: { 'content-type': 'application/json', 'x-hub-signature-256': signatureOf(raw, appSecret) } };
}

export function signatureOf(raw: Uint8Array, appSecret: string): string {
  return `sha256=${createHmac('sha256', appSecret).update(raw).digest('hex')}`;
}

const escapes = new Map<string, string>();

function escapeOf(unit: string): string {
  const known = escapes.get(unit) ?? `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  escapes.set(unit, known);
  return known;
}

/** Also valid JSON, since escapes only ever stand inside strings. */
const escaped = (json: string): string => json.replace(/[\u007f-\uffff]/g, escapeOf).replaceAll('/', '\\/');

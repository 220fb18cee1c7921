// Recorded-shape webhook bodies by name (test/fixtures/webhooks/whatsapp/NAME.json), and the account they were made for.

import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../fixtures/webhooks/whatsapp/', import.meta.url);

export const PHONE_NUMBER_ID = '106540352242922';
export const NOW = Date.UTC(2026, 10, 21, 15, 0, 30);
/** The time the fixtures were made for, in epoch milliseconds. */
export const SENT = Date.UTC(2026, 10, 21, 15, 0, 0);
/** The message of ours that fixtures quote, tap or report on. */
export const OURS = 'wamid.HBgNNTUxMTk5OTk5MDAwMRUCABEYEjNFQjA1QTE3QzBERTAwMDEAAA==';

export function raw(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(`${name}.json`, FOLDER)));
}

export function fixture(name: string): unknown {
  return JSON.parse(new TextDecoder().decode(raw(name)));
}

export function fixtureNames(): readonly string[] {
  return readdirSync(FOLDER).map((file) => file.replace(/\.json$/, ''));
}

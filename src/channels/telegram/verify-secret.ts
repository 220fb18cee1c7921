// Whether Telegram, holding our webhook secret, made the request. Both sides are digested first, so that neither
// the content nor the length of the secret can be felt in the time a comparison takes.

import type { Hmac } from '../../ports.ts';
import { equalBytes } from '../equal-bytes.ts';

export const SECRET_HEADER = 'x-telegram-bot-api-secret-token';

/** Telegram's own limit on `secret_token`, so longer is a forgery and is not worth digesting. */
const LONGEST = 256;

/** A check of the header's value. Without a secret it refuses everything: an open webhook is a remote control. */
export function secretVerifier(secret: string | undefined, hmac: Hmac): (given: string | null) => boolean {
  if (secret === undefined || secret === '') return () => false;
  const encoder = new TextEncoder();
  const expected = hmac(secret, encoder.encode(secret));
  return (given) =>
    given !== null && given.length <= LONGEST && equalBytes(hmac(secret, encoder.encode(given)), expected);
}

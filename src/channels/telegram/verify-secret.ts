// Verifies the webhook's secret token in constant time. Hashing both sides first would hide no more and costs 5 us, a
// tenth of what accepting a message costs.

import { equalText } from '../../domain/equal-text.ts';

export const SECRET_HEADER = 'x-telegram-bot-api-secret-token';

/** Telegram's limit on `secret_token`; a longer value cannot be valid. */
const LONGEST = 256;

/** A check of the header's value. Without a configured secret it rejects everything. */
export function secretVerifier(secret: string | undefined): (given: string | null) => boolean {
  if (secret === undefined || secret === '') return () => false;
  return (given) => given !== null && given.length <= LONGEST && equalText(given, secret);
}

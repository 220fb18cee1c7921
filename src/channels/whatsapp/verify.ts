// Verifies webhooks and their registration. Meta signs the raw bytes, and its JSON contains \uXXXX escapes that
// re-serialising would lose, so the raw bytes are checked. Without a configured secret everything is rejected.

import { equalBytes } from '../../domain/equal-bytes.ts';
import { equalText } from '../../domain/equal-text.ts';
import type { Hmac, WebhookRequest } from '../../ports.ts';

const scheme = 'sha256=';
const digestBytes = 32;

/**
 * Whether `X-Hub-Signature-256` is HMAC-SHA256(app secret, raw bytes). False for an absent, short or malformed header
 * and for an empty secret. Source: Meta, create-webhook-endpoint.
 */
export function verifySignature(request: WebhookRequest, appSecret: string, hmac: Hmac): boolean {
  if (appSecret === '') return false;
  const given = digestIn(request.headers.get('x-hub-signature-256'));
  if (given === undefined) return false;
  return equalBytes(given, hmac(appSecret, request.raw));
}

/** The `hub.*` parameters of a GET, e.g. URLSearchParams. */
export type SubscriptionQuery = { get(name: string): string | null | undefined };

/**
 * Meta's verification request when a webhook is registered. @returns the text to echo as the body of a 200, or
 * undefined for a 401. An empty verify token never matches.
 */
export function answerSubscription(query: SubscriptionQuery, verifyToken: string): string | undefined {
  const known = equalText(query.get('hub.verify_token') ?? '', verifyToken);
  if (!known || verifyToken === '' || query.get('hub.mode') !== 'subscribe') return undefined;
  return query.get('hub.challenge') ?? undefined;
}

function digestIn(header: string | null): Uint8Array | undefined {
  if (header === null || header.length !== scheme.length + digestBytes * 2 || !header.startsWith(scheme))
    return undefined;
  const digest = new Uint8Array(digestBytes);
  for (let i = 0; i < digestBytes; i++) {
    const high = hexDigit(header.charCodeAt(scheme.length + i * 2));
    const low = hexDigit(header.charCodeAt(scheme.length + i * 2 + 1));
    if (high < 0 || low < 0) return undefined;
    digest[i] = (high << 4) | low;
  }
  return digest;
}

function hexDigit(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}

// Readers of the values in Meta's webhooks, on top of channels/json-reader. Hand-written because every sent message
// causes 3 status events, and these readers cost nanoseconds where zod/mini costs microseconds. Every value is
// optional; callers decide what is required.
// Source: developers.facebook.com, WhatsApp webhooks reference (May to August 2026) and business-scoped user ids.

import { cleanText } from '../clean-text.ts';

/** A non-empty string, through cleanText. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? cleanText(value) || undefined : undefined;
}

/** A `text` short enough to be a key. A phone number loses its optional plus sign. */
export function id(value: unknown): string | undefined {
  const read = text(value);
  if (read === undefined || read.length > 512) return undefined;
  return read.startsWith('+') ? read.slice(1) || undefined : read;
}

/** A number, also when written as digits in a string. */
export function number(value: unknown): number | undefined {
  const read = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
}

/** Seconds since 1970 (a string in Meta's JSON) as epoch milliseconds; `otherwise` when absent or out of range. */
export function instant(value: unknown, otherwise: number): number {
  const seconds = number(value);
  return seconds !== undefined && seconds > 0 && seconds < 1e11 ? Math.round(seconds * 1000) : otherwise;
}

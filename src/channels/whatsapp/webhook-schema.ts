// The values Meta's webhooks are made of, on top of channels/json-reader. Hand-written rather than a schema library: 3 status
// events arrive per message sent, and these readers cost nanoseconds where zod/mini costs microseconds.
// Everything is optional here; what is required is said by those who need it.
// Source: developers.facebook.com, WhatsApp webhooks reference (May to August 2026) and business-scoped user ids.

import { cleanText } from '../clean-text.ts';

/** A non-empty string, cleaned of what no database keeps. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? cleanText(value) || undefined : undefined;
}

/** An id: as `text`, and short enough to be a key. A phone number loses its optional plus sign. */
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

/** Seconds since 1970 (Meta sends them as a string) as epoch milliseconds; `otherwise` when absent or absurd. */
export function instant(value: unknown, otherwise: number): number {
  const seconds = number(value);
  return seconds !== undefined && seconds > 0 && seconds < 1e11 ? Math.round(seconds * 1000) : otherwise;
}

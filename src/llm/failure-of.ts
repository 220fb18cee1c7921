// Maps an SDK's exception to our failures. Both SDKs share a generator: an error with a status carries the response's
// headers, any other never got a response (refused, reset, timed out, invalid).

import { ModelFailure } from './model-call.ts';

/** HTTP statuses. 409: locked. 529: overloaded (Anthropic). Not 400, which may be our spend limit: waiting does not help. */
const RETRYABLE = new Set([408, 409, 425, 429, 500, 502, 503, 504, 529]);

/** `retryable` for what may pass by itself (timeouts, limits, 5xx), and whenever no response came. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const status = field(error, 'status');
  if (typeof status !== 'number') return new ModelFailure(`unreachable: ${nameOf(error)}`, { retryable: true });
  return new ModelFailure(`answered ${status}`, {
    retryable: RETRYABLE.has(status),
    retryAfterMs: retryAfterMs(field(error, 'headers')),
  });
}

/** Milliseconds of Retry-After in seconds (RFC 9110); a date is rare and counts as absent. */
function retryAfterMs(headers: unknown): number {
  if (!(headers instanceof Headers)) return 0;
  const seconds = Number(headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** Only the name: messages of network errors contain addresses, and sometimes the request. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

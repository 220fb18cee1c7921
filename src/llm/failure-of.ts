// Maps an SDK's exception to our failures. Both SDKs share a generator: an error with a status carries the response's
// headers, any other never got a response (refused, reset, timed out, invalid).

import { ModelFailure } from './model-call.ts';

/** 409: a lock of theirs. 529: overloaded (Anthropic). 400 may mean our own spend limit, which waiting does not mend. */
const PASSING = new Set([408, 409, 425, 429, 500, 502, 503, 504, 529]);

export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const status = field(error, 'status');
  if (typeof status !== 'number') return new ModelFailure(`unreachable: ${nameOf(error)}`, true);
  return new ModelFailure(`answered ${status}`, PASSING.has(status), retryAfterMs(field(error, 'headers')));
}

/** Seconds as RFC 9110 says; a date there is rare enough to be read as no wish at all. */
function retryAfterMs(headers: unknown): number {
  if (!(headers instanceof Headers)) return 0;
  const seconds = Number(headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** The name only: messages of network errors hold addresses, and sometimes what was sent. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

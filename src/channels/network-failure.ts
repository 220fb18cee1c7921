// Classifies a request that ended without a response. It is `unsent` (safe to retry) only when the error code proves
// that no byte was written: connection refused, DNS failure, untrusted certificate. Anything else (reset, timeout,
// truncated) may have arrived and is `ambiguous`.

import type { SendFailure } from '../domain/message.ts';
import { asArray, asObject, asText } from './json-reader.ts';

/** Error codes of Node and undici that occur before the first byte of a request is written. */
const BEFORE_WRITING: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
  'ERR_INVALID_URL',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/** @param error whatever fetch threw. The reason contains only a code: error messages may contain URLs with a token. */
export function networkFailure(error: unknown): SendFailure {
  const code = rootCode(error);
  if (neverLeft(error)) return { kind: 'unsent', offline: true, reason: `not connected (${code})` };
  return { kind: 'ambiguous', reason: `no answer (${code})` };
}

/** Looks through `cause` and AggregateError; every attempted address must have failed before writing. */
function neverLeft(value: unknown, depth = 0): boolean {
  const error = asObject(value);
  if (error === undefined || depth > 5) return false;
  const each = asArray(error.errors);
  if (each.length > 0) return each.every((one) => neverLeft(one, depth + 1));
  // The same code from `read` or `write` means that a connection existed, so only the first two steps are proof.
  const syscall = asText(error.syscall);
  if (syscall !== undefined) return syscall === 'connect' || syscall === 'getaddrinfo';
  if (BEFORE_WRITING.has(asText(error.code) ?? '')) return true;
  return neverLeft(error.cause, depth + 1);
}

function rootCode(value: unknown, depth = 0): string {
  const error = asObject(value);
  if (error === undefined || depth > 5) return 'unknown';
  const code = asText(error.code);
  if (code !== undefined && /^\w{1,60}$/u.test(code)) return code;
  const below = rootCode(error.cause, depth + 1);
  return below === 'unknown' ? (asText(error.name) ?? 'unknown').slice(0, 60) : below;
}

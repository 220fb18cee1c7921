// A request that got no answer. Only proof that no byte of it left makes it `unsent`, to be tried again: nobody
// listened, no such name, no trusted certificate. All else (reset, time-out, cut in the middle) may have arrived.

import type { SendFailure } from '../domain/message.ts';
import { asArray, asObject, asText } from './json-reader.ts';

/** Node's and undici's codes of failures before the first byte of a request. */
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

/** `error`: whatever fetch threw. The reason holds a code only, since messages may quote addresses that hold a token. */
export function networkFailure(error: unknown): SendFailure {
  const code = rootCode(error);
  if (neverLeft(error)) return { kind: 'unsent', reason: `not connected (${code})` };
  return { kind: 'ambiguous', reason: `no answer (${code})` };
}

/** fetch wraps the cause; a host with several addresses fails once per address, and all must agree. */
function neverLeft(value: unknown, depth = 0): boolean {
  const error = asObject(value);
  if (error === undefined || depth > 5) return false;
  const each = asArray(error.errors);
  if (each.length > 0) return each.every((one) => neverLeft(one, depth + 1));
  // The same code from `read` or `write` means that a connection stood: only the first two steps prove anything.
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

// A request that got no answer. Only what proves that no byte of it left may be tried again: nobody listened, no such name, no
// trusted certificate. Everything else (reset, timeout, cut in the middle) may have reached Meta and is `ambiguous`.

import type { SendFailure } from '../../domain/message.ts';
import { asObject } from '../json-reader.ts';

/** Node and undici codes of failures that happen before a request is written. */
const beforeWriting: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/** `error`: whatever fetch threw. The reason holds its code or name only: messages may quote addresses and headers. */
export function classifyNetworkError(error: unknown): SendFailure {
  const code = rootCode(error);
  if (neverLeft(error)) return { kind: 'unsent', reason: `not connected (${code})` };
  return { kind: 'ambiguous', reason: `no answer (${code})` };
}

/** fetch wraps the cause; a host with several addresses fails with one error per address, and all must agree. */
function neverLeft(error: unknown, depth = 0): boolean {
  const seen = asObject(error);
  if (seen === undefined || depth > 5) return false;
  const each = seen.errors;
  if (Array.isArray(each) && each.length > 0) return each.every((one) => neverLeft(one, depth + 1));
  const code = seen.code;
  if (typeof code === 'string' && beforeWriting.has(code)) return true;
  if (code === 'ETIMEDOUT' && seen.syscall === 'connect') return true;
  return neverLeft(seen.cause, depth + 1);
}

function rootCode(error: unknown, depth = 0): string {
  const seen = asObject(error);
  if (seen === undefined) return 'unknown';
  if (typeof seen.code === 'string') return seen.code;
  if (asObject(seen.cause) !== undefined && depth < 5) return rootCode(seen.cause, depth + 1);
  return typeof seen.name === 'string' ? seen.name : 'unknown';
}

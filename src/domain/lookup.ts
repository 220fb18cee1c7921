// The result of an external lookup. Clients never throw: the three outcomes are values, because the reply differs for
// each ("achei", "não existe", "não consegui agora").

import type { Instant } from './ids.ts';

export type Unavailable =
  /** No key is configured: the feature is off. */
  | 'not_configured'
  /** Refused: an invalid key, a private video, a site that blocks robots. */
  | 'refused'
  | 'rate_limited'
  | 'server_error'
  | 'timeout'
  | 'network'
  /** Not JSON, an unknown shape, or far too large. */
  | 'bad_answer'
  /** An address that must not be opened: private, wrong scheme or port, user info. */
  | 'forbidden_address'
  | 'too_many_redirects'
  /** The caller aborted. */
  | 'aborted';

/** A failure safe to log: no key, no address, no third-party text. */
export type NotNow = {
  readonly kind: 'unavailable';
  readonly reason: Unavailable;
  /** How long the service asked us to wait. */
  readonly retryAfterMs?: number;
};

export type Answer<T> = { readonly kind: 'found'; readonly value: T } | { readonly kind: 'none' } | NotNow;

export type Lookup<T> =
  /** `stale`: from an expired cache entry, because the source did not answer; the reply must say when it was true. */
  | { readonly kind: 'found'; readonly value: T; readonly asOf: Instant; readonly stale: boolean }
  | { readonly kind: 'none' }
  | NotNow;

/** @param retryAfterMs when the other side said how long to wait; absent when it did not. */
export const notNow = (reason: Unavailable, retryAfterMs?: number): NotNow =>
  retryAfterMs === undefined ? { kind: 'unavailable', reason } : { kind: 'unavailable', reason, retryAfterMs };

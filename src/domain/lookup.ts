// How a question to the outside ends. A client never throws: the three ends are values, because each has its own sentence for
// the person ("achei", "não existe", "não consegui agora").

import type { Instant } from './ids.ts';

export type Unavailable =
  /** No key was given: the feature is off. */
  | 'not_configured'
  /** They answered no: a dead key, a private video, a site that refuses robots. */
  | 'refused'
  | 'rate_limited'
  | 'server_error'
  | 'timeout'
  | 'network'
  /** Not JSON, not the shape we know, or far too large. */
  | 'bad_answer'
  /** An address we do not open: private, wrong scheme or port, userinfo. */
  | 'forbidden_address'
  | 'too_many_redirects'
  /** The caller gave up. */
  | 'aborted';

/** A failure fit for a log: no key, no address, no words of the other side. */
export type NotNow = {
  readonly kind: 'unavailable';
  readonly reason: Unavailable;
  /** What they asked us to wait. */
  readonly retryAfterMs?: number;
};

export type Answer<T> = { readonly kind: 'found'; readonly value: T } | { readonly kind: 'none' } | NotNow;

export type Lookup<T> =
  /** `stale`: older than we like, since the source did not answer now; whoever shows it says when it was true. */
  | { readonly kind: 'found'; readonly value: T; readonly asOf: Instant; readonly stale: boolean }
  | { readonly kind: 'none' }
  | NotNow;

export const notNow = (reason: Unavailable, retryAfterMs?: number): NotNow =>
  retryAfterMs === undefined ? { kind: 'unavailable', reason } : { kind: 'unavailable', reason, retryAfterMs };

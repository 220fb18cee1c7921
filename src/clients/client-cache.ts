// Port of the cache of external answers: a table or memory. It holds public data only (films, pages), shared by all
// accounts.

import type { Instant } from '../domain/ids.ts';

/** `value` is JSON; null means that nothing was found. */
export type CachedAnswer = { readonly at: Instant; readonly value: unknown };

/** Either method may reject; the service is then called. */
export interface ClientCache {
  get(key: string): Promise<CachedAnswer | undefined>;
  /** May be dropped before `until`. */
  put(key: string, answer: CachedAnswer, until: Instant): Promise<void>;
}

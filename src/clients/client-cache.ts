// Where answers from outside are kept between messages: a table, or a map in memory. Public data only (films, pages), shared
// by all accounts.

import type { Instant } from '../domain/ids.ts';

/** `value` is JSON; null records that there was nothing. */
export type CachedAnswer = { readonly at: Instant; readonly value: unknown };

/** Either method may fail: the source is asked then. */
export interface ClientCache {
  get(key: string): Promise<CachedAnswer | undefined>;
  /** Worth keeping until `until`; may be dropped sooner. */
  put(key: string, answer: CachedAnswer, until: Instant): Promise<void>;
}

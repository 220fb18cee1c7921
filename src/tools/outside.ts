// External data as tools receive it. Tools never make requests: the data was fetched before the transaction, or is
// missing.

import type { Lookup, Unavailable } from '../domain/lookup.ts';

export type Outside<M> =
  | Lookup<M>
  /** Several works share the title and the person could not be asked. */
  | { readonly kind: 'several' };

/** Why an item has no metadata. `later`: another lookup is scheduled. */
export type WithoutDetails = 'none' | 'several' | 'unavailable' | 'not_configured' | 'later';

/** Temporary failures; a refusal, a forbidden address or a missing key is permanent. */
const PASSING: ReadonlySet<Unavailable> = new Set([
  'rate_limited',
  'server_error',
  'timeout',
  'network',
  'bad_answer',
  'aborted',
]);

/** Whether a later lookup may succeed. */
export const isWorthAsking = (outside: Outside<unknown>): boolean =>
  outside.kind === 'unavailable' && PASSING.has(outside.reason);

/** Why there is no data; undefined when there is some, or no lookup was made. */
export function withoutDetails(outside: Outside<unknown> | undefined): WithoutDetails | undefined {
  if (outside === undefined || outside.kind === 'found') return undefined;
  if (outside.kind !== 'unavailable') return outside.kind;
  if (isWorthAsking(outside)) return 'later';
  return outside.reason === 'not_configured' ? 'not_configured' : 'unavailable';
}

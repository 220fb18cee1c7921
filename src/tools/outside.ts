// What was found outside before the transaction, on its way into it. A tool never asks anybody: it is told, or it does without.

import type { Lookup, Unavailable } from '../domain/lookup.ts';

export type Outside<M> =
  | Lookup<M>
  /** Several works bear the name and nobody could be asked which. */
  | { readonly kind: 'several' };

/** Why a thing is kept with nothing but what the person said. `later`: it is asked again by itself. */
export type WithoutDetails = 'none' | 'several' | 'unavailable' | 'not_configured' | 'later';

/** What passes by itself; a refusal, a forbidden address or a missing key does not. */
const PASSING: ReadonlySet<Unavailable> = new Set([
  'rate_limited',
  'server_error',
  'timeout',
  'network',
  'bad_answer',
  'aborted',
]);

/** Whether the same question may be answered later. */
export const isWorthAsking = (outside: Outside<unknown>): boolean =>
  outside.kind === 'unavailable' && PASSING.has(outside.reason);

/** The reason there is nothing; undefined when there is something, or nobody was asked. */
export function withoutDetails(outside: Outside<unknown> | undefined): WithoutDetails | undefined {
  if (outside === undefined || outside.kind === 'found') return undefined;
  if (outside.kind !== 'unavailable') return outside.kind;
  if (isWorthAsking(outside)) return 'later';
  return outside.reason === 'not_configured' ? 'not_configured' : 'unavailable';
}

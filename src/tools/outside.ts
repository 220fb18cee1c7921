// What was found outside before the transaction, on its way into it. A tool never asks anybody: it is told, or it does without.

import type { Lookup } from '../domain/lookup.ts';

export type Outside<M> =
  | Lookup<M>
  /** Several works bear the name and nobody could be asked which. */
  | { readonly kind: 'several' };

/** Why a thing is kept with nothing but what the person said. */
export type WithoutDetails = 'none' | 'several' | 'unavailable' | 'not_configured';

/** The reason there is nothing; undefined when there is something, or nobody was asked. */
export function withoutDetails(outside: Outside<unknown> | undefined): WithoutDetails | undefined {
  if (outside === undefined || outside.kind === 'found') return undefined;
  if (outside.kind !== 'unavailable') return outside.kind;
  return outside.reason === 'not_configured' ? 'not_configured' : 'unavailable';
}

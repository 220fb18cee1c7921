// How reading one update may end. `ignored` was understood and is of no use; `malformed` deserves a person's look;
// `elsewhere` is group talk that is not ours to keep, not even as a rejection.

import type { Inbound } from '../../domain/message.ts';

export type Reading =
  | { readonly kind: 'message'; readonly message: Inbound }
  | { readonly kind: 'ignored'; readonly reason: string }
  | { readonly kind: 'malformed'; readonly reason: string }
  | { readonly kind: 'elsewhere' };

export const ignored = (what: string): Reading => ({ kind: 'ignored', reason: `ignored: ${what}` });
export const malformed = (what: string): Reading => ({ kind: 'malformed', reason: `malformed: ${what}` });

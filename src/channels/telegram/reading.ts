// Result of reading one update. `ignored`: valid and of no use; `malformed`: needs inspection; `elsewhere`: a group
// message for others, of which not even the rejection is stored.

import type { Inbound } from '../../domain/message.ts';
import type { Moved } from '../../domain/moved.ts';

export type Reading =
  | { readonly kind: 'message'; readonly message: Inbound }
  | { readonly kind: 'moved'; readonly moved: Moved }
  | { readonly kind: 'ignored'; readonly reason: string }
  | { readonly kind: 'malformed'; readonly reason: string }
  | { readonly kind: 'elsewhere' };

/** @param what kind of update, for the operator; nothing of its content */
export const ignored = (what: string): Reading => ({ kind: 'ignored', reason: `ignored: ${what}` });
/** @param what is wrong with its shape, for the operator */
export const malformed = (what: string): Reading => ({ kind: 'malformed', reason: `malformed: ${what}` });

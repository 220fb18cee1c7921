// What was taken away and can still be brought back: things kept, and records of money.

import { DAY_MS } from './durations.ts';
import type { Instant } from './ids.ts';
import type { Item } from './item.ts';
import type { Lancamento } from './ledger.ts';

/** SPEC section 1: what is deleted stays this long. */
export const TRASH_MS = 30 * DAY_MS;

export type Discarded =
  | { readonly of: 'item'; readonly item: Item; readonly at: Instant }
  | { readonly of: 'lancamento'; readonly entry: Lancamento; readonly at: Instant };

/** What tells it apart in a list: 'i12', 'l7'. */
export const discardedKey = (one: Discarded): string => (one.of === 'item' ? `i${one.item.id}` : `l${one.entry.id}`);

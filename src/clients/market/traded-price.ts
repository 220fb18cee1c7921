// What a source of prices answered, before we know how far to trust it.

import type { Instant } from '../../domain/ids.ts';

export type TradedPrice = {
  /** A decimal with a point. */
  readonly value: string;
  /** ISO code of the money it is priced in; an index has one too and ignores it. */
  readonly currency: string;
  readonly name: string | null;
  /** Percent since the close before, a decimal string. */
  readonly change: string | null;
  readonly at: Instant;
};

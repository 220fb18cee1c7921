// A price as a source returned it, without reliability.

import type { Instant } from '../../domain/ids.ts';

export type TradedPrice = {
  /** Decimal text with a point. */
  readonly value: string;
  /** ISO code of the currency; for an index it has no meaning. */
  readonly currency: string;
  readonly name: string | null;
  /** Percent since the previous close, decimal text. */
  readonly change: string | null;
  readonly at: Instant;
};

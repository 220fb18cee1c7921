// A second purchase after a price: "180 mais 65 de remédio". "60 mais 8 de entrega" is one price in two parts, added by the amount parser.

import type { Reading } from '../reading/reading.ts';
import { joined } from '../tokens/token-shapes.ts';

export type FurtherCost = {
  readonly cents: number;
  /** The second purchase, as typed. */
  readonly rest: string;
};

const ADDS = /^(?:, )?(?:e )?(?:mais|\+)$/;

/** The second price in centavos, and the text from it on; undefined unless there are exactly two. */
export function furtherCost({ text, tokens, amounts }: Reading): FurtherCost | undefined {
  const [price, further, ...more] = amounts;
  if (price === undefined || further === undefined || more.length > 0) return undefined;
  return ADDS.test(joined(tokens.slice(price.to, further.from)))
    ? { cents: price.cents, rest: text.slice(tokens[further.from]?.start ?? 0) }
    : undefined;
}

// A price and how many times it was paid: "passagem 4,40 x 2". A plan has the count first ("2x de 4,40"), a size no count ("mesa 120 x 80").

import { readWhole, type Whole } from '../numbers/spelled-numbers.ts';
import type { Token } from '../tokens/token.ts';

const MOST_TIMES = 30;

/**
 * How many times the price before token `at` was paid; undefined when `at` is no "x" between a price and a count.
 *
 * @param cents of the price, which is more than the count unless it has centavos.
 */
export function priceTimes(tokens: readonly Token[], at: number, cents: number): Whole | undefined {
  if (!/^[x*]$/.test(tokens[at]?.norm ?? '')) return undefined;
  const count = readWhole(tokens, at + 1);
  if (count === undefined || count.value < 2 || count.value > MOST_TIMES) return undefined;
  if (cents % 100 === 0 && count.value * 100 >= cents) return undefined;
  return /^(?:x|vezes|,|\d)/.test(tokens[count.to]?.norm ?? '') ? undefined : count;
}

// A price and how many times it was paid: "passagem 4,40 x 2", "busão 4,60 x2". A plan has the count first ("2x de 4,40"), a size no count ("mesa 120 x 80").

import { readWhole, type Whole } from '../numbers/spelled-numbers.ts';
import type { Token } from '../tokens/token.ts';

const MOST_TIMES = 30;

/**
 * How many times the price before token `at` was paid; undefined when `at` is no "x" between a price and a count.
 *
 * @param cents of the price, which is more than the count unless it has centavos.
 */
export function priceTimes(tokens: readonly Token[], at: number, cents: number): Whole | undefined {
  const glued = /^x(\d{1,2})$/.exec(tokens[at]?.norm ?? '');
  if (glued === null && !/^[x*]$/.test(tokens[at]?.norm ?? '')) return undefined;
  const count = glued === null ? readWhole(tokens, at + 1) : { value: Number(glued[1]), to: at + 1 };
  if (count === undefined || count.value < 2 || count.value > MOST_TIMES) return undefined;
  if (cents % 100 === 0 && count.value * 100 >= cents) return undefined;
  return /^(?:x|vezes|,|\d)/.test(tokens[count.to]?.norm ?? '') ? undefined : count;
}

// "Metade", "um terço", "180": so much of an entry, as a piece of patterns and in centavos.

import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';

/** A part by its fraction, without a group of its own. */
export const FRACTION = '(?:(?:a |uma )?metade|(?:um |1 )?ter[çc]o|(?:um )?quarto)';
export const SHARE = `(?:${FRACTION}|${TYPED_AMOUNT})`;

const OF_ONE = [/metade/i, /ter[çc]o/i, /quarto/i];

/** Centavos of `total`; undefined for words that are no part of it. The odd ones stay out of it. */
export function shareSaid(
  words: string,
  total: number,
  situation: Parameters<typeof valueSaid>[1],
): number | undefined {
  const at = OF_ONE.findIndex((one) => one.test(words));
  const cents = at < 0 ? valueSaid(words, situation) : Math.floor(total / (at + 2));
  return cents !== undefined && cents < total ? cents : undefined;
}

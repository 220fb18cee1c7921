// What a message has besides words: an address, a question mark, a colon, a code, an equals sign, numbers.

import { NUMERAL } from '../numbers/number-words.ts';
import { isDigitAt } from '../tokens/char-classes.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../tokens/unit.ts';
import { isListed } from '../tokens/word-lists.ts';

export type Signs = {
  /** The first address. */
  readonly url: Token | undefined;
  /** A question mark that ends a sentence. */
  readonly marked: boolean;
  /** First unit that is a colon, or -1: not the one inside a clock time or a link. */
  readonly colon: number;
  /** A word that ends in a digit, as codes and tickers do. */
  readonly coded: boolean;
  /** An equals sign or an arrow. */
  readonly equated: boolean;
  /** Two numbers or more, in digits or in words. */
  readonly numbered: boolean;
};

export function signsIn(tokens: readonly Token[], units: readonly Unit[]): Signs {
  let url: Token | undefined;
  let marked = false;
  let colon = -1;
  let coded = false;
  let equated = false;
  let numbers = 0;
  for (const token of tokens) if (token.kind === 'number' || isListed(token, NUMERAL)) numbers++;
  for (let i = 0; i < units.length; i++) {
    const { kind, norm, from } = units[i] as Unit;
    if (kind === 'url') url ??= tokens[from];
    if (norm === '?') marked = true;
    else if (norm === ':' && colon < 0) colon = i;
    else if (norm === '=' || norm === '→') equated = true;
    else if (kind === 'word' && isDigitAt(norm, norm.length - 1)) coded = true;
  }
  return { url, marked, colon, coded, equated, numbered: numbers >= 2 };
}

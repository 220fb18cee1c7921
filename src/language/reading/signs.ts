// Non-word evidence in a message: an address, a question mark, a colon, a code, an equals sign, numbers.

import { NUMERAL } from '../numbers/number-words.ts';
import { isDigitAt } from '../tokens/char-classes.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../tokens/unit.ts';
import { isListed } from '../tokens/word-lists.ts';

export type Signs = {
  /** The first address. */
  readonly url: Token | undefined;
  /** A question mark at the end of a sentence. */
  readonly marked: boolean;
  /** First unit that is a colon, or -1; colons inside clock times and links do not count. */
  readonly colon: number;
  /** A word ending in a digit, such as a code or ticker. */
  readonly coded: boolean;
  /** An equals sign or an arrow. */
  readonly equated: boolean;
  /** At least two numbers, in digits or in words. */
  readonly numbered: boolean;
};

/** `colon` is a unit, or -1. */
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

// The written form of a token, for rules about spelling rather than meaning.

import { isDigitAt } from './char-classes.ts';
import type { Token } from './token.ts';

/** Whether two tokens touch: "-30" is a sign, "- 30" is a dash. */
export function areGlued(left: Token | undefined, right: Token | undefined): boolean {
  return left !== undefined && right !== undefined && left.end === right.start;
}

/** Whether a token is a run of plain digits ("12", not "12x" or "12,50"). */
export function isPlainInteger(token: Token | undefined): boolean {
  if (token === undefined || token.kind !== 'number') return false;
  for (let i = 0; i < token.norm.length; i++) if (!isDigitAt(token.norm, i)) return false;
  return true;
}

/** Whether the sentence ends at this token: end of text, punctuation or an emoji. */
export function isBreak(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'punct' || token.kind === 'emoji';
}

/** The words as patterns read them: normalised, one space between. */
export const joined = (tokens: readonly Pick<Token, 'norm'>[]): string => tokens.map(({ norm }) => norm).join(' ');

const UPPER = /^\p{Lu}/u;

/** Whether the word starts with a capital. Called for every word, so ASCII is tested by character code. */
export function startsUpper(raw: string): boolean {
  const code = raw.charCodeAt(0);
  return code < 128 ? code >= 65 && code <= 90 : UPPER.test(raw);
}

/** Whether the whole text is in capitals. */
export const isShouted = (text: string): boolean => text === text.toUpperCase();

/** Whether the written form starts with a capital and is not shouted ("Marco", not "MARCO"). */
export function isCapitalized(token: Token | undefined): boolean {
  if (token === undefined || token.raw.length < 2) return false;
  const first = token.raw.charAt(0);
  const rest = token.raw.slice(1);
  return first !== first.toLowerCase() && rest === rest.toLowerCase();
}

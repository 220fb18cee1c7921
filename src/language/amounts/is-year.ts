// "Em 2024", "o modelo 2019": a year, and no amount.

import type { NumberRead } from '../numbers/spelled-numbers.ts';
import type { Token } from '../tokens/token.ts';
import { isPlainInteger } from '../tokens/token-shapes.ts';
import { MONTH_NAMES, PRICE_CUES, YEAR_BEFORE } from './not-amount-words.ts';

const PAY_IS = /\b(?:salario|aluguel|aposentadoria|pensao)(?: e(?: de)?)?$/;

/** A four-digit year from 1900 to 2099 without a price word before it. */
export function isYear(tokens: readonly Token[], from: number, read: NumberRead): boolean {
  if (read.decimals > 0 || read.cents < 190000 || read.cents > 209900) return false;
  const token = tokens[from];
  if (token?.kind === 'number' && !(isPlainInteger(token) && token.norm.length === 4)) return false;
  if (token?.kind === 'number' && read.scaled) return false;
  const before = tokens[from - 1]?.norm ?? '';
  if (PRICE_CUES.has(before) || PAY_IS.test(`${tokens[from - 3]?.norm} ${tokens[from - 2]?.norm} ${before}`))
    return false;
  const round = read.cents % 5000 === 0;
  if (YEAR_BEFORE.has(before) || MONTH_NAMES.has(before)) return !(round && before === 'de');
  return !round && token?.kind === 'number' && !read.words;
}

// Finds the end of a number token and the word attached to it. "5x", "6h40", "09/11", "2ª" and "20261118-7745" stay
// whole; "4mil", "2,5k", "30reais" and "5kg" are split so that the unit is a word of its own.

import { isDigitAt, isLetterAt } from './char-classes.ts';
import { fold } from './normalize.ts';

const SEPARATORS = new Set('.,:/-'.split(''));

/** Words that may be attached to a number and still count as words. */
const GLUED = new Set(
  (
    'k mil mi bi milhao milhoes barao baroes real reais rs r conto contos pila pilas pau paus mango mangos prata pratas ' +
    'dolar dolares usd eur euro euros brl e centavos cada kg kgs g gr mg l lt lts ml cm mm m km mt mts min mins seg ' +
    'gb mb tb w v hz pol un und uni dia dias mes meses ano anos sem vezes vez parcelas parcela pessoas am pm d'
  ).split(' '),
);
/** Attached words that digits may follow: "2mil500", "15e90", "5reais50". */
const GLUED_BEFORE_DIGITS = new Set(['mil', 'k', 'e', 'reais', 'real', 'r']);
const HOURS = new Set(['h', 'hs', 'hr', 'hrs']);
const LONGEST_SUFFIX = 8;

/**
 * `end` of the number token; `suffixEnd` when an attached word follows; `norm` when it differs from the raw text.
 * `code` marks an identifier rather than a number ("3b7f", "99pop").
 */
export type NumberScan =
  | { readonly code: false; readonly end: number; readonly suffixEnd?: number; readonly norm?: string }
  | { readonly code: true };

function digitsEnd(text: string, start: number): number {
  let end = start;
  for (;;) {
    while (isDigitAt(text, end)) end++;
    if (!(SEPARATORS.has(text[end] ?? '') && isDigitAt(text, end + 1))) return end;
    end++;
  }
}

function hourScan(text: string, start: number, end: number, suffixEnd: number): NumberScan {
  const hour = text.slice(start, end);
  if (!isDigitAt(text, suffixEnd)) return { code: false, end: suffixEnd, norm: `${hour}h` };
  let stop = suffixEnd;
  while (isDigitAt(text, stop)) stop++;
  if (stop - suffixEnd > 2) return { code: true };
  const norm = `${hour}h${text.slice(suffixEnd, stop)}`;
  const tail = text.slice(stop, stop + 3).toLowerCase();
  if (tail === 'min') return { code: false, end: stop + 3, norm };
  if (tail[0] === 'm' && !isLetterAt(text, stop + 1)) return { code: false, end: stop + 1, norm };
  return isLetterAt(text, stop) ? { code: true } : { code: false, end: stop, norm };
}

/** Reads the number that starts at `start` (a digit). */
export function scanNumber(text: string, start: number): NumberScan {
  const end = digitsEnd(text, start);
  if (text[end] === '°') return { code: false, end: end + 1, norm: `${text.slice(start, end)}o` };
  if (!isLetterAt(text, end)) return { code: false, end };
  let suffixEnd = end;
  while (suffixEnd <= end + LONGEST_SUFFIX && isLetterAt(text, suffixEnd)) suffixEnd++;
  const suffix = fold(text.slice(end, suffixEnd));
  if (HOURS.has(suffix)) return hourScan(text, start, end, suffixEnd);
  if (suffix === 'x') return { code: false, end: suffixEnd, norm: `${text.slice(start, end)}x` };
  const digitsFollow = isDigitAt(text, suffixEnd);
  if ((suffix === 'o' || suffix === 'a') && !digitsFollow) {
    return { code: false, end: suffixEnd, norm: text.slice(start, end) + suffix };
  }
  if (!GLUED.has(suffix) || (digitsFollow && !GLUED_BEFORE_DIGITS.has(suffix))) return { code: true };
  return { code: false, end, suffixEnd };
}

// Parses the digits of a number token. The last separator decides (1.234,56 and 1,299.90); integers throughout, because Math.round(8.165 * 100) is
// 816.

/** A parsed number. `decimals` is the number of decimals written. */
export type Digits = { readonly cents: number; readonly decimals: 0 | 1 | 2; readonly grouped: boolean };

/** Longest integer part: R$ 999.999.999.999 is still a safe integer in centavos. */
const MAX_WHOLE_DIGITS = 12;
const DOT = 46;
const COMMA = 44;

/** The integer part without separators; undefined when a group does not have three digits ("12.34.567"). */
function ungroup(whole: string): string | undefined {
  let out = '';
  let from = 0;
  for (let i = 0; i <= whole.length; i++) {
    const code = whole.charCodeAt(i);
    if (i < whole.length && code !== DOT && code !== COMMA) continue;
    const size = i - from;
    if (from === 0 ? size < 1 || (i < whole.length && size > 3) : size !== 3) return undefined;
    out += whole.slice(from, i);
    from = i + 1;
  }
  return out;
}

/**
 * Centavos of a plain number ("1.500", "67,9", "1,299.90"); undefined with other symbols
 * ("09/11", "5x", "6h40") or an invalid shape.
 */
export function readDigits(norm: string): Digits | undefined {
  let last = -1;
  let separators = 0;
  for (let i = 0; i < norm.length; i++) {
    const code = norm.charCodeAt(i);
    if (code === DOT || code === COMMA) {
      last = i;
      separators++;
    } else if (code < 48 || code > 57) return undefined;
  }
  if (last < 0) return whole(norm, false);
  const after = norm.length - last - 1;
  if (after === 3) {
    // "0,500" is a half; a leading zero cannot precede a thousands group. "33,333" and "16,667" are what a division gave.
    if (separators === 1 && /^0|,([1-8])\1/.test(norm))
      return { cents: Math.round(Number(norm.replace(',', '.')) * 100), decimals: 2, grouped: false };
    const digits = ungroup(norm);
    return digits === undefined ? undefined : whole(digits, true);
  }
  if (after > 3) return undefined;
  const digits = ungroup(norm.slice(0, last));
  if (digits === undefined || digits.length > MAX_WHOLE_DIGITS) return undefined;
  const places = norm.slice(last + 1);
  const fraction = after === 1 ? Number(places) * 10 : Number(places);
  return { cents: Number(digits) * 100 + fraction, decimals: after === 1 ? 1 : 2, grouped: separators > 1 };
}

function whole(digits: string, grouped: boolean): Digits | undefined {
  return digits.length > MAX_WHOLE_DIGITS ? undefined : { cents: Number(digits) * 100, decimals: 0, grouped };
}

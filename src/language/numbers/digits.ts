// Reads the digits of one number token. The last separator decides (1.234,56 and 1,299.90 are both 1234 and something);
// integers all the way, because Math.round(8.165 * 100) is 816.

/** What a run of digits is worth. `decimals` is how many places were written: 0 for a whole number. */
export type Digits = { readonly cents: number; readonly decimals: 0 | 1 | 2; readonly grouped: boolean };

/** Longest whole part read: R$ 999.999.999.999 still fits in a safe integer of centavos. */
const MAX_WHOLE_DIGITS = 12;
const DOT = 46;
const COMMA = 44;

/** The whole part without its separators, or undefined when a group is not three digits long ("12.34.567"). */
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
 * Centavos of a plain number ("1.500", "67,9", "1,299.90"); undefined for anything with other signs in it
 * ("09/11", "5x", "6h40") or with an impossible shape.
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
    // "0,500" is half of something and never five hundred thousandths.
    if (norm.charCodeAt(0) === 48 && separators === 1)
      return { cents: Number(norm.slice(last + 1, last + 3)), decimals: 2, grouped: false };
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

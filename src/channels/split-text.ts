// Splits long text into parts of the platform's maximum size, preferably between paragraphs, then lines, sentences and
// words. A word is split only when it does not fit, and never inside a surrogate pair or grapheme.

/** Size of one code point in the platform's unit; never larger than its number of UTF-16 units. */
export type Measure = (codePoint: string) => number;

/** Telegram counts its limits in UTF-16 units. */
export const utf16Units: Measure = (codePoint) => codePoint.length;
/** WhatsApp counts its limits in characters. */
export const codePoints: Measure = () => 1;

/** Half-open range in UTF-16 units of the whole text. */
export type TextRange = { readonly start: number; readonly end: number };

/** The parts of the text as they are sent; white space at the cuts is dropped. */
export function splitText(text: string, limit: number, measure: Measure): string[] {
  return splitRanges(text, () => limit, measure).map(({ start, end }) => text.slice(start, end));
}

/**
 * Ranges of the parts. `limit(n)` is the maximum size of part `n` (from 0), in the unit of `measure`. No part is empty
 * or only white space; a blank text has no parts. Linear in the length.
 */
export function splitRanges(text: string, limit: (piece: number) => number, measure: Measure): TextRange[] {
  const ranges: TextRange[] = [];
  let start = skipSpace(text, 0);
  const last = trimEnd(text, start, text.length);
  while (start < last) {
    const reach = reachable(text, start, last, limit(ranges.length), measure);
    const cut = reach >= last ? last : bestCut(text, start, reach);
    ranges.push({ start, end: trimEnd(text, start, cut) });
    start = skipSpace(text, cut);
  }
  return ranges;
}

const isSpace = (char: string | undefined): boolean => char !== undefined && /\s/u.test(char);

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text[at])) at += 1;
  return at;
}

function trimEnd(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && isSpace(text[at - 1])) at -= 1;
  return at;
}

/**
 * The furthest index such that the text from `start` fits; at least one code point further, so that the loop always
 * advances.
 */
function reachable(text: string, start: number, last: number, limit: number, measure: Measure): number {
  if (last - start <= limit) return last;
  let at = start;
  let used = 0;
  while (at < last) {
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
    used += measure(sign);
    if (used > limit && at > start) return at;
    at += sign.length;
  }
  return at;
}

/**
 * Best break before `reach`: the strongest kind of break in the second half of the window, else the last space, else a
 * grapheme boundary.
 */
function bestCut(text: string, start: number, reach: number): number {
  const half = start + Math.floor((reach - start) / 2);
  const window = text.slice(half, reach + 1);
  const paragraph = window.lastIndexOf('\n\n');
  if (paragraph > 0) return half + paragraph;
  const line = window.lastIndexOf('\n');
  if (line > 0) return half + line;
  let word = -1;
  for (let at = reach; at > start; at -= 1) {
    if (!isSpace(text[at])) continue;
    if (word < 0) word = at;
    if (at <= half) break;
    if (/[.!?…:;][)\]"'”’»]?$/u.test(text.slice(Math.max(start, at - 2), at))) return at;
  }
  return word > start ? word : signEdge(text, start, reach);
}

/** Moves the index back over joiners, combining marks and skin tones, so that a grapheme stays whole. */
function signEdge(text: string, start: number, reach: number): number {
  let at = reach;
  for (let steps = 0; steps < 24 && at > start + 1; steps += 1) {
    const next = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const joined = /^(?:\p{M}|\u200d|[\u{1f3fb}-\u{1f3ff}])/u.test(next) || text[at - 1] === '\u200d';
    if (!joined) return at;
    at -= text.charCodeAt(at - 1) >= 0xdc00 && text.charCodeAt(at - 1) <= 0xdfff ? 2 : 1;
  }
  return at > start ? at : reach;
}

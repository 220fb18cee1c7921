// Cuts links before numbers are parsed: digits of an address are never money, and a link is stored exactly as typed. The lookahead for a bare domain
// is bounded, so that a text of dots stays linear.

import { classOf, DIGIT, isDigitAt, isLetterAt, LETTER, SPACE } from './char-classes.ts';

/** Longest bare host examined, in characters. */
const HOST_LIMIT = 100;

const ENDINGS = new Set('com br net org gov edu tv app dev info'.split(' '));
/** Top-level domains that are also words, or rare: accepted only with a path ("youtu.be/...", "bit.ly/..."). */
const ENDINGS_WITH_PATH = new Set(
  'be ly me gl co io to ai us uk pt link page store shop site blog live club xyz so gg ee'.split(' '),
);
const TRAILING = new Set('.,;:!?)]}>"\'*…”’'.split(''));

/** A link or an e-mail found at an offset. */
export type Address = { readonly kind: 'url' | 'email'; readonly end: number };

function spaceFrom(text: string, from: number): number {
  let end = from;
  // No address has quotes or angles: they are of what stands around it.
  while (
    end < text.length &&
    !'"<>'.includes(text.charAt(end)) &&
    (classOf(text.charCodeAt(end)) !== SPACE || text.charCodeAt(end) === 0x200d)
  )
    end++;
  return end;
}

function trimmedEnd(text: string, start: number, floor: number): number {
  let end = spaceFrom(text, start);
  // "…/Duna_(filme)" closes what it opens.
  const closes = text.slice(start, end).includes('(');
  while (end > floor && TRAILING.has(text[end - 1] ?? '') && !(closes && text[end - 1] === ')')) end--;
  return end;
}

/** "http://", "https://" or "www." at `start`. */
export function prefixedUrlEnd(text: string, start: number): number | undefined {
  const first = text.charCodeAt(start) | 32;
  if (first === 119) {
    if (text.slice(start, start + 4).toLowerCase() !== 'www.') return undefined;
    return isLetterAt(text, start + 4) || isDigitAt(text, start + 4)
      ? trimmedEnd(text, start + 4, start + 5)
      : undefined;
  }
  if (first !== 104) return undefined;
  const scheme = text.slice(start, start + 8).toLowerCase();
  const length = scheme.startsWith('https://') ? 8 : scheme.startsWith('http://') ? 7 : 0;
  if (length === 0 || start + length >= text.length) return undefined;
  const next = classOf(text.charCodeAt(start + length));
  return next === LETTER || next === DIGIT ? trimmedEnd(text, start + length, start + length + 1) : undefined;
}

function isHostChar(code: number): boolean {
  return (
    code === 46 || code === 45 || code === 95 || (code < 128 && (classOf(code) === LETTER || classOf(code) === DIGIT))
  );
}

function endingOf(host: string): string {
  return host.slice(host.lastIndexOf('.') + 1).toLowerCase();
}

/** A bare domain ("globo.com/x") or an e-mail starting at `start`; called only when a dot or an @ follows a word. */
export function addressAt(text: string, start: number): Address | undefined {
  const limit = Math.min(text.length, start + HOST_LIMIT);
  let end = start;
  while (end < limit && isHostChar(text.charCodeAt(end))) end++;
  if (text[end] === '@') {
    let stop = end + 1;
    while (stop < text.length && stop < end + HOST_LIMIT && isHostChar(text.charCodeAt(stop))) stop++;
    while (stop > end + 1 && text[stop - 1] === '.') stop--;
    return text.slice(end + 1, stop).includes('.') ? { kind: 'email', end: stop } : undefined;
  }
  while (end > start && text[end - 1] === '.') end--;
  const host = text.slice(start, end);
  if (!host.includes('.')) return undefined;
  const hasPath = text[end] === '/' && end + 1 < text.length && classOf(text.charCodeAt(end + 1)) !== SPACE;
  const ending = endingOf(host);
  if (!ENDINGS.has(ending) && !(hasPath && ENDINGS_WITH_PATH.has(ending))) return undefined;
  if (!hasPath && text[end] !== '?') return { kind: 'url', end };
  return { kind: 'url', end: trimmedEnd(text, end, end) };
}

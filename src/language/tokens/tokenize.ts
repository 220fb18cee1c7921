// Tokenizer: one pass, without backtracking. Links are cut first, numbers keep their separators, and letters attached to a number become a separate
// word.

import { classOf, DIGIT, EMOJI, isLetterAt, LETTER, SPACE } from './char-classes.ts';
import { emojiEnd, plainEmoji } from './emoji-scan.ts';
import { fold } from './normalize.ts';
import { scanNumber } from './number-scan.ts';
import type { Token, TokenKind } from './token.ts';
import { addressAt, prefixedUrlEnd } from './web-addresses.ts';
import { type Word, wordOf, wordWritten } from './word.ts';

const DOLLAR = 36;
const HYPHEN = 45;
const DOT = 46;
const AT = 64;
const KEYCAP = 0x20e3;

/** Enclitic pronouns: "salva-o" is "salva" + "o"; "segunda-feira" is one word. */
const CLITICS = new Set('o a os as lo la los las no na nos nas me te se lhe lhes'.split(' '));

/** Currency signs written with letters. */
const LETTER_SIGNS = new Map([
  ['r', 'r$'],
  ['rs', 'r$'],
  ['us', 'us$'],
  ['u', 'us$'],
]);

const PUNCT_NORMS = new Map([
  ['–', '-'],
  ['—', '-'],
  ['−', '-'],
  ['“', '"'],
  ['”', '"'],
  ['‘', "'"],
  ['’', "'"],
  ['…', '.'],
]);

function plainPunct(text: string, at: number): string {
  const mark = text.charAt(at);
  return text.charCodeAt(at) < 128 ? mark : (PUNCT_NORMS.get(mark) ?? mark);
}

function hyphenJoins(text: string, at: number): boolean {
  if (!isLetterAt(text, at + 1)) return false;
  let end = at + 1;
  while (end - at <= 5 && isLetterAt(text, end)) end++;
  return end - at > 5 || !CLITICS.has(fold(text.slice(at + 1, end)));
}

function wordEnd(text: string, start: number): number {
  let end = start + 1;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    const kind = classOf(code);
    if (kind === LETTER || kind === DIGIT) continue;
    if (code === HYPHEN && isLetterAt(text, end - 1) && hyphenJoins(text, end)) continue;
    break;
  }
  return end;
}

function pushWord(tokens: Token[], text: string, start: number): number {
  const end = wordEnd(text, start);
  const next = text.charCodeAt(end);
  if (next === DOLLAR && end - start <= 2) {
    const sign = LETTER_SIGNS.get(text.slice(start, end).toLowerCase());
    if (sign !== undefined) return push(tokens, 'word', text, start, end + 1, wordOf(sign));
  }
  if ((next === DOT && isLetterAt(text, end + 1)) || next === AT) {
    const address = addressAt(text, start);
    if (address?.kind === 'url') return push(tokens, 'url', text, start, address.end);
    if (address?.kind === 'email') {
      return push(tokens, 'word', text, start, address.end, wordOf(text.slice(start, address.end).toLowerCase()));
    }
  }
  const raw = text.slice(start, end);
  if (end - start === 1 && next === 0xb0) return push(tokens, 'word', text, start, end + 1, wordOf('numero'));
  return push(tokens, 'word', text, start, end, raw === 'nº' || raw === 'Nº' ? wordOf('numero') : wordWritten(raw));
}

function pushNumber(tokens: Token[], text: string, start: number): number {
  const scan = scanNumber(text, start);
  if (scan.code) return pushWord(tokens, text, start);
  const keycap = text.charCodeAt(start + 1) === 0xfe0f ? start + 2 : start + 1;
  if (text.charCodeAt(keycap) === KEYCAP)
    return push(tokens, 'emoji', text, start, keycap + 1, wordOf(text[start] ?? ''));
  push(tokens, 'number', text, start, scan.end, scan.norm === undefined ? undefined : wordOf(scan.norm));
  if (scan.suffixEnd === undefined) return scan.end;
  if (text.charCodeAt(scan.suffixEnd) === DOLLAR) return pushWord(tokens, text, scan.end);
  const suffix = text.slice(scan.end, scan.suffixEnd);
  return push(tokens, 'word', text, scan.end, scan.suffixEnd, wordWritten(suffix));
}

function push(tokens: Token[], kind: TokenKind, text: string, start: number, end: number, known?: Word): number {
  const raw = text.slice(start, end);
  const word = known ?? wordOf(raw);
  tokens.push({ kind, norm: word.norm, word, raw, start, end });
  return end;
}

/** All tokens in order, without white space. Linear in the length of the text. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    const kind = classOf(code);
    if (kind === SPACE) at++;
    else if (kind === LETTER) {
      const urlEnd = prefixedUrlEnd(text, at);
      at = urlEnd === undefined ? pushWord(tokens, text, at) : push(tokens, 'url', text, at, urlEnd);
    } else if (kind === DIGIT) at = pushNumber(tokens, text, at);
    else if (kind === EMOJI) {
      const end = emojiEnd(text, at);
      at = push(tokens, 'emoji', text, at, end, wordOf(plainEmoji(text.slice(at, end))));
    } else at = push(tokens, 'punct', text, at, at + 1, wordOf(plainPunct(text, at)));
  }
  return tokens;
}

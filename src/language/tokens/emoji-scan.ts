// Finds the end of an emoji: ZWJ sequences, skin tones, flags and variation selectors form one symbol.

import { classOf, EMOJI } from './char-classes.ts';

const ZWJ = 0x200d;

function isVariation(code: number): boolean {
  return code >= 0xfe00 && code <= 0xfe0f;
}

/** U+1F3FB..1F3FF are D83C DFFB..DFFF. */
function isSkinToneAt(text: string, at: number): boolean {
  const low = text.charCodeAt(at + 1);
  return text.charCodeAt(at) === 0xd83c && low >= 0xdffb && low <= 0xdfff;
}

/** Regional indicators U+1F1E6..1F1FF are D83C DDE6..DDFF. */
function isFlagHalfAt(text: string, at: number): boolean {
  const low = text.charCodeAt(at + 1);
  return text.charCodeAt(at) === 0xd83c && low >= 0xdde6 && low <= 0xddff;
}

function unitEnd(text: string, at: number): number {
  const code = text.charCodeAt(at);
  const paired = code >= 0xd800 && code <= 0xdbff && at + 1 < text.length;
  return at + (paired ? 2 : 1);
}

/** End offset of the emoji that starts at `start`. */
export function emojiEnd(text: string, start: number): number {
  let end = unitEnd(text, start);
  if (isFlagHalfAt(text, start) && isFlagHalfAt(text, end)) return end + 2;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    if (isVariation(code)) end++;
    else if (isSkinToneAt(text, end)) end += 2;
    else if (code === ZWJ && end + 1 < text.length && classOf(text.charCodeAt(end + 1)) === EMOJI)
      end = unitEnd(text, end + 1);
    else break;
  }
  return end;
}

/** The emoji without skin tone and variation selector, so that one lexicon entry covers all variants. */
export function plainEmoji(raw: string): string {
  if (raw.length === 1) return raw;
  let out = '';
  for (let i = 0; i < raw.length; ) {
    if (isVariation(raw.charCodeAt(i))) i++;
    else if (isSkinToneAt(raw, i)) i += 2;
    else out += raw[i++];
  }
  return out;
}

// The tokenizer's class of each UTF-16 unit: a table for ASCII, ranges for the rest. No regular expression runs per
// character, so 64 KB of input costs 64 KB of look-ups.

export const SPACE = 0;
export const LETTER = 1;
export const DIGIT = 2;
const PUNCT = 3;
export const EMOJI = 4;

const ASCII = new Uint8Array(128).fill(PUNCT);
for (let code = 0; code <= 32; code++) ASCII[code] = SPACE;
for (let code = 48; code <= 57; code++) ASCII[code] = DIGIT;
for (let code = 65; code <= 90; code++) ASCII[code] = ASCII[code + 32] = LETTER;
ASCII[127] = SPACE;

function classOfSymbol(code: number): number {
  if (code <= 0x200f || code === 0x2028 || code === 0x2029 || code === 0x202f) return SPACE;
  if (code >= 0x205f && code <= 0x206f) return SPACE;
  if (code === 0x20e3) return SPACE;
  if (code === 0x203c || code === 0x2049 || code === 0x2122 || code === 0x2139) return EMOJI;
  if (code >= 0x2190 && code <= 0x21ff) return EMOJI;
  if (code >= 0x2300 && code <= 0x27bf) return EMOJI;
  if (code >= 0x2900 && code <= 0x2bff) return EMOJI;
  return PUNCT;
}

/** The class of one UTF-16 unit. Surrogates of the emoji planes are EMOJI, other surrogates are LETTER. */
export function classOf(code: number): number {
  if (code < 128) return ASCII[code] ?? PUNCT;
  if (code < 0xc0) return code === 0xaa || code === 0xba ? LETTER : code === 0xa0 || code === 0xad ? SPACE : PUNCT;
  if (code < 0x2000) return code === 0xd7 || code === 0xf7 ? PUNCT : LETTER;
  if (code < 0x2c00) return classOfSymbol(code);
  if (code >= 0xd83c && code <= 0xd83e) return EMOJI;
  if (code === 0x3000 || code === 0xfeff || (code >= 0xfe00 && code <= 0xfe0f)) return SPACE;
  if (code < 0x3040) return code === 0x3030 || code === 0x303d ? EMOJI : PUNCT;
  return LETTER;
}

/** False beyond the end of the text. */
export function isDigitAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

/** False outside the text. */
export function isLetterAt(text: string, at: number): boolean {
  return at >= 0 && at < text.length && classOf(text.charCodeAt(at)) === LETTER;
}

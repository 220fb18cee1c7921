// The unit of all rules of language/. Matching uses `norm`; titles, notes and URLs are always cut from the raw text by `start`/`end` (UTF-16
// offsets), so that they are stored as written.

import type { Word } from './word.ts';

export type TokenKind = 'word' | 'number' | 'url' | 'emoji' | 'punct';

export type Token = {
  readonly kind: TokenKind;
  /** Lower case, accents stripped, repeats collapsed, abbreviations expanded ("vc" -> "voce", "hj" -> "hoje"), typos corrected. */
  readonly norm: string;
  /** Cached data of `norm`. */
  readonly word: Word;
  readonly raw: string;
  /** Offsets into the raw text: raw === text.slice(start, end). */
  readonly start: number;
  readonly end: number;
};

/** A token range [from, to) with one meaning; indices into the token list. */
export type TokenSpan = { readonly from: number; readonly to: number };

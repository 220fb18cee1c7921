// Real words that resemble errors of lexicon words ("mesa" is not "mês"): excluded from typo correction.

import { CodedSymbols } from '../coded-symbols.ts';
import { readWords } from '../coded-words.ts';
import { REAL_WORDS_CODED } from './real-words-coded.ts';
import { TOLD_WORDS } from './told-words.ts';

export const REAL_WORDS: ReadonlySet<string> = new Set([
  ...readWords(new CodedSymbols(REAL_WORDS_CODED)),
  ...TOLD_WORDS.split(/\s+/),
]);
